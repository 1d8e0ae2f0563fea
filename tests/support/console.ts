import { expect, type Page } from '@playwright/test';

/**
 * Collects what a page writes to the console and the errors it throws.
 * @returns a function that fails when there was anything
 */
export function watchConsole(page: Page): () => void {
  const messages: string[] = [];
  page.on('console', (message) => {
    // The tests' browser says so where it keeps a worker away.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return () => expect(messages).toEqual([]);
}

/** Asks for the app, as a reader does who turns to something that needs it, and waits for React. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Again, in case the shell that hears it has only come now.
    document.dispatchEvent(new Event('site:start-app'));
    return document.documentElement.dataset.hasHydrated === 'true';
  });
}
