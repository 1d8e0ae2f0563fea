import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { openFirstEditor } from '../support/live-code';
import { dialog, field } from '../support/search-dialog';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Keys that input methods use, and those that are shortcuts of the site. */
const keys = [
  ...['Enter', 'Escape', 'Tab', 'Backspace', 'Home', 'End', ' ', '/', '?', '('],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
];

/** Properties of a key event that these tests set. */
type KeyInit = Pick<KeyboardEventInit, 'isComposing' | 'keyCode' | 'ctrlKey' | 'metaKey'>;

/** The two ways in which browsers mark keys of an input method. */
const compositions: KeyInit[] = [{ isComposing: true }, { keyCode: 229 }];

/** Sends keys to an element, and counts those that the page handled. */
function send(target: Locator, init: KeyInit, sent = keys): Promise<number> {
  return target.evaluate(
    (element, { init, sent }) => {
      const all = { bubbles: true, cancelable: true, composed: true, ...init };
      return sent.filter(
        (key) => !element.dispatchEvent(new KeyboardEvent('keydown', { ...all, key })),
      ).length;
    },
    { init, sent },
  );
}

/** Sends keys of an input method to an element, with and without Ctrl and Cmd. Fails if the page handles one. */
async function compose(target: Locator): Promise<void> {
  for (const init of compositions) {
    expect(await send(target, init)).toBe(0);
    for (const modifier of ['ctrlKey', 'metaKey']) {
      expect(await send(target, { ...init, [modifier]: true }, ['k', 'z', 'y', 'Enter'])).toBe(0);
    }
  }
}

test.describe('keys pressed in an input method do nothing', () => {
  test('in the search dialog', async ({ page }) => {
    await page.goto('/components/button');
    await page.keyboard.press('Control+k');
    await field(page).fill('color');
    const options = dialog(page).getByRole('option');
    await expect(options.nth(5)).toBeVisible();
    await compose(field(page));
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/components\/button$/);
    expect(await send(field(page), {}, ['ArrowDown'])).toBe(1);
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await send(field(page), {}, ['Enter'])).toBe(1);
    await expect(dialog(page)).toBeHidden();
  });

  test('in the editor of an example', async ({ page }) => {
    await page.goto('/components/button');
    const { editor } = await openFirstEditor(page);
    await editor.press('End');
    await editor.pressSequentially('x');
    const text = await editor.inputValue();
    await compose(editor);
    await expect(editor).toHaveValue(text);
    await expect(dialog(page)).toBeHidden();
    await editor.press('Tab');
    await expect(editor).not.toHaveValue(text);
  });

  test('in fields that apply on Enter', async ({ page }) => {
    await page.goto('/customize');
    const name = page.getByRole('textbox', { name: 'Name of primary', exact: true });
    await page.getByRole('button', { name: 'Actions for primary' }).click();
    await name.fill('brand2');
    await compose(name);
    await expect(name).toHaveValue('brand2');
    await expect(page.getByRole('textbox', { name: 'brand2 in light' })).toHaveCount(0);
    await name.press('Enter');
    const renamed = page.getByRole('textbox', { name: 'brand2 in light' });
    await expect(renamed).toBeVisible();
    await compose(renamed);
    await expect(renamed).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(renamed).toHaveCount(0);
  });
});

/** Makes the browser report another operating system. */
const runOn = (page: Page, platform: string) =>
  page.addInitScript((platform) => {
    Object.defineProperty(navigator, 'platform', { value: platform });
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
  }, platform);

test.describe('on macOS', () => {
  test.beforeEach(({ page }) => runOn(page, 'MacIntel'));

  test('Ctrl+K in a text field is left to the system, and Cmd+K opens the search', async ({
    page,
  }) => {
    await page.goto('/components');
    const filter = page.getByRole('main').getByRole('searchbox').first();
    expect(await send(filter, { ctrlKey: true }, ['k'])).toBe(0);
    await expect(dialog(page)).toBeHidden();
    expect(await send(filter, { metaKey: true }, ['k'])).toBe(1);
    await expect(field(page)).toBeFocused();
    // The search field leaves it to the system, too.
    expect(await send(field(page), { ctrlKey: true }, ['k'])).toBe(0);
  });

  test('Ctrl+K in an editor is left to the system', async ({ page }) => {
    await page.goto('/components/button');
    const { editor } = await openFirstEditor(page);
    expect(await send(editor, { ctrlKey: true }, ['k'])).toBe(0);
    await expect(dialog(page)).toBeHidden();
  });

  test('Ctrl+K outside of text fields opens the search', async ({ page }) => {
    await page.goto('/components/button');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('Ctrl+Y and Ctrl+Z in a field are left to the system, and Cmd+Z undoes', async ({
    page,
  }) => {
    await page.goto('/customize');
    // Text typed before hydration becomes the first state, which can't be undone.
    await hydrated(page);
    const color = page.getByRole('textbox', { name: 'primary in light' });
    const before = await color.inputValue();
    await color.fill('#123456');
    expect(await send(color, { ctrlKey: true }, ['y', 'z'])).toBe(0);
    await expect(color).toHaveValue('#123456');
    expect(await send(color, { metaKey: true }, ['z'])).toBe(1);
    await expect(color).toHaveValue(before);
  });
});

test('Ctrl+K opens the search from a text field on Windows', async ({ page }) => {
  await runOn(page, 'Win32');
  await page.goto('/components');
  await page.getByRole('main').getByRole('searchbox').first().press('Control+k');
  await expect(field(page)).toBeFocused();
});
