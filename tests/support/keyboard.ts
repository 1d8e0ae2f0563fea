import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has between two related controls. */
const MAX_TAB_STOPS = 160;

/** Presses Tab, or Shift+Tab for an element above, until an element has the focus. Fails if it never does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Resolved once: querying by role and name at each stop would take most of the time.
  const element = (await target.elementHandle())!;
  const hasFocus = () => element.evaluate((each) => each === document.activeElement);
  const isAbove = await element.evaluate(
    (each) =>
      (each.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) >
      0,
  );
  for (let stops = 0; stops < MAX_TAB_STOPS && !(await hasFocus()); stops += 1) {
    await page.keyboard.press(isAbove ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to a control and presses a key. */
export async function pressWithKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs to a select and types the start of an option. */
export async function choose(page: Page, target: Locator, option: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(option);
  await expect(target.locator('option:checked')).toHaveText(new RegExp(`^${option}`, 'i'));
}

/** Skips the header with the page's first link. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
}

/**
 * Presses Shift+Tab from the end of the page to a bar that sticks below the header. Fails if the bar covers what has the
 * focus, unless that's too high for the window.
 */
export async function expectFocusInView(page: Page, bar: Locator): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const covered: string[] = [];
  let stops = 0;
  for (; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const found = await bar.evaluate((element) => {
      let focused = document.activeElement!;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const { top, height } = focused.getBoundingClientRect();
      const { bottom } = element.getBoundingClientRect();
      return {
        isInBar: element.contains(focused),
        isCovered: top < bottom && height < window.innerHeight - bottom,
        html: focused.outerHTML.slice(0, 100),
      };
    });
    if (found.isInBar) break;
    if (found.isCovered) covered.push(found.html);
  }
  expect(covered).toEqual([]);
  expect(stops).toBeGreaterThan(5);
  expect(stops).toBeLessThan(MAX_TAB_STOPS);
}
