import type { Page } from '@playwright/test';
import { colorModeKey } from '../../src/browser/storage';

/** Stores a color mode before any page loads, as an earlier visit would have. */
export async function storeMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The sandbox of live code has no storage.
      if (window.origin === 'null') return;
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(key!, value!);
    },
    [colorModeKey, mode],
  );
}
