/** Components documented on another component's page. */
const documentedWith: Record<string, string> = { MenuIcon: 'MenuButton' };

/**
 * Path of the page that documents a component.
 * @param name export name in Theme UI
 */
export function componentPage(name: string): string {
  const documentedName = documentedWith[name] ?? name;
  return `/components/${documentedName.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase()}`;
}
