import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { hydrated } from './console';

/** Content of the frame with the preview of /customize. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Buttons of the preview in the color `primary`, one per visible mode. */
export const sample = (page: Page): Locator =>
  preview(page).getByRole('button', { name: 'Light the lamp' });

/** Text field with an exact name. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Tab of a part of the theme. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true });

/** Live region for screen readers. */
export const liveRegion = (page: Page): Locator => page.getByRole('status');

/** Address that opens the stored theme, or the first one. */
export const storedTheme = '/customize';

/** Opens /customize with a new theme from the smallest preset, or with what is at an address, and waits for the preview. */
export async function openCustomize(page: Page, address = '/customize?base=base'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(sample(page).first()).toBeVisible();
}

/** Waits until an edit is saved to localStorage. */
export async function waitForStored(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(text);
}
