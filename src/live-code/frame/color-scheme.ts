/** Has the browser draw its own controls, in an element, for the background that the element has. */
export function followBackground(element: HTMLElement): void {
  const [red = 255, green = 255, blue = 255] = (
    getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number);
  const isDark = 0.3 * red + 0.59 * green + 0.11 * blue < 128;
  element.style.colorScheme = isDark ? 'dark' : 'light';
}
