import { initialMode } from '../../color-mode/cycle';
import { subscribeToMode } from '../../color-mode/mode-events';
import { readEdit } from '../../live-code/edit-memory';
import { requestApp } from '../../page-loading/page-events';

/** Time without a mode change after which examples follow, in ms: a reader goes through modes press by press. */
export const modeRest = 500;

/**
 * Asks for the app where the HTML cannot show what the reader should see: on pages that live from
 * scripts, for examples that they edited earlier in the visit, and for examples that name the color mode
 * in a mode other than that of the HTML. Runs once the document is parsed, from the boot script.
 */
export function startAppWhereNeeded(): void {
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  const examples = [...document.querySelectorAll<HTMLElement>('[data-live-example]')];
  const isEdited = examples.some(({ dataset }) => readEdit(dataset.liveExample!) !== undefined);
  if (isThere('[data-app="now"]') || isEdited) requestApp();
  function followMode(): void {
    const isOther = document.documentElement.dataset.colorMode !== initialMode;
    if (isOther && isThere('[data-app="mode"]')) requestApp();
  }
  followMode();
  let resting: number | undefined;
  subscribeToMode(() => {
    window.clearTimeout(resting);
    resting = window.setTimeout(followMode, modeRest);
  });
}
