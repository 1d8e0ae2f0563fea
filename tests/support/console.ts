import { expect, type Page } from '@playwright/test';

/**
 * Collects a page's console messages and uncaught errors.
 * @returns a function that fails if there were any
 */
export function watchConsole(page: Page): () => void {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Playwright logs this with `serviceWorkers: 'block'`.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return () => expect(messages).toEqual([]);
}

/** Hydrates each island of the page by moving the pointer over it, and waits until all are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[data-island]:not([data-started])')];
    // Runs again on each poll, in case the shell script wasn't loaded yet.
    for (const island of waiting) {
      const part = island.firstElementChild ?? island;
      part.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    }
    return waiting.length === 0;
  });
}
