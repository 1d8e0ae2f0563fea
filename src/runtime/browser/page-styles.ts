/**
 * Adds CSS to the page as a constructed stylesheet, since the content security policy blocks `style` elements that
 * aren't in the page's HTML.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
