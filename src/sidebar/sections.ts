import { attributeOf } from '../site/attribute';
import { navigationId } from './menu';
import { sectionItemsHtml } from './navigation-html';
import { isPage, navigationListPath, type NavigationItem } from './sidebar';
import { onEachPage, onNavigationDrawn, onReturn } from '../browser/page-events';
import { addressOf } from '../site/base-url';
import { readVisit, writeVisit } from '../browser/storage';
import { pageTrail, sectionButton } from './attributes';

const lists = new Map<string, Promise<NavigationItem[]>>();

/** Fetches a section's items once; a failed fetch is forgotten, so that the next try asks again. */
function loadList(section: string): Promise<NavigationItem[]> {
  let list = lists.get(section);
  if (!list) {
    list = fetch(addressOf(navigationListPath(section))).then((response) => {
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      return response.json() as Promise<NavigationItem[]>;
    });
    list.catch(() => lists.delete(section));
    // In development pages change while the shell stays.
    if (process.env.NODE_ENV !== 'development') lists.set(section, list);
  }
  return list;
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** Shows or hides a section's items, which are fetched unless they are there already. */
async function setOpen(button: HTMLElement, open: boolean): Promise<void> {
  const section = attributeOf(button, sectionButton)!;
  const list = document.getElementById(button.getAttribute('aria-controls')!)!;
  list.parentElement!.querySelector(':scope > [role="alert"]')?.remove();
  button.setAttribute('aria-expanded', String(open));
  if (!open || list.querySelector('a')) return;
  try {
    const items = await loadList(section);
    if (button.isConnected) list.innerHTML = sectionItemsHtml(items, window.location.pathname);
  } catch (error) {
    button.setAttribute('aria-expanded', 'false');
    list.insertAdjacentHTML('beforebegin', '<p role="alert">These links could not be loaded.</p>');
    console.warn(`Navigation section "${section}" could not be loaded.`, error);
  }
}

const currentLink = (element: Element) =>
  element.querySelector<HTMLElement>('a[aria-current="page"]');

/** Marks the current page among the links that are there. */
function markCurrentPage(navigation: HTMLElement): void {
  for (const link of navigation.querySelectorAll<HTMLAnchorElement>('li a')) {
    const { origin, pathname, hash } = link;
    // A link to a place on the page isn't the page.
    const isCurrent =
      origin === window.location.origin && !hash && isPage(window.location.pathname, pathname);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Waits for the place of the current link. */
let placeObserver: IntersectionObserver | undefined;

/**
 * Scrolls the link of the current page into view within the navigation, once the browser has laid out the
 * page: asking for places earlier would make it do so twice.
 */
function scrollToCurrentLink(navigation: HTMLElement): void {
  const current = currentLink(navigation);
  if (!current) return;
  // Two that hear of one layout would scroll twice as far.
  placeObserver?.disconnect();
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      const { boundingClientRect: link, rootBounds: box } = entry!;
      if (!box || (link.top >= box.top && link.bottom <= box.bottom)) return;
      navigation.scrollTop += (link.top + link.bottom) / 2 - (box.top + box.bottom) / 2;
    },
    { root: navigation },
  );
  placeObserver = observer;
  observer.observe(current);
}

/** Key under which the visit keeps what of the side navigation lasts over full page loads. */
const memoryKey = 'site:navigation';

interface NavigationMemory {
  /** Ids of the sections that are open. */
  open: string[];
  /** Ids of those that are closed. */
  closed: string[];
  /** Distance scrolled, in px. */
  top: number;
}

const buttonsIn = (navigation: HTMLElement) => [
  ...navigation.querySelectorAll<HTMLElement>(`button[${sectionButton}]`),
];

function rememberNavigation(): void {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const ids = (open: boolean) =>
    buttonsIn(navigation)
      .filter((button) => isOpen(button) === open)
      .map((button) => attributeOf(button, sectionButton)!);
  const memory: NavigationMemory = {
    open: ids(true),
    closed: ids(false),
    top: navigation.scrollTop,
  };
  writeVisit(memoryKey, JSON.stringify(memory));
}

/** What was kept; nothing when it cannot be read, which costs a press and no more. */
export function readMemory(): NavigationMemory {
  try {
    const { open, closed, top } = JSON.parse(readVisit(memoryKey)!) as NavigationMemory;
    return { open: [...open], closed: [...closed], top: Number(top) };
  } catch {
    return { open: [], closed: [], top: 0 };
  }
}

/** Ids of the sections that the page stands in, from the top; the page names them. */
function trail(): string[] {
  const page = document.querySelector(`[${pageTrail}]`);
  return page ? attributeOf(page, pageTrail)!.split(' ') : [];
}

/** Opens what was open on the page before, closes what was closed, and scrolls there. */
async function recallNavigation(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const { open, closed, top } = readMemory();
  const own = trail();
  await Promise.all(
    buttonsIn(navigation).map((button) => {
      const section = attributeOf(button, sectionButton)!;
      if (open.includes(section) && !isOpen(button)) return setOpen(button, true);
      const closes = closed.includes(section) && !own.includes(section);
      return closes && isOpen(button) ? setOpen(button, false) : undefined;
    }),
  );
  if (top > 0) navigation.scrollTop = top;
  scrollToCurrentLink(navigation);
}

/** Marks the current page, opens the sections it stands in, and scrolls it into view within the navigation. */
async function showCurrentPage(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  markCurrentPage(navigation);
  for (const section of trail()) {
    const button = buttonsIn(navigation).find(
      (each) => attributeOf(each, sectionButton) === section,
    );
    if (button) await setOpen(button, true);
  }
  scrollToCurrentLink(navigation);
}

/**
 * The sections of the side navigation that open and close, by event delegation on their buttons.
 * Those of the top level have links in the document once they were open; open ones stay so over full page
 * loads. Runs once, with the shell.
 */
export function startSections(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`button[${sectionButton}]`);
    if (!button) return;
    void setOpen(button, !isOpen(button));
    // At once: a page that was prerendered may be shown before this one is told that it goes.
    rememberNavigation();
  });
  window.addEventListener('pagehide', rememberNavigation);
  onEachPage(() => void showCurrentPage());
  void recallNavigation();
  onReturn(() => void recallNavigation());
  onNavigationDrawn(() => void recallNavigation().then(showCurrentPage));
}
