import { showStatus } from '../../content/elements/copy-buttons';
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

const copied = 'Copied';

async function copy(address: string): Promise<string> {
  const late = lateCopies.get(address);
  lateCopies.delete(address);
  const text = late ?? fetchCopy(address);
  try {
    await copyText(text);
    return copied;
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
 * Marks the document if it's on the public origin, where other sites can read the page. Call once, with the shell.
 */
export function startPageCopy(): void {
  const canonical = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
  const isPublic = canonical?.href.startsWith(`${window.location.origin}/`) === true;
  document.documentElement.toggleAttribute('data-public', isPublic);
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-page-copy]');
    if (!button || button.ariaBusy === 'true') return;
    const status = button.nextElementSibling!;
    button.ariaBusy = 'true';
    showStatus(status, 'Copying…', true);
    const outcome = await copy(button.getAttribute('data-page-copy')!);
    showStatus(status, outcome, outcome !== copied);
    button.ariaBusy = null;
  });
}
