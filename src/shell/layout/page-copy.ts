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

/**
 * Copies by URL that the browser refused to put on the clipboard: they took longer to load than the few seconds for which
 * it allows that after a click.
 */
const lateCopies = new Map<string, string>();

async function copy(address: string): Promise<string> {
  const late = lateCopies.get(address);
  lateCopies.delete(address);
  const text = late ?? fetchCopy(address);
  try {
    await copyText(text);
    return 'Copied';
  } catch (error) {
    const loaded = late === undefined && (await Promise.resolve(text).catch(() => undefined));
    if (loaded) {
      lateCopies.set(address, loaded);
      return 'Loaded. Click again to copy.';
    }
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
