import type { Page } from '@playwright/test';
import { colorModeKey } from '../../src/runtime/browser/storage';
import { palettes, type ColorModeName } from '../../src/base/design/colors';
import { colorModes } from '../../src/base/design/modes';
import { hydrated, watchConsole } from '../support/console';
import { storeMode } from '../support/modes';
import { modeButton, openHydrated } from '../support/shell';
import { expect, rgb, test } from '../support/site';

/** All modes, in the order of clicks on the button in the first mode. */
const cycle = [...colorModes.slice(1), colorModes[0]!].map(({ name }) => name);

const allModes = (page: Page) => page.getByRole('banner').getByLabel('All color modes');

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), colorModeKey);

async function expectMode(page: Page, name: ColorModeName): Promise<void> {
  const { label } = colorModes.find((mode) => mode.name === name)!;
  await expect(modeButton(page)).toHaveAccessibleName(new RegExp(`^${label} `));
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(palettes[name].background));
  await expect(page.locator('html')).toHaveCSS('color', rgb(palettes[name].text));
  for (const meta of await page.locator('meta[name="theme-color"]').all()) {
    await expect(meta).toHaveAttribute('content', palettes[name].background);
  }
}

test('the button cycles through the four modes, and the choice survives a reload @core', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await page.goto('/theming');
  await expectMode(page, 'default');
  expect(await stored(page)).toBeNull();
  for (const name of [...cycle, cycle[0]!]) {
    await modeButton(page).click();
    await expectMode(page, name);
    expect(await stored(page)).toBe(name);
  }
  await page.reload();
  await expectMode(page, 'dark');
  await hydrated(page);
  await expectMode(page, 'dark');
  assertSilent();
});

for (const width of [1280, 390]) {
  test(`clicks at the same position cycle through the modes, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/theming');
    const { x, y, width: wide, height } = (await modeButton(page).boundingBox())!;
    for (const name of ['dark', 'deep', 'swiss', 'default', 'dark'] as const) {
      await page.mouse.click(x + wide / 2, y + height / 2);
      await expectMode(page, name);
    }
  });
}

test('“Follow the system” applies the mode of the system again, also in other tabs @core', async ({
  page,
  context,
}) => {
  const assertSilent = watchConsole(page);
  /** Selects "Follow the system" in the list next to the button. */
  async function giveBack(tab: Page): Promise<void> {
    await allModes(tab).press('Enter');
    await tab.getByRole('button', { name: 'Follow the system' }).press('Enter');
    await expect(tab.getByRole('button', { name: 'Follow the system' })).toBeHidden();
    await expect(allModes(tab)).toBeFocused();
  }
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'dark' });
    await tab.goto('/theming');
    await expectMode(tab, 'dark');
  }
  await modeButton(page).click();
  await expectMode(other, 'deep');
  await page.reload();
  await expectMode(page, 'deep');
  await giveBack(page);
  for (const tab of [page, other]) {
    await expectMode(tab, 'dark');
    expect(await stored(tab)).toBeNull();
  }
  await expect(page.getByRole('status').filter({ hasText: 'Color mode: Dark' })).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'default');
  await hydrated(page);
  await modeButton(page).click();
  await giveBack(page);
  await expectMode(page, 'default');
  assertSilent();
});

test('the button’s name has the current and the next mode, and a change is announced @core', async ({
  page,
}) => {
  await page.goto('/theming');
  await expect(
    page.getByRole('button', { name: 'Light color mode, switch to Dark' }),
  ).toBeVisible();
  await modeButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Dark color mode, switch to Deep' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Color mode: Dark' })).toHaveCount(1);
});

test('the mode follows the system until the reader chooses one @core', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/theming');
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'default');
  expect(await stored(page)).toBeNull();
  await modeButton(page).click();
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'dark');
});

test('the stored mode, or that of the system, is painted from the first frame on @core', async ({
  page,
}) => {
  // Notes the background in every frame from the first on, through hydration.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    (window as unknown as { seen: Set<string> }).seen = seen;
    const note = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/');
  for (const [value, scheme, name] of [
    ['default', 'dark', 'default'],
    ['dark', 'light', 'dark'],
    ['deep', 'dark', 'deep'],
    ['swiss', 'light', 'swiss'],
    [undefined, 'light', 'default'],
    [undefined, 'dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((value) => {
      if (value === undefined) localStorage.removeItem('theme-ui-color-mode');
      else localStorage.setItem('theme-ui-color-mode', value);
    }, value);
    await openHydrated(page, '/components/button');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect([value, scheme, seen]).toEqual([value, scheme, [rgb(palettes[name].background)]]);
  }
});

test('a mode chosen in one tab applies to other tabs @core', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/theming');
  await second.goto('/components/button');
  await modeButton(first).click();
  await expectMode(second, 'dark');
  await modeButton(second).click();
  await expectMode(first, 'deep');
  await first.evaluate(() => localStorage.clear());
  await expectMode(second, 'default');
});

// Other ways to fail are tests of src/runtime/browser/storage.
for (const broken of ['access', 'setItem'] as const) {
  test(`the button works if storage throws on ${broken}, with one warning`, async ({ page }) => {
    const messages: { type: string; text: string }[] = [];
    page.on('console', (message) => messages.push({ type: message.type(), text: message.text() }));
    page.on('pageerror', (error) => messages.push({ type: 'uncaught', text: error.message }));
    await page.addInitScript((broken) => {
      const fail = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
      if (broken === 'access') Object.defineProperty(window, 'localStorage', { get: fail });
      else Storage.prototype[broken] = fail;
    }, broken);
    await openHydrated(page, '/theming');
    for (const name of cycle) {
      await modeButton(page).click();
      await expectMode(page, name);
    }
    const ours = messages.filter(({ text }) => /color mode may not work/.test(text));
    expect(ours.map(({ type }) => type)).toEqual(['warning']);
    expect(messages.filter(({ type }) => type === 'error' || type === 'uncaught')).toEqual([]);
  });
}

test('a live example shows and sets the mode of the site through Theme UI @core', async ({
  page,
}) => {
  await openHydrated(page, '/color-modes');
  const preview = page.getByRole('group', { name: 'Preview' }).first();
  const swiss = preview.getByRole('button', { name: 'Swiss' });
  await expect(swiss).toHaveAttribute('aria-pressed', 'false');
  await swiss.click();
  await expectMode(page, 'swiss');
  await expect(swiss).toHaveAttribute('aria-pressed', 'true');
  await modeButton(page).click();
  await expectMode(page, 'default');
  await expect(swiss).toHaveAttribute('aria-pressed', 'false');
});

test('a page from the back/forward cache gets the mode that was chosen meanwhile', async ({
  page,
}) => {
  await page.goto('/theming');
  await expectMode(page, 'default');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'deep');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, colorModeKey);
  await expectMode(page, 'deep');
});

for (const [mode, color] of [
  ['default', 'rgb(138, 56, 0)'],
  ['deep', 'rgb(255, 179, 128)'],
] as const) {
  test(`an example with its own colors per mode starts with those of ${mode} @core`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await page.goto('/color-modes#nested-providers');
    await expect(page.getByRole('button', { name: 'Nested button' })).toHaveCSS(
      'background-color',
      color,
    );
  });
}
