import type { Locator, Page } from '@playwright/test';
import { hydrated } from './console';

/** Title of the page: any, or the one with this name. */
export const heading = (page: Page, name?: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Sidebar, which is the menu on phones. */
export const siteNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Site' });

/** Button in the header that switches to the next color mode. */
export const modeButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /color mode, switch to/ });

/** Button in the header that opens and closes the menu on phones. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' });

/** Message that scripts of the page failed to load. */
export const scriptFailure = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'failed to load' });

/** How far the page is scrolled, in whole pixels. */
export const scrollPosition = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Text on the clipboard. Needs the permission `clipboard-read`. */
export const clipboardText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Opens a page and waits until all its islands are hydrated. */
export async function openHydrated(page: Page, path = '/theming'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
