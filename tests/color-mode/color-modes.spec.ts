import type { Page } from '@playwright/test';
import { colorModeKey } from '../../src/runtime/browser/storage';
import { palettes, type ColorModeName } from '../../src/base/design/colors';
import { colorModes } from '../../src/base/design/modes';
import { hydrated, watchConsole } from '../support/console';
import { storeMode } from '../support/modes';
import { expect, rgb, test } from '../support/site';

/** All modes, in the order in which the button leads to them from the first. */
const cycle = [...colorModes.slice(1), colorModes[0]!].map(({ name }) => name);

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /color mode/ });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), colorModeKey);

async function expectMode(page: Page, name: ColorModeName): Promise<void> {
  const { label } = colorModes.find((mode) => mode.name === name)!;
  await expect(button(page)).toHaveAccessibleName(new RegExp(`^${label} `));
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(palettes[name].background));
  await expect(page.locator('html')).toHaveCSS('color', rgb(palettes[name].text));
  for (const meta of await page.locator('meta[name="theme-color"]').all()) {
    await expect(meta).toHaveAttribute('content', palettes[name].background);
  }
}

test('the button cycles through the four modes, and the choice is kept @core', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await page.goto('/theming');
  await expectMode(page, 'default');
  expect(await stored(page)).toBeNull();
  for (const name of [...cycle, cycle[0]!]) {
    await button(page).click();
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
  test(`presses at the same place cycle through the modes at ${width} px @core`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/theming');
    const { x, y, width: wide, height } = (await button(page).boundingBox())!;
    for (const name of ['dark', 'deep', 'swiss', 'default', 'dark'] as const) {
      await page.mouse.click(x + wide / 2, y + height / 2);
      await expectMode(page, name);
    }
  });
}

test('the system has the mode again when the reader gives it back, in other tabs too @core', async ({
  page,
  context,
}) => {
  const assertSilent = watchConsole(page);
  const giveBack = (tab: Page) => tab.getByRole('button', { name: 'Follow the system' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'dark' });
    await tab.goto('/theming');
    await expectMode(tab, 'dark');
    await expect(giveBack(tab)).toBeHidden();
  }
  await button(page).click();
  await expectMode(other, 'deep');
  await page.reload();
  await expectMode(page, 'deep');
  await expect(giveBack(other)).toBeVisible();
  await giveBack(page).press('Enter');
  for (const tab of [page, other]) {
    await expectMode(tab, 'dark');
    await expect(giveBack(tab)).toBeHidden();
    expect(await stored(tab)).toBeNull();
  }
  await expect(button(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Color mode: Dark' })).toHaveCount(1);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'default');
  await hydrated(page);
  await button(page).click();
  await giveBack(page).click();
  await expectMode(page, 'default');
  assertSilent();
});

test('assistive technology hears the mode and what comes next @core', async ({ page }) => {
  await page.goto('/theming');
  await expect(
    page.getByRole('button', { name: 'Light color mode, switch to Dark' }),
  ).toBeVisible();
  await button(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Dark color mode, switch to Deep' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Color mode: Dark' })).toHaveCount(1);
});

test('follows the system while nothing is chosen, and no longer after @core', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/theming');
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'default');
  expect(await stored(page)).toBeNull();
  await button(page).click();
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'dark');
});

test('no flash: what is stored, or the system, is painted from the first frame on @core', async ({
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
    ['default', 'light', 'default'],
    ['default', 'dark', 'default'],
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'dark'],
    ['deep', 'light', 'deep'],
    ['deep', 'dark', 'deep'],
    ['swiss', 'light', 'swiss'],
    ['swiss', 'dark', 'swiss'],
    [undefined, 'light', 'default'],
    [undefined, 'dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((value) => {
      if (value === undefined) localStorage.removeItem('theme-ui-color-mode');
      else localStorage.setItem('theme-ui-color-mode', value);
    }, value);
    await page.goto('/components/button');
    await hydrated(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect([value, scheme, seen]).toEqual([value, scheme, [rgb(palettes[name].background)]]);
  }
});

test('other tabs follow @core', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/theming');
  await second.goto('/components/button');
  await button(first).click();
  await expectMode(second, 'dark');
  await button(second).click();
  await expectMode(first, 'deep');
  await first.evaluate(() => localStorage.clear());
  await expectMode(second, 'default');
});

// Other ways to fail are tests of src/runtime/browser/storage.
for (const broken of ['access', 'setItem'] as const) {
  test(`storage that throws on ${broken}: one warning, and the cycle works @core`, async ({
    page,
  }) => {
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
    await page.goto('/theming');
    await hydrated(page);
    for (const name of cycle) {
      await button(page).click();
      await expectMode(page, name);
    }
    const ours = messages.filter(({ text }) => /color mode may not work/.test(text));
    expect(ours.map(({ type }) => type)).toEqual(['warning']);
    expect(messages.filter(({ type }) => type === 'error' || type === 'uncaught')).toEqual([]);
  });
}

test('a live example follows and sets the mode through Theme UI @core', async ({ page }) => {
  await page.goto('/color-modes');
  await hydrated(page);
  const preview = page.getByRole('group', { name: 'Preview' }).first();
  const swiss = preview.getByRole('button', { name: 'Swiss' });
  await expect(swiss).toHaveAttribute('aria-pressed', 'false');
  await swiss.click();
  await expectMode(page, 'swiss');
  await expect(swiss).toHaveAttribute('aria-pressed', 'true');
  await button(page).click();
  await expectMode(page, 'default');
  await expect(swiss).toHaveAttribute('aria-pressed', 'false');
});

test('a page that comes back as it was left takes the mode chosen meanwhile @core', async ({
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
  test(`an example with colors of its own per mode has those of ${mode}, without a press @core`, async ({
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
