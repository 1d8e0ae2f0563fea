import { addressOf } from '../../../base/facts/base-url';
import { createElement } from '../../../runtime/browser/create-element';
import { navigationId } from '../../sidebar/menu';

/** Icons by name: paths in 20 by 20 px. */
const icons = {
  search: 'M13 13l4.5 4.5M8.5 15a6.5 6.5 0 110-13 6.5 6.5 0 010 13z',
  page: 'M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4',
  report: 'M4.5 17.5v-14h9.5l-2 3.5 2 3.5h-9.5',
  version: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15M10 6v4l3 2',
};

/** Creates an icon. The styles set its size and line. */
export function createIcon(name: keyof typeof icons): Element {
  const image = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  image.setAttribute('viewBox', '0 0 20 20');
  image.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(image.namespaceURI, 'path');
  line.setAttribute('d', icons[name]);
  image.append(line);
  return image;
}

/**
 * Creates an option in one line: a link if it has an address, otherwise a button.
 * @param caption what the page is about; or, in a `<kbd>`, what to type for it
 */
export function createRow(
  attributes: Record<string, string>,
  icon: Element,
  label: string,
  ...caption: (HTMLElement | string)[]
): HTMLElement {
  const tag = attributes.href === undefined ? 'button' : 'a';
  return createElement(
    tag,
    { 'data-row': '', ...(tag === 'button' && { type: 'button' }), ...attributes },
    icon,
    createElement('span', {}, label),
    ' ',
    createElement('small', {}, ...caption),
  );
}

/** Links of the side navigation that aren't to versions. */
export const navigationLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(`#${navigationId} li a:not([data-versions] *)`),
];

/** Pages to suggest: path, label, and what the page is about. */
type Suggestion = [path: string, label: string, caption: string];

/** Pages that most readers look for. */
export const popularPages: Suggestion[] = [
  ['/sx-prop', 'sx prop', 'Styles from your theme'],
  ['/color-modes', 'Color modes', 'Light, dark, and custom modes'],
  ['/getting-started/nextjs', 'Next.js', 'App Router and Pages Router'],
  ['/components/button', 'Button', 'Variants, sizes, icons'],
  ['/packages/presets', 'Presets', 'Ready-made themes'],
  ['/customize', 'Customize', 'Make your own theme'],
];

/** Pages for readers whose search found nothing. */
export const otherPages: Suggestion[] = [
  ['/components', 'Components', 'All components, with previews'],
  ['/recipes', 'Recipes', 'Page sections that you can copy'],
  ['/troubleshooting', 'Troubleshooting', 'Error messages'],
];

/**
 * Creates rows for the pages that exist: this version's, or else those at the root.
 * @param version path of the version; empty for the one at the root
 */
export function pageRows(pages: Suggestion[], version: string): HTMLElement[] {
  const known = new Set(navigationLinks().map((link) => link.getAttribute('href')));
  return pages.flatMap(([path, label, caption]) => {
    const href = [version + path, path].map(addressOf).find((address) => known.has(address));
    return href ? createRow({ href }, createIcon('page'), label, caption) : [];
  });
}
