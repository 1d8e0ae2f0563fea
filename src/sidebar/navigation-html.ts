import { escapeHtml } from '../site/escape-html';
import { containsPage, isPage, type NavigationItem, type NavigationSection } from './sidebar';

const arrow =
  '<svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">' +
  '<path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

function linkHtml(label: string, href: string, pathname: string): string {
  const current = isPage(pathname, href) ? ' aria-current="page"' : '';
  return `<a href="${escapeHtml(href)}"${current}>${escapeHtml(label)}</a>`;
}

function sectionHtml(item: NavigationSection, pathname: string, isTop: boolean): string {
  const { label, href, collapsible, collapsed, customProps, items } = item;
  // A group with a label is always open.
  if (!collapsible && !href) {
    const text = escapeHtml(label);
    const list = itemsHtml(items, pathname, false);
    return `<li><span>${text}</span><ul aria-label="${text}">${list}</ul></li>`;
  }
  const id = `navigation-${customProps.section}`;
  const isOpen = !collapsible || !collapsed || containsPage([item], pathname);
  const attributes =
    `type="button" aria-expanded="${isOpen}" aria-controls="${id}" ` +
    `data-section="${customProps.section}"`;
  const name = href ? linkHtml(label, href, pathname) : '';
  const row = collapsible
    ? href
      ? `${name}<button ${attributes} aria-label="${escapeHtml(label)} pages" data-with-scripts>${arrow}</button>`
      : // Without scripts the group is always open and the button is just its label.
        `<button ${attributes}>${escapeHtml(label)}${arrow}</button>`
    : name;
  // The browser fetches the items of closed top-level sections. Groups are always rendered: they have no page that
  // would link to their items without scripts.
  const isRendered = isOpen || !isTop || !href;
  const list = isRendered ? itemsHtml(items, pathname, false) : '';
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
 * Renders the side navigation as HTML: links, and collapsible sections (./sections). Without scripts, readers reach
 * the pages of a closed section through its index page.
 * @param items top-level items
 * @param pathname path of the current page
 */
export function navigationHtml(items: NavigationItem[], pathname: string): string {
  return itemsHtml(items, pathname, true);
}

/** Renders the items of a section as HTML, as in `navigationHtml`. */
export function sectionItemsHtml(items: NavigationItem[], pathname: string): string {
  return itemsHtml(items, pathname, false);
}
