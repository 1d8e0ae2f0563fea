import { languageInDiff, newText } from '../code/diff';
import { copyText } from '../../runtime/browser/copy-text';

/** Time for which the status message stays visible. */
const CONFIRMATION_MS = 2000;

/**
 * Starts the copy buttons (event delegation). A `[data-copy]` button copies the text of the `textarea` or `code`
 * element in the same figure, or of the page's recipe, and announces the result. Runs once, with the shell.
 */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-copy]');
    const figure = button?.closest('figure') ?? document.querySelector('[data-recipe] figure');
    if (!button || !figure) return;
    const status = button.parentElement!.querySelector('[data-copy-status]')!;
    const code = figure.querySelector('textarea')?.value ?? textOf(figure.querySelector('pre')!);
    void copy(code).then((message) => showStatus(status, message));
  });
}

/** Code in a block; of changes to code, the code after them. */
function textOf(pre: Element): string {
  const text = pre.querySelector('code')!.textContent;
  return languageInDiff(pre.getAttribute('data-language') ?? '') ? newText(text) : text;
}

async function copy(text: string): Promise<string> {
  try {
    await copyText(text);
    return 'Copied';
  } catch (error) {
    console.warn("Couldn't copy to the clipboard.", error);
    return 'Copy failed';
  }
}

/** Timers that clear a status. */
const timers = new WeakMap<Element, number>();

/**
 * Shows the status of a copy.
 * @param stays true until another status replaces it
 */
export function showStatus(status: Element, message: string, stays = false): void {
  status.textContent = message;
  window.clearTimeout(timers.get(status));
  if (stays) return;
  timers.set(
    status,
    window.setTimeout(() => (status.textContent = ''), CONFIRMATION_MS),
  );
}
