import { navigationId } from './menu';
import { isPage } from '../../content/pages/sidebar';
import { revealIn } from '../../runtime/browser/reveal';
import { onPageShown, onReturn } from '../../runtime/browser/page-events';
import { parseStored, readSession, writeSession } from '../../runtime/browser/storage';

/** Session storage key of the navigation state, which survives full page loads. */
const stateKey = 'site:navigation';

interface NavigationState {
  /** Sections by name: true if the reader left them open. */
  sections: Record<string, unknown>;
  /** Scroll offset in px. */
  top: number;
}

/** Reads the saved state. Returns an empty one if it's missing or malformed: readers only lose open sections. */
export function readNavigationState(): NavigationState {
  const { sections, top } = Object(parseStored(readSession(stateKey))) as Partial<NavigationState>;
  return { sections: Object(sections) as Record<string, unknown>, top: Number(top ?? 0) };
}

const sectionsIn = (navigation: Element) =>
  navigation.querySelectorAll<HTMLDetailsElement>('ul details');

/** The section's label, below those of the sections that contain it. Versions share it. */
function nameOf(section: Element): string {
  const outer = section.parentElement!.closest('details');
  const label = section.querySelector('summary')!.textContent;
  return outer ? `${nameOf(outer)}/${label}` : label;
}

function saveNavigation(): void {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const sections = [...sectionsIn(navigation)].map((section) => [nameOf(section), section.open]);
  const state = { sections: Object.fromEntries(sections), top: navigation.scrollTop };
  writeSession(stateKey, JSON.stringify(state));
}

const currentLink = (element: Element) => element.querySelector('a[aria-current="page"]');

/** Restores the open sections and the scroll offset of the previous page. The section of the page stays open. */
function restoreNavigation(): void {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const { sections, top } = readNavigationState();
  for (const section of sectionsIn(navigation)) {
    const wasOpen = sections[nameOf(section)];
    if (typeof wasOpen === 'boolean') section.open = wasOpen || !!currentLink(section);
  }
  // A page that isn't in it, such as the search, begins at the top.
  if (top > 0 && currentLink(navigation)) navigation.scrollTop = top;
}

/**
 * Defines the element that ends the side navigation: when the browser has parsed it, the sections are as the reader
 * left them. Runs in the head, before the first paint.
 */
export function defineRestoreNavigation(): void {
  class RestoreNavigation extends HTMLElement {
    connectedCallback(): void {
      restoreNavigation();
    }
  }
  window.customElements.define('restore-navigation', RestoreNavigation);
}

/** Marks the current page's links, opens the sections that contain it, and scrolls to its link. */
function showCurrentPage(): void {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  for (const link of navigation.querySelectorAll<HTMLAnchorElement>(
    'li a:not([data-versions] *, [data-bases])',
  )) {
    const { origin, pathname, hash } = link;
    // Links with a hash point to a section of the page, not to the page.
    const isCurrent =
      origin === window.location.origin && !hash && isPage(window.location.pathname, pathname);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const section of sectionsIn(navigation)) if (currentLink(section)) section.open = true;
  const current = currentLink(navigation);
  if (current) revealIn(navigation, current);
}

/**
 * Lets the side navigation follow the current page, and keeps what the reader opened across full page loads. Runs once,
 * with the shell.
 */
export function startSections(): void {
  // `toggle` doesn't bubble. Don't only wait for `pagehide`: a prerendered page may be activated before this page gets
  // it.
  document.addEventListener('toggle', saveNavigation, { capture: true });
  window.addEventListener('pagehide', saveNavigation);
  onPageShown(showCurrentPage);
  onReturn(restoreNavigation);
}
