import { allowsPrefetch } from '../browser/connection';
import { onEachPage } from '../browser/page-events';
import { readSetting } from '../browser/storage';
import { releaseKey } from './releases';
import { scriptOnDemand } from '../browser/on-demand';
import { versionLink } from '../page-loading/attributes';
import { releaseField, versionsWithPage } from './attributes';

/** Address of the script for what only readers who change the version need; src/page-html/plugin knows it. */
declare const VERSIONS_URL: string;

/** Asks the script to open or close the menu of the link that it happens on. */
export const versionsEvent = 'site:versions';

/** What the script fills where it stands in a page: on the 404 page, and on that of the versions. */
const parts = `[${versionsWithPage}], [${releaseField}]`;

const nothing = () => {};

/**
 * Makes the links to the list of versions buttons of a menu, which is fetched when a reader comes near. When it
 * does not come, they are links. A reader who said which release they use gets it at once. Runs once, with the
 * shell.
 */
export function startVersions(): void {
  const load = scriptOnDemand(VERSIONS_URL);
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`[${versionLink}]`) : null;

  const loadWhereNeeded = () => {
    if (readSetting(releaseKey) || document.querySelector(parts)) load().catch(nothing);
  };
  const onNear = (event: Event) => {
    if (linkOf(event) && allowsPrefetch()) load().catch(nothing);
  };
  document.addEventListener('pointerover', onNear);
  document.addEventListener('focusin', onNear);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      () => link.dispatchEvent(new Event(versionsEvent, { bubbles: true })),
      () => window.location.assign(link.href),
    );
  });
  document.addEventListener('keydown', (event) => {
    const link = linkOf(event);
    if (!link || event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
  onEachPage(() => {
    for (const link of document.querySelectorAll(`[${versionLink}]`)) {
      link.role = 'button';
      link.ariaExpanded ??= 'false';
    }
    loadWhereNeeded();
  });
  // Another tab may have said which release the reader uses.
  window.addEventListener('storage', loadWhereNeeded);
}
