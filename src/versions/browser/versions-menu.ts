import { attribute, attributeOf } from '../../site/attribute';
import { columnKeys, indexAfterKey } from '../../browser/keys';
import { onEachPage } from '../../browser/page-events';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { targetIn, type VersionPages, type VersionsFile } from '../version-pages';
import { make } from '../../browser/make-element';
import { versionsEvent } from '../versions';
import { readVersionsFile } from './versions-file';
import { versionLink } from '../../page-loading/attributes';
import { versionsList } from '../attributes';

const item = (link: HTMLAnchorElement, name: string, remark: string) => {
  link.append(make('strong', {}, name), ' ', make('span', {}, remark));
  return make('li', {}, link);
};

/** Link to the page in a version; says where it leads if the version does not have it. */
function versionItem(version: VersionPages, base: string): HTMLElement {
  const page = (pathOf(cleanPath(window.location.pathname)) ?? '/').slice(base.length) || '/';
  const { path, instead } = targetIn(version, page);
  const link = make('a', { href: addressOf(path) + (instead ? '' : window.location.hash) });
  const isOwn = version.base === base;
  if (isOwn) link.ariaCurrent = 'true';
  const about = `Theme UI ${version.release}${version.base ? '' : ', newest'}`;
  return item(link, version.name, instead && !isOwn ? `No such page: opens ${instead}` : about);
}

/** The list of a menu: the versions, those on other sites, and the page about all of them. */
function listOf({ versions, elsewhere }: VersionsFile, link: HTMLAnchorElement) {
  return make(
    'ul',
    { ...attribute(versionsList), id: 'versions-list' },
    ...versions
      .filter(({ hidden }) => !hidden)
      .map((version) => versionItem(version, attributeOf(link, versionLink)!)),
    ...elsewhere.map(({ name, address }) =>
      item(make('a', { href: address }), name, 'On another site'),
    ),
    make('li', {}, make('a', { href: link.href }, 'All versions')),
  );
}

/**
 * The menus of versions, by the ARIA practices of a disclosure: arrow keys, Home and End move in the list, and
 * Escape, a step or a press outside close it. Where the list of pages does not come, the link is followed.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function startVersionsMenu(): void {
  // It is soon needed, or tried again then.
  readVersionsFile().catch(() => {});
  /** The button whose list is open. */
  let opener: HTMLAnchorElement | undefined;
  const place = () => opener?.parentElement;
  const belongsHere = (target: EventTarget | null) =>
    target instanceof Node && place()?.contains(target) === true;

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
      const list = listOf(await readVersionsFile(), link);
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
      // It closes one thing at a time.
      event.stopPropagation();
      opener!.focus();
      return close();
    }
    const links = [...place()!.querySelectorAll<HTMLAnchorElement>('li a')];
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
      if (opener && (event.key === 'Escape' || belongsHere(event.target))) onKey(event);
    },
    { capture: true },
  );
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (opener && relatedTarget && !belongsHere(relatedTarget)) close();
  });
  document.addEventListener('click', ({ target }) => {
    const isLeaving = target instanceof Element && target.closest(`a:not([${versionLink}])`);
    if (opener && (!belongsHere(target) || isLeaving)) close();
  });
  let page = window.location.pathname;
  onEachPage(() => {
    if (window.location.pathname !== page) close();
    page = window.location.pathname;
  });
}
