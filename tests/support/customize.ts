import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { hydrated } from './console';

/** The inside of the frame that the preview of /customize runs in. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe');

/** A button of the preview in the color `primary`, once in each mode that is shown. */
export const sample = (page: Page): Locator =>
  preview(page).getByRole('button', { name: 'Light the lamp' });

/** A text field, by its whole name. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** The tab of a part of the theme. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true });

/** What is said to those who do not see it. */
export const said = (page: Page): Locator => page.getByRole('status');

/** Opens /customize, or a link to it, and waits for its preview. */
export async function open(page: Page, address = '/customize'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(sample(page).first()).toBeVisible();
}

/** Waits until what was edited is stored, as the next visit finds it. */
export async function stored(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(text);
}
