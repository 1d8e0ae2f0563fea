/**
 * Says so when the app's own scripts cannot be loaded, and offers a reload; the page and its links
 * work without them. Runs once, from the boot script.
 */
export function startScriptFailureNotice(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      // Only the scripts in the page are deferred; chunks have retries of their own.
      if (!(target instanceof HTMLScriptElement) || !target.defer) return;
      const notice = document.querySelector<HTMLElement>('[data-script-failure]');
      if (notice) notice.hidden = false;
    },
    true,
  );
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-script-failure] button')) window.location.reload();
  });
}
