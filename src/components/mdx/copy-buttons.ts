/** How long a copy button says that it copied, in ms. */
const confirmationTime = 2000;

/**
 * Copy buttons of code blocks, by event delegation: a `[data-copy]` button copies the text of the
 * `code` element in the same figure, and says so. Runs once, from the boot script.
 */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const figure = (event.target as Element).closest('[data-copy]')?.closest('figure');
    if (!figure) return;
    const status = figure.querySelector('[data-copy-status]')!;
    const code = figure.querySelector('pre code')!.textContent ?? '';
    void navigator.clipboard.writeText(code).then(
      () => say(status, 'Copied'),
      (error: unknown) => {
        console.warn('The browser did not allow copying.', error);
        say(status, 'Copy failed');
      },
    );
  });
}

function say(status: Element, message: string): void {
  status.textContent = message;
  window.setTimeout(() => (status.textContent = ''), confirmationTime);
}
