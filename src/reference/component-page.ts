/** Components that another component's page documents. */
const onPageOf: Record<string, string> = { MenuIcon: 'MenuButton' };

/**
 * Path of the page that documents a component.
 * @param name as Theme UI exports it
 */
export function componentPage(name: string): string {
  const documented = onPageOf[name] ?? name;
  return `/components/${documented.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase()}`;
}
