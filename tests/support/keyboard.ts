import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things that belong together. */
const mostStops = 160;

/** Presses Tab, with Shift for what is above, until the focus arrives; fails when it does not. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to look for a role and a name at each stop takes longer than all the rest.
  const element = (await target.elementHandle())!;
  const hasFocus = () => element.evaluate((each) => each === document.activeElement);
  const isAbove = await element.evaluate(
    (each) =>
      (each.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) >
      0,
  );
  for (let stops = 0; stops < mostStops && !(await hasFocus()); stops += 1) {
    await page.keyboard.press(isAbove ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to a control by Tab, and presses it. */
export async function pressBy(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab, and types over what it has. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a select by Tab, and types the beginning of an option. */
export async function choose(page: Page, target: Locator, option: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(option);
  await expect(target.locator('option:checked')).toHaveText(new RegExp(`^${option}`, 'i'));
}

/** Leaves the header of the page behind, as its first link lets readers do. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
}
