import { navigationId } from './menu';
import { sectionItemsHtml } from './navigation-html';
import { isPage, navigationListPath, type NavigationItem } from './sidebar';
import { onEachPage, onSidebarRendered, onReturn } from '../browser/page-events';
import { addressOf } from '../site/base-url';
import { readVisit, writeVisit } from '../browser/storage';

const lists = new Map<string, Promise<NavigationItem[]>>();

/** Fetches the items of a section and caches them. Failures aren't cached, so the next call retries. */
function loadList(section: string): Promise<NavigationItem[]> {
  let list = lists.get(section);
  if (!list) {
    list = fetch(addressOf(navigationListPath(section))).then((response) => {
      if (!response.ok) throw new Error(`${response.url} returned ${response.status}`);
      return response.json() as Promise<NavigationItem[]>;
    });
    list.catch(() => lists.delete(section));
    // Not in development, where the items can change without a reload of the shell.
    if (process.env.NODE_ENV !== 'development') lists.set(section, list);
  }
  return list;
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** Shows or hides the items of a section, fetching them if they aren't in the document yet. */
async function setOpen(button: HTMLElement, open: boolean): Promise<void> {
  const section = button.getAttribute('data-section')!;
  const list = document.getElementById(button.getAttribute('aria-controls')!)!;
  list.parentElement!.querySelector(':scope > [role="alert"]')?.remove();
  button.setAttribute('aria-expanded', String(open));
  if (!open || list.querySelector('a')) return;
  try {
    const items = await loadList(section);
    if (button.isConnected) list.innerHTML = sectionItemsHtml(items, window.location.pathname);
  } catch (error) {
    button.setAttribute('aria-expanded', 'false');
    list.insertAdjacentHTML('beforebegin', '<p role="alert">These links failed to load.</p>');
    console.warn(`Couldn't load navigation section "${section}".`, error);
  }
}

const currentLink = (element: Element) =>
  element.querySelector<HTMLElement>('a[aria-current="page"]');

/** Sets `aria-current` on the links to the current page. */
function markCurrentPage(navigation: HTMLElement): void {
  for (const link of navigation.querySelectorAll<HTMLAnchorElement>('li a')) {
    const { origin, pathname, hash } = link;
    // Links with a hash point to a section of the page, not to the page.
    const isCurrent =
      origin === window.location.origin && !hash && isPage(window.location.pathname, pathname);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Pending measurement of the current link. */
let linkObserver: IntersectionObserver | undefined;

/**
 * Scrolls the current page's link into view within the navigation. Measures with an observer, since reading the
 * geometry before the browser has laid out the page would force a second layout.
 */
function scrollToCurrentLink(navigation: HTMLElement): void {
  const current = currentLink(navigation);
  if (!current) return;
  // Two observers would each apply the same scroll offset.
  linkObserver?.disconnect();
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      const { boundingClientRect: link, rootBounds: box } = entry!;
      if (!box || (link.top >= box.top && link.bottom <= box.bottom)) return;
      navigation.scrollTop += (link.top + link.bottom) / 2 - (box.top + box.bottom) / 2;
    },
    { root: navigation },
  );
  linkObserver = observer;
  observer.observe(current);
}

/** Session storage key of the navigation state, which survives full page loads. */
const stateKey = 'site:navigation';

interface NavigationState {
  /** Ids of open sections. */
  open: string[];
  /** Ids of closed sections. */
  closed: string[];
  /** Scroll offset in px. */
  top: number;
}

const buttonsIn = (navigation: HTMLElement) => [
  ...navigation.querySelectorAll<HTMLElement>('button[data-section]'),
];

function saveNavigationState(): void {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const ids = (open: boolean) =>
    buttonsIn(navigation)
      .filter((button) => isOpen(button) === open)
      .map((button) => button.getAttribute('data-section')!);
  const state: NavigationState = {
    open: ids(true),
    closed: ids(false),
    top: navigation.scrollTop,
  };
  writeVisit(stateKey, JSON.stringify(state));
}

/** Reads the saved state. Returns an empty one if it's missing or malformed: readers only lose open sections. */
export function readNavigationState(): NavigationState {
  try {
    const { open, closed, top } = JSON.parse(readVisit(stateKey)!) as NavigationState;
    return { open: [...open], closed: [...closed], top: Number(top) };
  } catch {
    return { open: [], closed: [], top: 0 };
  }
}

/** Returns the ids of the sections that contain the page, outermost first. The page's HTML lists them. */
function readPageTrail(): string[] {
  const page = document.querySelector('[data-trail]');
  return page ? page.getAttribute('data-trail')!.split(' ') : [];
}

/** Restores the open and closed sections and the scroll offset of the previous page. */
async function restoreNavigation(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const { open, closed, top } = readNavigationState();
  const pageSections = readPageTrail();
  await Promise.all(
    buttonsIn(navigation).map((button) => {
      const section = button.getAttribute('data-section')!;
      if (open.includes(section) && !isOpen(button)) return setOpen(button, true);
      const shouldClose = closed.includes(section) && !pageSections.includes(section);
      return shouldClose && isOpen(button) ? setOpen(button, false) : undefined;
    }),
  );
  if (top > 0) navigation.scrollTop = top;
  scrollToCurrentLink(navigation);
}

/** Marks the current page's links, opens the sections that contain it, and scrolls to its link. */
async function showCurrentPage(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  markCurrentPage(navigation);
  for (const section of readPageTrail()) {
    const button = buttonsIn(navigation).find(
      (candidate) => candidate.getAttribute('data-section') === section,
    );
    if (button) await setOpen(button, true);
  }
  scrollToCurrentLink(navigation);
}

/**
 * Starts the collapsible sections of the side navigation (event delegation). The links of a top-level section are
 * added to the document when it first opens. Open sections stay open across full page loads. Runs once, with the
 * shell.
 */
export function startSections(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-section]');
    if (!button) return;
    void setOpen(button, !isOpen(button));
    // Don't wait for `pagehide`: a prerendered page may be activated before this page gets that event.
    saveNavigationState();
  });
  window.addEventListener('pagehide', saveNavigationState);
  onEachPage(() => void showCurrentPage());
  void restoreNavigation();
  onReturn(() => void restoreNavigation());
  onSidebarRendered(() => void restoreNavigation().then(showCurrentPage));
}
