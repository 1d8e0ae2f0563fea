import { attributeOf } from '../../site/attribute';
import { pageCopyButton } from '../attributes';

/** @throws when the copy does not come, or something else does */
async function fetchCopy(address: string): Promise<Blob> {
  const response = await fetch(address);
  // A host may answer with a page what it does not have.
  if (!response.ok || /html/.test(response.headers.get('content-type')!))
    throw new Error(`${address} was not answered with Markdown`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

async function copy(address: string): Promise<string> {
  try {
    // Within the press, before the copy is there: later, Safari refuses.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchCopy(address) })]);
    return 'Copied';
  } catch (error) {
    console.warn('The page could not be copied.', error);
    return 'Copying failed. Try again, or use View as Markdown.';
  }
}

/**
 * Buttons that copy the page as Markdown, by event delegation; how it went
 * is said in the status beside them, until the next press. Runs once, with the shell.
 */
export function startPageCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`[${pageCopyButton}]`);
    if (!button || button.ariaBusy === 'true') return;
    const status = button.nextElementSibling!;
    button.ariaBusy = 'true';
    status.textContent = 'Copying…';
    status.textContent = await copy(attributeOf(button, pageCopyButton)!);
    button.ariaBusy = null;
  });
}
