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

/** Turns to each island of the page, as a reader does, and waits for React in all of them. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[data-island]:not([data-started])')];
    // Again, in case the shell that hears it has only come now.
    for (const island of waiting) {
      const part = island.firstElementChild ?? island;
      part.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    }
    return waiting.length === 0;
  });
}
