import { onEachPage } from '../../browser/page-events';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath, isBelow } from '../../site/paths';
import { pathIn, type VersionPages, type VersionsFile } from '../version-pages';
import { make } from '../../browser/make-element';
import { fetchVersionsFile } from './versions-file';

const linkTo = (version: VersionPages, page: string, text: string) =>
  make('a', { href: addressOf(pathIn(version, page)) }, text);

/** Points the 404 page to the version in the URL, and returns links to the versions that have the page. */
function fillNotFoundPage({ versions }: VersionsFile, path: string): Node[] {
  const newest = versions[0]!;
  const own = versions.find(({ base }) => base && isBelow(path, base)) ?? newest;
  const page = path.slice(own.base.length);
  const others = versions.filter(({ paths }) => paths.includes(page));
  // The same 404 document is served for all URLs, and it's rendered for the newest version.
  for (const link of document.querySelectorAll<HTMLElement>('[data-versions]')) {
    link.setAttribute('data-versions', own.base);
    link.ariaLabel = `Version ${own.name}`;
    link.textContent = own.name;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-main-sections] a')) {
    const section = pathOf(cleanPath(link.pathname))!;
    if (own.paths.includes(section)) link.href = addressOf(pathIn(own, section));
  }
  if (own === newest && others.length === 0) return [];
  const links = others.map((version) => linkTo(version, page, `This page in ${version.name}`));
  if (own !== newest) {
    links.push(linkTo(own, own.first, `${own.titles[own.first]!} in ${own.name}`));
  }
  return [
    make('p', {}, `Theme UI ${own.name} doesn’t have this page.`),
    make('ul', {}, ...links.map((link) => make('li', {}, link))),
  ];
}

/** Lists the versions that have the page on the 404 page. Adds nothing if versions.json fails to load. Call once. */
export function startMissingVersion(): void {
  onEachPage(() => {
    const place = document.querySelector('[data-versions-missing]');
    const path = pathOf(cleanPath(window.location.pathname));
    if (!place || !path || place.getAttribute('data-versions-missing') === path) return;
    place.setAttribute('data-versions-missing', path);
    place.replaceChildren();
    fetchVersionsFile().then(
      (file) => {
        if (place.getAttribute('data-versions-missing') === path)
          place.replaceChildren(...fillNotFoundPage(file, path));
      },
      () => place.setAttribute('data-versions-missing', ''),
    );
  });
}
