import { allowsPrefetch } from '../browser/connection';
import { onEachPage } from '../browser/page-events';
import { createScriptLoader } from '../browser/on-demand';

/** URL of ./script. Defined by src/page-html/plugin. */
declare const VERSIONS_URL: string;

/** Dispatched on a version link, to make ./script open or close its menu. */
export const versionsEvent = 'site:versions';

/** Element that ./script fills in, on the 404 page. */
const fillSelector = '[data-versions-missing]';

const noop = () => {};

/**
 * Turns the version links into menu buttons. The menu script is fetched on hover or focus. If it fails to load, the links work as links. Call once, with the shell.
 */
export function startVersions(): void {
  const load = createScriptLoader(VERSIONS_URL);
  const versionLinkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('[data-versions]') : null;

  const loadIfNeeded = () => {
    if (document.querySelector(fillSelector)) load().catch(noop);
  };
  const onHoverOrFocus = (event: Event) => {
    if (versionLinkOf(event) && allowsPrefetch()) load().catch(noop);
  };
  document.addEventListener('pointerover', onHoverOrFocus);
  document.addEventListener('focusin', onHoverOrFocus);
  document.addEventListener('click', (event) => {
    const link = versionLinkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      () => link.dispatchEvent(new Event(versionsEvent, { bubbles: true })),
      () => window.location.assign(link.href),
    );
  });
  document.addEventListener('keydown', (event) => {
    const link = versionLinkOf(event);
    if (!link || event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
  onEachPage(() => {
    for (const link of document.querySelectorAll('[data-versions]')) {
      link.role = 'button';
      link.ariaExpanded ??= 'false';
    }
    loadIfNeeded();
  });
}
