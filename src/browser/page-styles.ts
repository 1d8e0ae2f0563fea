/**
 * Adds CSS to the page, by a sheet and no element: the content policy knows the elements that stand in the
 * page, and refuses others.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
