import type { Page } from '@playwright/test';
import type { Changes } from '../../src/base/theme-data/changes';
import { encodeTheme } from '../../src/studio/themes/theme-link';
import { hydrated, watchConsole } from '../support/console';
import { expectFocusInView } from '../support/keyboard';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const specimens = (page: Page, name: string) =>
  page.getByRole('group', { name: `Specimens in ${name}` });
/** Radio button that's a picture of a theme. */
const picture = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'Themes to show' });
/** Background color of the specimens' text. */
const background = (page: Page, name: string) =>
  specimens(page, name)
    .getByRole('heading', { name: 'The lighthouse keeps a log' })
    .evaluate((heading) => {
      let color = 'rgba(0, 0, 0, 0)';
      for (let each: Element | null = heading; each; each = each.parentElement) {
        if (color === 'rgba(0, 0, 0, 0)') color = getComputedStyle(each).backgroundColor;
      }
      return color;
    });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('presets can be shown, stepped through, and compared by keyboard', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await open(page, '/demo');
  await expect(
    specimens(page, 'swiss').getByRole('heading', { name: 'Plan the year' }),
  ).toBeVisible();
  await expect(picture(page, 'swiss')).toBeChecked();
  await picture(page, 'swiss').focus();
  await page.keyboard.press('ArrowRight');
  await expect(specimens(page, 'funk')).toBeVisible();
  await expect(page).toHaveURL(/\/demo\?theme=funk$/);
  await expect(bar(page).getByRole('status')).toHaveText(/^funk, mode default: /);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(specimens(page, 'base')).toBeVisible();
  await expect(page.getByText('base doesn’t set margins')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(specimens(page, 'tailwind')).toBeVisible();
  await picture(page, 'dark').press('Space');
  await expect(specimens(page, 'dark')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('funk');
  await expect(specimens(page, 'funk')).toBeVisible();
  await expect(page.getByRole('table', { name: /^Contrast in/ })).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?theme=funk&beside=dark$/);
  // The URL has the whole state, so a reload restores it.
  await page.reload();
  await hydrated(page);
  await expect(specimens(page, 'funk')).toBeVisible();
  await expect(specimens(page, 'dark')).toBeVisible();
  await expectFocusInView(page, bar(page));
  assertSilent();
});

for (const [address, name] of [
  ['/demo', 'Themes to show'],
  ['/random', 'Another theme'],
] as const) {
  test(`the toolbar of ${address} stays visible below the header`, async ({ page }) => {
    await open(page, address);
    const bar = page.getByRole('group', { name, exact: true });
    const top = async () => (await bar.boundingBox())!.y;
    const before = await top();
    await page.mouse.wheel(0, 2000);
    await expect.poll(top).toBeLessThan(before);
    const header = (await page.getByRole('banner').boundingBox())!;
    await expect.poll(top).toBe(header.y + header.height);
  });
}

test('choosing a preset’s mode changes the URL and the colors of the specimens', async ({
  page,
}) => {
  await open(page, '/demo?theme=system&mode=dark');
  await expect.poll(() => background(page, 'system')).toBe('rgb(6, 6, 6)');
  await page.getByRole('button', { name: 'deep', exact: true }).click();
  await expect.poll(() => background(page, 'system')).toBe('rgb(34, 38, 57)');
  await expect(page).toHaveURL(/mode=deep/);
  await expect(page.getByRole('status').filter({ hasText: 'mode deep' })).toBeAttached();
});

