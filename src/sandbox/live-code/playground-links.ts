import { showScriptFailure } from '../../runtime/islands/script-failure';
import { createImport } from '../../runtime/browser/on-demand';
import { closestLink, isPlainClick } from '../../runtime/page-loading/links';
import type * as PageWork from './page-work';

/** URL of ./page-work. src/assembly/page-html/plugin sets it. */
declare const PAGE_WORK_URL: string;

const findLink = (event: Event) => {
  const link = closestLink(event);
  return link?.hasAttribute('data-playground') ? link : undefined;
};

/**
 * Makes links with `data-playground` open the recipe of their page in the playground or, if the attribute names a
 * preset, the initial code in that preset. What they need loads when a reader points at one. Call once, with the shell.
 */
export function startPlaygroundLinks(): void {
  const load = createImport<typeof PageWork>(PAGE_WORK_URL);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const link = findLink(event);
      // A click reports a failed load.
      if (link) load().then(({ addWork }) => addWork(link), Boolean);
    });
  }
  document.addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      ({ openWork }) => openWork(link),
      () => showScriptFailure(),
    );
  });
}
