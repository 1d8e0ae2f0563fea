import { scriptFailure } from '../page-loading/attributes';

/**
 * Shows the notice that scripts failed to load, with a Reload button. The page and its links still work.
 * @param isFailed false hides it, if the scripts loaded late
 */
export function showScriptFailure(isFailed = true): void {
  const notice = document.querySelector<HTMLElement>(`[${scriptFailure}]`);
  if (notice) notice.hidden = !isFailed;
}

/** Wires up the notice's Reload button. Call once, before the first paint. */
export function startScriptFailureNotice(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${scriptFailure}] button`)) window.location.reload();
  });
}