test('a theme from a link is shown, its invalid values are listed, and no code runs', async ({
  page,
}) => {
  const hash = await encodeTheme({
    base: 'funk',
    changes: {
      colors: { background: '#123456', primary: 'blau' },
      brand: '<img src=x onerror=alert(1)>',
    },
    name: 'Harbor <b>',
  });
  await open(page, `/demo#${hash}`);
  await expect(specimens(page, 'Harbor <b>')).toBeVisible();
  expect(await background(page, 'Harbor <b>')).toBe('rgb(18, 52, 86)');
  await page.getByText('Theme UI can’t use 1 part of this theme').click();
  await expect(page.getByText('colors.primary: “blau” isn’t a CSS color')).toBeVisible();
  await expect(page.getByText('brand: Theme UI doesn’t use this key. It’s kept.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('deep');
  await expect(specimens(page, 'deep')).toBeVisible();
  await expect(specimens(page, 'Harbor <b>')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${hash}`);
});

test('a preset from a link looks the same as the preset by name', async ({ page }) => {
  const looks = async (name: string) => {
    await expect(specimens(page, name).getByText('Light the lamp')).toBeVisible();
    const parts = specimens(page, name).locator('h3, p, a, li, table, button, input, select, svg');
    return parts.evaluateAll((elements) =>
      elements.map((element) => {
        const { color, font, backgroundColor, borderTop } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { tag: element.localName, color, font, backgroundColor, borderTop, width, height };
      }),
    );
  };
  await open(page, '/demo?theme=funk');
  const byName = await looks('funk');
  expect(byName.length).toBeGreaterThan(30);
  await page.goto('about:blank');
  await open(page, `/demo#${await encodeTheme({ base: 'funk', changes: {}, name: 'Guest' })}`);
  expect(await looks('Guest')).toEqual(byName);
});

test.describe('styles of a theme from a link don’t leave its specimens', () => {
  const hide = { display: 'none !important', color: 'rgb(1, 2, 3) !important' };
  const rule = 'header,nav,footer,h1,select{display:none!important;color:rgb(1,2,3)!important}';
  /** A text color that shows whether the specimens use the theme. */
  const used = { colors: { text: 'rgb(9, 8, 7)' } };
  const ways: Record<string, Changes> = {
    'no styles': {},
    'a parent selector': {
      styles: { root: { 'body:has(&) :is(header, nav, footer, h1, select)': hide } },
    },
    'the root element': { styles: { root: { 'html:has(&)': hide, ':root:has(&) body *': hide } } },
    'a selector list': { styles: { root: { 'header, nav, footer, h1, select, &': hide } } },
    'sibling selectors': { styles: { root: { '& ~ *, :has(&) ~ *, :has(&) *': hide } } },
    'host selectors': {
      styles: { root: { ':host, :host-context(body), :host-context(body) *': hide } },
    },
    'a rule in a value': { fonts: { body: `serif;}${rule}x{` } },
    'a rule in a color': { colors: { ...used.colors, primary: `var(--x);}${rule}x{` } },
    'a rule in a key': { styles: { h1: { [`a:b;}${rule}x{c`]: 'd' } } },
    'boxes over the whole page': {
      styles: {
        root: {
          '&::before': { content: '""', position: 'fixed', inset: '-9999px', zIndex: 2147483647 },
        },
        h1: { position: 'fixed', top: 0, left: 0, width: '100vw', height: '100vh', zIndex: 999999 },
        h2: { position: 'absolute', inset: '-5000px', zIndex: 2147483647 },
      },
    },
    'at-rules': {
      styles: {
        root: {
          '@property --theme-ui-colors-text': { syntax: '"<color>"', inherits: 'false' },
          '@font-face': { fontFamily: 'system-ui', src: 'local("Courier New")' },
          '@keyframes x': { from: hide },
          '@media all': { 'body:has(&) *': hide },
        },
      },
    },
  };
  /** Styles of parts of the page outside of the specimens. */
  async function looks(page: Page, changes: Changes) {
    const hash = await encodeTheme({ base: '', changes: { ...used, ...changes }, name: 'Guest' });
    await page.goto('about:blank');
    await open(page, `/demo#${hash}`);
    const lamp = specimens(page, 'Guest').getByText('Light the lamp');
    await expect(lamp).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 0));
    const text = await specimens(page, 'Guest')
      .getByRole('heading', { name: 'The lighthouse keeps a log', includeHidden: true })
      .evaluate((heading) => getComputedStyle(heading).color);
    const own = [
      page.getByRole('banner', { includeHidden: true }),
      page.getByRole('link', { name: 'Theme UI', includeHidden: true }),
      page.getByRole('contentinfo', { includeHidden: true }),
      page.getByRole('heading', { level: 1, includeHidden: true }),
      page.getByRole('combobox', { name: 'Compare with', includeHidden: true }),
    ];
    const found = [];
    for (const part of own) {
      found.push(
        await part.first().evaluate((element) => {
          const { display, color, opacity, visibility, fontFamily } = getComputedStyle(element);
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isOnTop = y > innerHeight || element.contains(document.elementFromPoint(x, y));
          return { display, color, opacity, visibility, fontFamily, left, width, isOnTop };
        }),
      );
    }
    return { text, found };
  }

  for (const [name, changes] of Object.entries(ways)) {
    test(`with ${name}`, async ({ page }) => {
      const before = await looks(page, {});
      expect(before.found.map(({ display, isOnTop }) => display !== 'none' && isOnTop)).toEqual(
        before.found.map(() => true),
      );
      expect(before.text).toBe('rgb(9, 8, 7)');
      expect((await looks(page, changes)).found).toEqual(before.found);
    });
  }
});

test('a theme that makes Theme UI throw is shown without the parts that cause it', async ({
  page,
}) => {
  const hash = await encodeTheme({
    base: '',
    changes: {
      breakpoints: { phone: '40em' },
      buttons: { primary: { variant: 'buttons.primary', color: '#fff' } },
      styles: { root: { variant: 'styles.root' } },
    },
    name: 'Loop',
  });
  await open(page, `/demo#${hash}`);
  await expect(specimens(page, 'Loop')).toBeVisible();
  await page.getByText('Theme UI can’t use 3 parts of this theme').click();
  for (const key of ['breakpoints', 'buttons.primary.variant', 'styles.root.variant']) {
    await expect(
      page.getByRole('listitem').filter({ hasText: new RegExp(`^${key}: .+`) }),
    ).toBeVisible();
  }
});

test('a translucent color shows the background of its theme', async ({ page }) => {
  const hash = await encodeTheme({
    base: '',
    changes: { colors: { background: '#123456', muted: 'rgb(255 0 0 / 50%)' } },
    name: 'Glass',
  });
  await open(page, `/demo#${hash}`);
  await expect(specimens(page, 'Glass')).toBeVisible();
  const swatch = page.getByRole('listitem').filter({ hasText: /^muted/ });
  const layers = await swatch.evaluate((item) =>
    [...item.querySelectorAll('[aria-hidden], [aria-hidden] *')].map(
      (layer) => getComputedStyle(layer).backgroundColor,
    ),
  );
  expect(layers).toEqual(['rgb(18, 52, 86)', 'rgba(255, 0, 0, 0.5)']);
});

for (const [what, hash, reason] of [
  [
    'cut off',
    () => encodeTheme({ base: '', changes: { space: [1, 2, 3] } }).then((h) => h.slice(0, -4)),
    'This link is damaged',
  ],
  [
    'from a preset that is gone',
    () => encodeTheme({ base: 'chakra', changes: {} }),
    'starts from the preset “chakra”',
  ],
] as const) {
  test(`a link that is ${what} is reported, and the page still works`, async ({ page }) => {
    await open(page, `/demo?theme=deep#${await hash()}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(reason);
    await expect(specimens(page, 'deep')).toBeVisible();
    await picture(page, 'swiss').click();
    await expect(specimens(page, 'swiss')).toBeVisible();
  });
}

test('an unknown preset is reported by name', async ({ page }) => {
  await open(page, '/demo?theme=chakra');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('There’s no preset “chakra”.');
  await expect(specimens(page, 'swiss')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('themes can be changed by touch, and nothing overflows the page', async ({ page }) => {
    await open(page, '/demo');
    await picture(page, 'system').tap();
    await expect(specimens(page, 'system')).toBeVisible();
    await page.getByRole('button', { name: 'swiss', exact: true }).tap();
    await expect(page).toHaveURL(/theme=system&mode=swiss/);
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('tailwind');
    await expect(specimens(page, 'tailwind')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('the theme opens in the playground', async ({ page }) => {
  await open(page, '/demo?theme=funk');
  await bar(page).getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL(/\/playground#work1\./);
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('funk');
});

test('the page of a preset links to Demo', async ({ page }) => {
  await open(page, '/presets/tosh');
  await page.getByRole('main').getByRole('link', { name: 'Demo' }).first().click();
  await expect(specimens(page, 'tosh')).toBeVisible();
});

for (const path of ['/demo', '/customize']) {
  test(`${path} shows a link with 1,000 invalid colors`, async ({ page }) => {
    const wrong = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`c${index}`, 1]));
    const changes = { colors: { ...wrong, text: '#000', background: '#fff', primary: '#07c' } };
    await open(page, `${path}#${await encodeTheme({ base: '', changes })}`);
    await expect(page.getByText('can’t use 1000 parts of this theme')).toBeVisible();
  });
}
