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

/** Switches the page to the next color mode, and waits until rendering and animations finish. */
export async function switchMode(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = (await html.getAttribute('data-color-mode'))!;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /color mode/ })
    .click();
  await expect(html).not.toHaveAttribute('data-color-mode', before);
  await expect(page.locator('html:not([data-rendering])')).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
