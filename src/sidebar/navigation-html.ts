import { escapeHtml } from '../site/escape-html';
import { holdsPage, isPage, type NavigationItem, type NavigationSection } from './sidebar';

const arrow =
  '<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">' +
  '<path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

function linkHtml(label: string, href: string, pathname: string): string {
  const current = isPage(pathname, href) ? ' aria-current="page"' : '';
  return `<a href="${escapeHtml(href)}"${current}>${escapeHtml(label)}</a>`;
}

function sectionHtml(item: NavigationSection, pathname: string, isTop: boolean): string {
  const { label, href, collapsible, collapsed, customProps, items } = item;
  const id = `navigation-${customProps.section}`;
  const isOpen = !collapsible || !collapsed || holdsPage([item], pathname);
  const attributes =
    `type="button" aria-expanded="${isOpen}" aria-controls="${id}" ` +
    `data-section="${customProps.section}"`;
  const name = href ? linkHtml(label, href, pathname) : `<span>${escapeHtml(label)}</span>`;
  const row = collapsible
    ? href
      ? `${name}<button ${attributes} aria-label="${escapeHtml(label)} pages" data-with-scripts>${arrow}</button>`
      : // Without scripts, where the group is open, the button is only its name.
        `<button ${attributes}>${escapeHtml(label)}${arrow}</button>`
    : name;
  // What is closed on the top level is fetched, but for a group, which has no page that leads on.
  const isPrinted = isOpen || !isTop || !href;
  const list = isPrinted ? itemsHtml(items, pathname, false) : '';
  return `<li><div>${row}</div><ul id="${id}" aria-label="${escapeHtml(label)}">${list}</ul></li>`;
}

function itemsHtml(items: NavigationItem[], pathname: string, isTop: boolean): string {
  return items
    .map((item) =>
      item.type === 'link'
        ? `<li>${linkHtml(item.label, item.href, pathname)}</li>`
        : sectionHtml(item, pathname, isTop),
    )
    .join('');
}

/**
 * Markup of the side navigation: of links, and of sections that open and close (./sections). Without
 * scripts, a closed section's own page leads to its pages.
 * @param items of the top level
 * @param pathname address of the page
 */
export function navigationHtml(items: NavigationItem[], pathname: string): string {
  return itemsHtml(items, pathname, true);
}

/** Markup of a section's items, as in `navigationHtml`. */
export function sectionItemsHtml(items: NavigationItem[], pathname: string): string {
  return itemsHtml(items, pathname, false);
}
