/**
 * Shows the notice that scripts failed to load, with a Reload button. The page and its links still work.
 * @param isFailed false hides it, if the scripts loaded late
 */
export function showScriptFailure(isFailed = true): void {
  const notice = document.querySelector<HTMLElement>('[data-script-failure]');
  if (notice) notice.hidden = !isFailed;
}

/** Wires up the notice's Reload button. Call once, before the first paint. */
export function startScriptFailureNotice(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-script-failure] button')) window.location.reload();
  });
}
