import { copyText } from '../../runtime/browser/copy-text';

/** @throws if the response isn't Markdown */
async function fetchCopy(address: string): Promise<string> {
  const response = await fetch(address);
  // Some hosts respond to a missing file with an HTML page.
  if (!response.ok || /html/.test(response.headers.get('content-type')!)) {
    throw new Error(`The server doesn't have this file (status ${response.status}).`);
  }
  return response.text();
}

async function copy(address: string): Promise<string> {
  try {
    await copyText(fetchCopy(address));
    return 'Copied';
  } catch (error) {
    console.warn(`Couldn't copy the page from ${address}.`, error);
    return 'Copying failed. Try again, or use View as Markdown.';
  }
}

/**
 * Makes buttons copy the page as Markdown, by event delegation. Shows the outcome in the status next to the button.
 * Call once, with the shell.
 */
export function startPageCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-page-copy]');
    if (!button || button.ariaBusy === 'true') return;
    const status = button.nextElementSibling!;
    button.ariaBusy = 'true';
    status.textContent = 'Copying…';
    status.textContent = await copy(button.getAttribute('data-page-copy')!);
    button.ariaBusy = null;
  });
}
