import { navigationId } from './menu';
import {
  isPage,
  isWithin,
  navigationListHtml,
  navigationListUrl,
  type NavigationLink,
} from './navigation-tree';
import { onEachPage, onReturn } from '../../page-loading/page-events';
import { readVisit, writeVisit } from '../../page-loading/visit-storage';

const lists = new Map<string, Promise<NavigationLink[]>>();

/** Fetches a section's pages once; a failed fetch is forgotten, so that the next try asks again. */
function loadList(section: string): Promise<NavigationLink[]> {
  let list = lists.get(section);
  if (!list) {
    const baseUrl = document.getElementById(navigationId)!.dataset.baseUrl!;
    list = fetch(navigationListUrl(baseUrl, section)).then((response) => {
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      return response.json() as Promise<NavigationLink[]>;
    });
    list.catch(() => lists.delete(section));
    lists.set(section, list);
  }
  return list;
}

const listOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls')!)!;

const currentLink = (element: Element) =>
  element.querySelector<HTMLElement>('a[aria-current="page"]');

/** Shows or hides a section's pages, which are fetched unless the HTML has them already. */
async function setOpen(button: HTMLElement, open: boolean): Promise<void> {
  const list = listOf(button);
  button.setAttribute('aria-expanded', String(open));
  if (!open) return list.replaceChildren();
  if (list.querySelector('a')) return;
  try {
    const links = await loadList(button.dataset.section!);
    if (!button.isConnected || button.getAttribute('aria-expanded') !== 'true') return;
    list.innerHTML = navigationListHtml(links, window.location.pathname);
  } catch (error) {
    button.setAttribute('aria-expanded', 'false');
    // The section's own link leads to the same pages, so the list closes and says why.
    list.innerHTML = '<li><span role="alert">These links could not be loaded.</span></li>';
    console.warn(`Navigation section "${button.dataset.section}" could not be loaded.`, error);
  }
}

/** Marks the current page among the links that are there. */
function markCurrentPage(navigation: HTMLElement): void {
  for (const link of navigation.querySelectorAll<HTMLAnchorElement>('li a')) {
    if (isPage(window.location.pathname, link.pathname)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Scrolls the link of the current page into view within the navigation, once the browser has laid out the
 * page: asking for places earlier would make it do so twice.
 */
function scrollToCurrentLink(navigation: HTMLElement): void {
  const current = currentLink(navigation);
  if (!current) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      const { boundingClientRect: link, rootBounds: box } = entry!;
      if (!box || (link.top >= box.top && link.bottom <= box.bottom)) return;
      navigation.scrollTop += (link.top + link.bottom) / 2 - (box.top + box.bottom) / 2;
    },
    { root: navigation },
  );
  observer.observe(current);
}

/** Key under which the visit keeps what of the side navigation lasts over full page loads. */
const memoryKey = 'site:navigation';

interface NavigationMemory {
  /** Ids of the open sections. */
  open: string[];
  /** Distance scrolled, in px. */
  top: number;
}

function rememberNavigation(): void {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const open = [...navigation.querySelectorAll<HTMLElement>('[data-path][aria-expanded="true"]')];
  const memory: NavigationMemory = {
    open: open.map(({ dataset }) => dataset.section!),
    top: navigation.scrollTop,
  };
  writeVisit(memoryKey, JSON.stringify(memory));
}

/** What was kept; nothing when it cannot be read, which costs a press and no more. */
function readMemory(): NavigationMemory {
  try {
    const { open, top } = JSON.parse(readVisit(memoryKey)!) as NavigationMemory;
    return { open: [...open], top: Number(top) };
  } catch {
    return { open: [], top: 0 };
  }
}

/** Opens what was open on the page before, and scrolls there. */
async function recallNavigation(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  const { open, top } = readMemory();
  await Promise.all(
    [...navigation.querySelectorAll<HTMLElement>('[data-path][aria-expanded="false"]')]
      .filter(({ dataset }) => open.includes(dataset.section!))
      .map((button) => setOpen(button, true)),
  );
  if (top > 0) navigation.scrollTop = top;
  scrollToCurrentLink(navigation);
}

/** Marks the current page, opens its section, and scrolls it into view within the navigation. */
async function showCurrentPage(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  markCurrentPage(navigation);
  for (const button of navigation.querySelectorAll<HTMLElement>('[data-path]')) {
    if (isWithin(window.location.pathname, button.dataset.path!)) await setOpen(button, true);
  }
  markCurrentPage(navigation);
  scrollToCurrentLink(navigation);
}

/**
 * The expandable sections of the side navigation, by event delegation on `[data-section]` buttons.
 * Only open sections have links in the document; they stay open over full page loads. Runs once, with
 * the shell.
 */
export function startSections(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-section]');
    if (!button) return;
    void setOpen(button, button.getAttribute('aria-expanded') !== 'true');
    // At once: a page that was prepared may be shown before this one is told that it goes.
    rememberNavigation();
  });
  window.addEventListener('pagehide', rememberNavigation);
  onEachPage(() => void showCurrentPage());
  void recallNavigation();
  onReturn(() => void recallNavigation());
}
