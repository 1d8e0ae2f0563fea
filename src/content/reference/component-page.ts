import { libraryRepository } from '../../base/facts/facts';
import type { ComponentEntry } from './component-entries';

/** Components that are documented on another component's page, and written in its file. */
const documentedWith: Record<string, string> = { MenuIcon: 'MenuButton' };

/**
 * Path of the page that documents a component.
 * @param name export name in Theme UI
 */
export function componentPage(name: string): string {
  const documentedName = documentedWith[name] ?? name;
  return `/components/${documentedName.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase()}`;
}

/**
 * File of a component's source, and its URL in the library's repository.
 * @param name export name in Theme UI
 * @param release such as `0.17.4`
 */
export function componentSource(name: string, release: string): { file: string; url: string } {
  const file = `${documentedWith[name] ?? name}.tsx`;
  return { file, url: `${libraryRepository}/blob/v${release}/packages/components/src/${file}` };
}

/**
 * Path of a component's default variant from the root of the theme, such as `buttons.primary`; undefined if it has none.
 */
export function defaultVariantPath({
  themeKey,
  defaultVariant,
}: Pick<ComponentEntry, 'themeKey' | 'defaultVariant'>): string | undefined {
  return defaultVariant && !defaultVariant.includes('.')
    ? `${themeKey}.${defaultVariant}`
    : defaultVariant;
}
