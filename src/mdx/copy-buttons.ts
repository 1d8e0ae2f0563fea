import { copyButton, copyStatus } from './attributes';

/** How long a copy button says that it copied, in ms. */
export const confirmationTime = 2000;

/**
 * Copy buttons of code blocks, by event delegation: a `[data-copy]` button copies the text of the
 * `code` element or text field in the same figure, and says so. Runs once, with the shell.
 */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const figure = (event.target as Element).closest(`[${copyButton}]`)?.closest('figure');
    if (!figure) return;
    const status = figure.querySelector(`[${copyStatus}]`)!;
    const code =
      figure.querySelector('textarea')?.value ?? figure.querySelector('pre code')!.textContent;
    void copy(code).then((message) => say(status, message));
  });
}

/** Copies text; a browser without a clipboard, as on plain http, counts as a failure. */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch (error) {
    console.warn('The browser did not allow copying.', error);
    return 'Copy failed';
  }
}

function say(status: Element, message: string): void {
  status.textContent = message;
  window.setTimeout(() => (status.textContent = ''), confirmationTime);
}
