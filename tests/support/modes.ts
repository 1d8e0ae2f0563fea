import { expect, type Page } from '@playwright/test';
import { colorModeKey } from '../../src/runtime/browser/storage';

/** Stores a color mode before any page loads, as if from an earlier visit. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The sandbox of live code has no access to storage.
      if (window.origin === 'null') return;
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(key!, value!);
    },
    [colorModeKey, mode],
  );
}

/**
 * Switches the page to a color mode, as if in another tab, and waits until rendering and animations finish. A click on
 * the button would move the focus, which closes popovers.
 */
export async function switchMode(page: Page, mode: string): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [colorModeKey, mode] as const,
  );
  await expect(page.locator(`html[data-color-mode="${mode}"]:not([data-rendering])`)).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
