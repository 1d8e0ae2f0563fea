import { scriptFailure } from '../page-loading/attributes';

/**
 * Says that scripts of the page didn't come, and offers a reload; page and links work without them.
 * @param isFailed false takes it back: they came late
 */
export function showScriptFailure(isFailed = true): void {
  const notice = document.querySelector<HTMLElement>(`[${scriptFailure}]`);
  if (notice) notice.hidden = !isFailed;
}

/** Makes the notice's button reload the page. Runs once, before the first paint. */
export function startScriptFailureNotice(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${scriptFailure}] button`)) window.location.reload();
  });
}
