import { columnKeys, indexAfterKey } from '../../browser/keys';
import { onEachPage } from '../../browser/page-events';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { targetIn, type VersionPages, type VersionsFile } from '../version-pages';
import { make } from '../../browser/make-element';
import { versionsEvent } from '../versions';
import { fetchVersionsFile } from './versions-file';

const createItem = (link: HTMLAnchorElement, name: string, remark: string) => {
  link.append(make('strong', {}, name), ' ', make('span', {}, remark));
  return make('li', {}, link);
};

/** Menu item for the page in a version. If the version doesn't have the page, names the page that opens instead. */
function createVersionItem(version: VersionPages, base: string): HTMLElement {
  const page = (pathOf(cleanPath(window.location.pathname)) ?? '/').slice(base.length) || '/';
  const { path, fallbackTitle } = targetIn(version, page);
  const link = make('a', { href: addressOf(path) + (fallbackTitle ? '' : window.location.hash) });
  const isOwn = version.base === base;
  if (isOwn) link.ariaCurrent = 'true';
  const about = `Theme UI ${version.release}${version.base ? '' : ', newest'}`;
  return createItem(
    link,
    version.name,
    fallbackTitle && !isOwn ? `No such page: opens ${fallbackTitle}` : about,
  );
}

/** Menu list: all versions, and the page about them. */
function createList({ versions }: VersionsFile, link: HTMLAnchorElement) {
  return make(
    'ul',
    { 'data-versions-list': '', id: 'versions-list' },
    ...versions.map((version) => createVersionItem(version, link.getAttribute('data-versions')!)),
    make('li', {}, make('a', { href: link.href }, 'All versions')),
  );
}

/**
 * Makes the version links open menus, following the ARIA disclosure pattern. Arrow keys, Home and End move in the list;
 * Escape, moving focus out and a click outside or on a link close it. If versions.json fails to load, follows the link. Call
 * once.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function startVersionsMenu(): void {
  // Preloads the file. `open` retries after a failure.
  fetchVersionsFile().catch(() => {});
  /** The button whose list is open. */
  let opener: HTMLAnchorElement | undefined;
  const menuElement = () => opener?.parentElement;
  const isInMenu = (target: EventTarget | null) =>
    target instanceof Node && menuElement()?.contains(target) === true;

  function close(): void {
    if (!opener) return;
    opener.nextElementSibling!.replaceChildren();
    opener.ariaExpanded = 'false';
    opener.removeAttribute('aria-controls');
    opener = undefined;
  }

  async function open(link: HTMLAnchorElement): Promise<void> {
    link.ariaBusy = 'true';
    try {
      const list = createList(await fetchVersionsFile(), link);
      close();
      opener = link;
      link.nextElementSibling!.replaceChildren(list);
      link.ariaExpanded = 'true';
      link.setAttribute('aria-controls', list.id);
    } catch {
      window.location.assign(link.href);
    }
    link.ariaBusy = null;
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // Escape closes one thing at a time.
      event.stopPropagation();
      opener!.focus();
      return close();
    }
    const links = [...menuElement()!.querySelectorAll<HTMLAnchorElement>('li a')];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const target = indexAfterKey(event, index, links.length, columnKeys);
    if (target === undefined) return;
    event.preventDefault();
    links[target]!.focus();
  }

  document.addEventListener(versionsEvent, (event) => {
    const link = event.target as HTMLAnchorElement;
    if (link.ariaBusy === 'true') return;
    if (link === opener) close();
    else void open(link);
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (opener && (event.key === 'Escape' || isInMenu(event.target))) onKey(event);
    },
    { capture: true },
  );
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (opener && relatedTarget && !isInMenu(relatedTarget)) close();
  });
  document.addEventListener('click', ({ target }) => {
    const isLeaving = target instanceof Element && target.closest('a:not([data-versions])');
    if (opener && (!isInMenu(target) || isLeaving)) close();
  });
  let page = window.location.pathname;
  onEachPage(() => {
    if (window.location.pathname !== page) close();
    page = window.location.pathname;
  });
}
