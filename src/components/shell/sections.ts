import { navigationId } from './menu';
import {
  isPage,
  isWithin,
  linksAroundHtml,
  navigationListHtml,
  navigationListUrl,
  ownSectionHtml,
  type NavigationLink,
} from './navigation-tree';
import { onEachPage } from '../../page-loading/page-events';

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

const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** The button above a part of a long section that shows all of it. */
const allPagesButton = (list: HTMLElement) =>
  list.querySelector<HTMLElement>('button[data-all-pages]');

/** The link to a section's own page, which stands before its button. */
function sectionLink(button: HTMLElement): NavigationLink {
  const { textContent, pathname } = button.previousElementSibling as HTMLAnchorElement;
  return { title: textContent, path: pathname };
}

/** Says that a list did not load, and why. */
function reportFailure(list: HTMLElement, section: string, error: unknown): void {
  list.insertAdjacentHTML(
    'beforeend',
    '<li><span role="alert">These links could not be loaded.</span></li>',
  );
  console.warn(`Navigation section "${section}" could not be loaded.`, error);
}

/** Whether a list lacks the current page, which it could show. */
function isElsewhere(list: HTMLElement, button: HTMLElement): boolean {
  const all = allPagesButton(list);
  const { pathname } = window.location;
  return (
    all !== null &&
    !isExpanded(all) &&
    !isPage(pathname, button.dataset.path!) &&
    ![...list.querySelectorAll('a')].some((link) => isPage(pathname, link.pathname))
  );
}

/**
 * Shows or hides a section's pages; an empty list is filled first.
 * @param isOwn whether the section is the current page's, so that a long list shows what is around it
 */
async function setOpen(button: HTMLElement, open: boolean, isOwn: boolean): Promise<void> {
  const list = listOf(button);
  const section = button.dataset.section!;
  button.setAttribute('aria-expanded', String(open));
  if (!open) {
    list.replaceChildren();
    return;
  }
  if (list.querySelector('a') && !isElsewhere(list, button)) return;
  try {
    const links = await loadList(section);
    if (!isExpanded(button)) return;
    const { pathname } = window.location;
    list.innerHTML = isOwn
      ? ownSectionHtml(sectionLink(button), links, pathname)
      : navigationListHtml(links, pathname);
  } catch (error) {
    // The section's own link leads to the same pages, so the list closes and says why.
    button.setAttribute('aria-expanded', 'false');
    list.replaceChildren();
    reportFailure(list, section, error);
  }
}

/** Shows all pages of a long section, or again those around the current page. */
async function toggleAllPages(all: HTMLElement): Promise<void> {
  const list = all.closest('ul')!;
  const row = all.closest('li')!;
  const { section } = document.querySelector<HTMLElement>(`[aria-controls="${list.id}"]`)!.dataset;
  all.setAttribute('aria-expanded', String(!isExpanded(all)));
  list.querySelector('[role="alert"]')?.closest('li')!.remove();
  try {
    const links = await loadList(section!);
    if (!row.isConnected) return;
    const html = isExpanded(all) ? navigationListHtml : linksAroundHtml;
    // The row stays, and with it the focus.
    while (row.nextSibling) row.nextSibling.remove();
    row.insertAdjacentHTML('afterend', html(links, window.location.pathname));
  } catch (error) {
    all.setAttribute('aria-expanded', 'false');
    reportFailure(list, section!, error);
  }
}

/** Marks the current page among the links that are there. */
function markCurrentPage(navigation: HTMLElement): void {
  for (const link of navigation.querySelectorAll<HTMLAnchorElement>('li a')) {
    if (isPage(window.location.pathname, link.pathname)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Marks the current page, opens its section, and scrolls it into view within the navigation. */
async function showCurrentPage(): Promise<void> {
  const navigation = document.getElementById(navigationId);
  if (!navigation) return;
  markCurrentPage(navigation);
  for (const button of navigation.querySelectorAll<HTMLElement>('[data-section]')) {
    if (isWithin(window.location.pathname, button.dataset.path!)) {
      await setOpen(button, true, true);
    }
  }
  markCurrentPage(navigation);
  const current = navigation.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const { top, bottom } = current.getBoundingClientRect();
  const box = navigation.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) {
    navigation.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
  }
}

/**
 * The expandable sections of the side navigation, by event delegation on `[data-section]` buttons.
 * Only open sections have links in the document. Runs once, from the boot script.
 */
export function startSections(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('button[data-section]');
    if (button) void setOpen(button, !isExpanded(button), false);
    const all = target.closest<HTMLElement>('button[data-all-pages]');
    if (all) void toggleAllPages(all);
  });
  onEachPage(() => void showCurrentPage());
}
