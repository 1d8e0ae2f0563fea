import { lateAfter, noticeDelay } from '../site/delays';
import { confirmationTime } from './copy-buttons';

const copied = 'Copied';
const notLoaded = 'The page did not load. Try again.';
const refused = 'The browser did not allow copying. Use View as Markdown.';

/** @throws when the copy does not come, or something else does */
async function fetchCopy(address: string): Promise<Blob> {
  const response = await fetch(address, { signal: AbortSignal.timeout(lateAfter) });
  // A host may answer with a page what it does not have.
  const isPage = /\bhtml\b/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isPage) throw new Error(`${address} was not answered with Markdown`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Puts the Markdown at an address on the clipboard; returns what to tell the reader. */
async function copyFrom(address: string): Promise<string> {
  const copy = fetchCopy(address);
  try {
    // Within the press, before the copy is there: later, Safari refuses.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': copy })]);
    return copied;
  } catch (error) {
    console.warn('The page could not be copied.', error);
    return copy.then(
      () => refused,
      () => notLoaded,
    );
  }
}

async function answer(button: HTMLElement): Promise<void> {
  const status = button.parentElement!.querySelector('[role="status"]')!;
  const say = (text: string) => void (status.textContent = text);
  say('');
  button.setAttribute('aria-busy', 'true');
  const notice = window.setTimeout(say, noticeDelay, 'Loading…');
  const result = await copyFrom(button.dataset.pageCopy!);
  window.clearTimeout(notice);
  button.removeAttribute('aria-busy');
  say(result);
  // What went wrong stays until the next press.
  if (result === copied) window.setTimeout(say, confirmationTime, '');
}

/**
 * Buttons that copy the Markdown at the address in their `data-page-copy`, by event delegation; how it went
 * is said in the status beside them. Runs once, with the shell.
 */
export function startPageCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-page-copy]');
    if (button && button.ariaBusy !== 'true') void answer(button);
  });
}
