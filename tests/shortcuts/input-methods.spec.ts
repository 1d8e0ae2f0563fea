import type { Locator, Page } from '@playwright/test';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { hydrated } from '../support/console';
import { openFirstEditor, partsOf } from '../support/live-code';
import { dialog, field } from '../support/search-dialog';
import { openHydrated } from '../support/shell';
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

  test('on the search page', async ({ page }) => {
    await page.goto('/search?q=color');
    const combobox = page.getByRole('main').getByRole('combobox');
    await expect(page.getByRole('main').getByText(/^Top \d+ results/)).toBeVisible();
    await combobox.evaluate((element: HTMLInputElement) => element.setSelectionRange(1, 1));
    await compose(combobox);
    await expect(page).toHaveURL(/\/search\?q=color$/);
    const selected = () =>
      combobox.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]);
    expect(await selected()).toEqual([1, 1]);
    await combobox.press('Control+k');
    await expect.poll(selected).toEqual([0, 5]);
  });

  for (const [name, open] of [
    [
      'of an example',
      async (page: Page) => {
        await page.goto('/components/button');
        return (await openFirstEditor(page)).editor;
      },
    ],
    [
      'of the playground',
      async (page: Page) => {
        await openHydrated(page, '/playground');
        return partsOf(page.getByRole('main')).editor.first();
      },
    ],
    [
      'of a theme',
      async (page: Page) => {
        await page.goto('/customize');
        await page.getByRole('tab', { name: 'Raw' }).click();
        return page.getByRole('tabpanel', { name: 'Raw' }).getByRole('textbox').first();
      },
    ],
  ] as [string, (page: Page) => Promise<Locator>][]) {
    test(`in the editor ${name}`, async ({ page }) => {
      const editor = await open(page);
      await editor.press('End');
      await editor.pressSequentially('x');
      const text = await editor.inputValue();
      await compose(editor);
      await expect(editor).toHaveValue(text);
      await expect(dialog(page)).toBeHidden();
      await editor.press('Tab');
      await expect(editor).not.toHaveValue(text);
    });
  }

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

  for (const path of [
    ...['/components', '/getting-started', '/playground', '/customize', '/demo', '/random'],
    ...[
      '/search?q=color',
      offlinePagePath,
      '/versions',
      '/0.16/components/button',
      '/packages/presets',
    ],
  ]) {
    test(`anywhere on ${path}`, async ({ page }) => {
      await openHydrated(page, path);
      const seen = await page.evaluate(
        ({ keys, compositions }) => {
          const fields = 'a, button, input, select, textarea, summary, [tabindex]';
          const targets = [document.body, ...document.querySelectorAll<HTMLElement>(fields)];
          // All links behave the same.
          const some = targets.filter((element, index) => index < 60 || !element.matches('a'));
          const acted: string[] = [];
          const count = (init: KeyInit, list: string[]) => {
            for (const element of some) {
              for (const key of list) {
                const event = new KeyboardEvent('keydown', {
                  ...{ bubbles: true, cancelable: true, composed: true, key },
                  ...init,
                });
                if (!element.dispatchEvent(event)) acted.push(`${element.outerHTML} ${key}`);
              }
            }
            return acted.splice(0);
          };
          const composed = compositions.flatMap((init) => count(init, keys));
          const plain = count({}, ['/']);
          return { composed, plain: plain.length, targets: some.length };
        },
        { keys, compositions },
      );
      expect(seen.composed).toEqual([]);
      expect(seen.targets).toBeGreaterThan(20);
      // The same key acts without an input method.
      expect(seen.plain).toBeGreaterThan(0);
    });
  }
});

/** Makes the browser report another operating system. */
async function runOn(page: Page, platform: string, hints?: string): Promise<void> {
  await page.addInitScript(
    ({ platform, hints }) => {
      Object.defineProperty(navigator, 'platform', { value: platform });
      const userAgentData = hints ? { platform: hints } : undefined;
      Object.defineProperty(navigator, 'userAgentData', { value: userAgentData });
    },
    { platform, hints },
  );
}

for (const [system, platform, hints] of [
  ['macOS', 'MacIntel', 'macOS'],
  ['macOS without client hints', 'MacIntel', undefined],
  ['a Mac that only client hints reveal', '', 'macOS'],
  ['an iPhone', 'iPhone', undefined],
] as const) {
  test.describe(`on ${system}`, () => {
    test.beforeEach(({ page }) => runOn(page, platform, hints));

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
}

for (const [system, platform, hints] of [
  ['Windows', 'Win32', 'Windows'],
  ['Linux', 'Linux x86_64', undefined],
] as const) {
  test(`Ctrl+K opens the search from a text field on ${system}`, async ({ page }) => {
    await runOn(page, platform, hints);
    await page.goto('/components');
    await page.getByRole('main').getByRole('searchbox').first().press('Control+k');
    await expect(field(page)).toBeFocused();
  });
}

test('typing / into a field in a shadow tree doesn’t open the search', async ({ page }) => {
  await openHydrated(page, '/packages/presets');
  const isTaken = await page.evaluate(() => {
    const host = document.querySelector('main')!.appendChild(document.createElement('div'));
    const field = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(field);
    field.focus();
    const init = { key: '/', bubbles: true, cancelable: true, composed: true };
    return !field.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isTaken).toBe(false);
  await expect(dialog(page)).toBeHidden();
});
