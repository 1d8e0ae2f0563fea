import type { Locator, Page } from '@playwright/test';
import { otherPages, popularPages } from '../../src/shell/search/browser/rows';
import { hydrated, watchConsole } from '../support/console';
import { chosen, dialog, field, find, opener, options, status } from '../support/search-dialog';
import { heading, openHydrated, scrollPosition } from '../support/shell';
import { disablePrefetch, expect, idle, isMarked, markDocument, test } from '../support/site';

// Ranking needs the words of all pages.
test.use({ build: 'site' });

const page = '/components/button';
const data = /^\/search\/pages\.\w+\.json$/;
const worker = /^\/assets\/search-worker\.\w+\.js$/;
const script = /^\/assets\/search\.\w+\.js$/;

/** Group of options. */
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });

/** Number of words that are marked in the page. */
const marked = (page: Page) => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);

test('the search is loaded when the pointer reaches its button, and only once', async ({
  page: tab,
  server,
}) => {
  await tab.goto(page);
  await idle(tab);
  expect([script, data, worker].map((path) => server.count(path))).toEqual([0, 0, 0]);
  await opener(tab).hover();
  await expect.poll(() => server.count(data)).toBe(1);
  await find(tab, 'slider');
  await tab.keyboard.press('Escape');
  await find(tab, 'switch');
  expect([script, data, worker].map((path) => server.count(path))).toEqual([1, 1, 1]);
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} opens the search, and Escape returns the focus @core`, async ({ page: tab }) => {
    await tab.goto(page);
    const link = tab.getByRole('banner').getByRole('link', { name: 'Theme UI' });
    await link.focus();
    await tab.keyboard.press(keys);
    await expect(field(tab)).toBeFocused();
    await tab.keyboard.press('Escape');
    await expect(dialog(tab)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('typing / in a text field doesn’t open the search @core', async ({ page: tab }) => {
  await tab.goto('/components');
  const filter = tab
    .getByRole('main')
    .getByRole('textbox')
    .or(tab.getByRole('main').getByRole('searchbox'))
    .first();
  await filter.press('/');
  await expect(filter).toHaveValue('/');
  await expect(dialog(tab)).toBeHidden();
});

/** Checks that a field with the text `color mode` is edited with the usual keys, and that the list ignores them. */
async function expectUsualKeys(page: Page, field: Locator, selected: Locator): Promise<void> {
  const before = await selected.allTextContents();
  const keys = [
    ['Home', [0, 0]],
    ['End', [10, 10]],
    ['Shift+Home', [0, 10]],
    ['ArrowRight', [10, 10]],
    ['Control+ArrowLeft', [6, 6]],
    ['Shift+End', [6, 10]],
    ['Control+a', [0, 10]],
  ] as const;
  for (const [key, selection] of keys) {
    await page.keyboard.press(key);
    const found = await field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]);
    expect([key, found]).toEqual([key, selection]);
    await expect(selected).toHaveText(before);
  }
}

test('arrow keys select a result, other keys edit the field, and Enter opens the result with the words marked @core', async ({
  page: tab,
}) => {
  const assertSilent = watchConsole(tab);
  await tab.goto(page);
  await find(tab, 'color mode');
  await expect(chosen(tab)).toHaveText(/^Color Modes /);
  const all = await options(tab).count();
  expect(all).toBeGreaterThan(10);
  await tab.keyboard.press('ArrowUp');
  await expect(options(tab).last()).toBeInViewport();
  await expect(options(tab).last()).toHaveAttribute('aria-selected', 'true');
  await tab.keyboard.press('ArrowDown');
  await expect(options(tab).first()).toHaveAttribute('aria-selected', 'true');
  await expectUsualKeys(tab, field(tab), chosen(tab));
  // The results scroll, and the page behind them doesn't.
  await tab.keyboard.press('PageDown');
  await expect(options(tab).first()).not.toBeInViewport();
  await expect(options(tab).first()).toHaveAttribute('aria-selected', 'true');
  await tab.keyboard.press('PageUp');
  await expect(options(tab).first()).toBeInViewport();
  expect(await tab.evaluate(() => window.scrollY)).toBe(0);
  await tab.keyboard.press('ArrowDown');
  const id = await options(tab).nth(1).getAttribute('id');
  await expect(field(tab)).toHaveAttribute('aria-activedescendant', id!);
  const href = await options(tab).nth(1).getAttribute('href');
  expect(href).toMatch(/^\/color-modes#./);
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(new RegExp(`${href}$`));
  await expect(tab.locator(href!.replace(/^.*#/, '#'))).toBeInViewport();
  await expect.poll(() => marked(tab)).toBeGreaterThan(0);
  await tab.keyboard.press('Escape');
  expect(await marked(tab)).toBe(0);
  assertSilent();
});

test('after hydration, a result opens without a full page load, also on the same page @core', async ({
  page: tab,
}) => {
  await openHydrated(tab, page);
  await markDocument(tab);
  // The second section is on the same page.
  for (const keys of [['ArrowDown'], ['ArrowDown', 'ArrowDown']]) {
    await find(tab, 'color mode');
    for (const key of keys) await tab.keyboard.press(key);
    const href = await chosen(tab).getAttribute('href');
    expect(href).toMatch(/^\/color-modes#./);
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL(new RegExp(`${href}$`));
    await expect.poll(() => marked(tab)).toBeGreaterThan(0);
    await expect(dialog(tab)).toBeHidden();
  }
  await tab.goBack();
  await tab.goBack();
  await expect(heading(tab, 'Button')).toBeVisible();
  expect(await marked(tab)).toBe(0);
  expect(await isMarked(tab)).toBe(true);
});

test('Ctrl+Enter opens a result in a new tab, with the words marked @core', async ({
  page: tab,
  context,
}) => {
  await tab.goto(page);
  await find(tab, 'useColorMode');
  const href = await chosen(tab).getAttribute('href');
  const opened = context.waitForEvent('page');
  await tab.keyboard.press('Control+Enter');
  const other = await opened;
  await expect(other).toHaveURL(new RegExp(`${href}$`));
  await expect.poll(() => marked(other)).toBeGreaterThan(0);
  await expect(field(tab)).toBeFocused();
});

for (const isEarly of [true, false]) {
  const part = isEarly ? 'script' : 'data';
  test(`text and Enter typed before the ${part} of the search has loaded open a result @core`, async ({
    page: tab,
    server,
  }) => {
    await disablePrefetch(tab);
    await tab.goto(page);
    const releaseScript = server.hold(script);
    const releaseData = server.hold(data);
    await tab.keyboard.press('/');
    await tab.keyboard.type('slid');
    await expect(field(tab)).toHaveValue('slid');
    if (isEarly) await tab.keyboard.type('er\n');
    await expect(status(tab)).toHaveText('Search is loading…');
    releaseScript();
    await expect(status(tab)).toHaveText('Searching…');
    if (!isEarly) await tab.keyboard.type('er\n');
    releaseData();
    await expect(heading(tab, 'Slider')).toBeVisible();
  });
}

test('Escape before the search has loaded keeps it closed @core', async ({ page: tab, server }) => {
  await disablePrefetch(tab);
  await tab.goto(page);
  const release = server.hold(script);
  await tab.keyboard.press('/');
  await expect.poll(() => server.count(script)).toBe(1);
  await tab.keyboard.press('Escape');
  await expect(dialog(tab)).toBeHidden();
  release();
  await expect(tab.getByRole('dialog', { name: 'Search', includeHidden: true })).toHaveCount(1);
  await expect(dialog(tab)).toBeHidden();
});

test('the search stays open during hydration', async ({ page: tab }) => {
  await tab.goto(page);
  await find(tab, 'slider');
  await hydrated(tab);
  await expect(field(tab)).toHaveValue('slider');
  await tab.keyboard.press('Enter');
  await expect(heading(tab, 'Slider')).toBeVisible();
});

test('an error says why the search couldn’t start, and Try again starts it @core', async ({
  page: tab,
  server,
}) => {
  server.fail(data, { kind: 'status', status: 503 }, 1);
  await tab.goto(page);
  await tab.keyboard.press('Control+k');
  await tab.keyboard.type('slider');
  await expect(dialog(tab).getByRole('alert')).toHaveText(
    'Search couldn’t start: the server returned status 503.',
  );
  await expect(group(tab, 'Popular').getByRole('option').first()).toBeVisible();
  await dialog(tab).getByRole('button', { name: 'Try again' }).click();
  await expect(chosen(tab)).toHaveText(/^Slider/);
  await expect(field(tab)).toBeFocused();
});

test('if the script of the search is gone after a deploy, the search page has the typed text', async ({
  page: tab,
  server,
}) => {
  await disablePrefetch(tab);
  await tab.goto(page);
  const release = server.hold(script);
  await tab.keyboard.press('Control+k');
  await tab.keyboard.type('slix', { delay: 20 });
  await tab.keyboard.press('Backspace');
  // Opens it only once.
  await tab.keyboard.press('Control+k');
  await tab.keyboard.type('der', { delay: 20 });
  server.fail(script, { kind: 'gone' }, 1);
  release();
  await expect(tab).toHaveURL(/\/search\?q=slider$/);
  const main = tab.getByRole('main');
  await expect(main.getByRole('combobox')).toHaveValue('slider');
  await expect(main.getByRole('group', { name: 'Components / Slider' })).toBeVisible();
});

test('if the script of the search fails, the button opens the search page', async ({
  page: tab,
  server,
}) => {
  server.fail(script, { kind: 'status', status: 503 }, 1);
  await disablePrefetch(tab);
  await tab.goto(page);
  await opener(tab).click();
  await expect(heading(tab, 'Search')).toBeVisible();
});

test('a search without an answer says so, and suggests words, pages, and the issues @core', async ({
  page: tab,
}) => {
  await tab.goto(page);
  await tab.keyboard.press('Control+k');
  await field(tab).fill('sliderrxx');
  await expect(status(tab)).toHaveText('No results for “sliderrxx”.');
  const [issues, report] = [/issues/, /^Report/].map((hasText) =>
    group(tab, 'Not answered here?').getByRole('option').filter({ hasText }),
  ) as [Locator, Locator];
  await expect(group(tab, 'Pages that may help').getByRole('option')).toContainText(
    otherPages.map(([, label]) => label),
  );
  await expect(issues).toHaveAttribute(
    'href',
    'https://github.com/system-ui/theme-ui/issues?q=sliderrxx',
  );
  await expect(report).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/system-ui\/theme-ui-docs\/issues\/new\?template=wrong-page\.yml&.*sliderrxx/,
  );
  await expect(chosen(tab)).toHaveText('slider ');
  await tab.keyboard.press('Enter');
  await expect(chosen(tab)).toHaveText(/^Slider/);
  await expect(field(tab)).toBeFocused();
  await expect(issues).toHaveCount(0);
  // Words of which no section has all: the nearest pages.
  await field(tab).fill('slider sliderrxx');
  await expect(status(tab)).toHaveText(/^No section has all of these words\. Nearest \d+ results/);
  await expect(chosen(tab)).toHaveText(/^Slider/);
  await expect(issues).toHaveAttribute(
    'href',
    'https://github.com/system-ui/theme-ui/issues?q=slider+sliderrxx',
  );
});

test('an empty search lists popular pages and commands @core', async ({ page: tab }) => {
  await tab.goto(page);
  await tab.keyboard.press('/');
  await expect(group(tab, 'Popular').getByRole('option')).toContainText(
    popularPages.map(([, label]) => label),
  );
  await expect(group(tab, 'Commands').getByRole('option').first()).toBeVisible();
  await tab.keyboard.press('Enter');
  await expect(dialog(tab)).toBeVisible();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(new RegExp(`${popularPages[0]![0]}$`));
});

test('commands change the color mode and open versions @core', async ({ page: tab }) => {
  await openHydrated(tab, `${page}#props`);
  const run = async (query: string, command: RegExp) => {
    await tab.keyboard.press('Control+k');
    await field(tab).fill(query);
    await expect(chosen(tab)).toHaveText(command);
    await tab.keyboard.press('Enter');
  };
  await run('dark', /^Switch to Dark/);
  await expect(dialog(tab)).toBeHidden();
  await expect(tab.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(
    tab.getByRole('banner').getByRole('status').filter({ hasText: 'Color mode: Dark' }),
  ).toHaveCount(1);
  await run('0.16', /^This page in 0\.16/);
  await expect(tab).toHaveURL(/\/0\.16\/components\/button#props$/);
});

test('the search is a combobox with grouped options and a status with their number @core', async ({
  page: tab,
}) => {
  await tab.goto(page);
  await find(tab, 'useBreakpointIndex');
  await expect(dialog(tab)).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search the documentation" [expanded] [active]: useBreakpointIndex
        - button "Close"
      - listbox "Results":
        - group /./:
          - option /useBreakpointIndex/ [selected]
      - paragraph:
        - status: /\\d+ results on \\d+ pages\\.$/
        - link "See all results"
  `);
});

test.describe('on a phone @core', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the icon opens the search in full screen while its script loads, and tapping a result opens it', async ({
    page: tab,
    server,
  }) => {
    await tab.goto(page);
    const release = server.hold(script);
    await opener(tab).tap();
    await expect(field(tab)).toBeFocused();
    expect(await dialog(tab).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // As the keyboard of a phone does, without key events.
    await tab.keyboard.insertText('car');
    await expect.poll(() => server.count(script)).toBe(1);
    release();
    await expect(options(tab).first()).toBeVisible();
    expect(await dialog(tab).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await tab.keyboard.insertText('d');
    await expect(field(tab)).toHaveValue('card');
    await expect(chosen(tab)).toHaveText(/^Card/);
    // The result may be replaced by the same one of a later search.
    await expect
      .poll(async () => (await chosen(tab).boundingBox())?.height ?? 0)
      .toBeGreaterThanOrEqual(44);
    await chosen(tab).tap();
    await expect(heading(tab, 'Card')).toBeVisible();
  });

  test('the Close button closes the search', async ({ page: tab }) => {
    await tab.goto(page);
    await opener(tab).tap();
    await dialog(tab).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(tab)).toBeHidden();
  });
});

test('a click outside the dialog closes it @core', async ({ page: tab }) => {
  await tab.goto(page);
  await opener(tab).click();
  await expect(field(tab)).toBeFocused();
  await tab.mouse.click(20, 600);
  await expect(dialog(tab)).toBeHidden();
  await expect(opener(tab)).toBeFocused();
});

test('the search page shows results for its address, and Enter updates the address @core', async ({
  page: tab,
}) => {
  const assertSilent = watchConsole(tab);
  await tab.goto('/search?q=use+color+mode');
  const main = tab.getByRole('main');
  await expect(
    main.getByRole('status').filter({ hasText: /\d+ results on \d+ pages\.$/ }),
  ).toBeVisible();
  await expect(main.getByRole('option', { name: /useColorMode/ }).first()).toBeVisible();
  const input = main.getByRole('combobox', { name: 'Search the documentation' });
  await expect(input).toHaveValue('use color mode');
  await markDocument(tab);
  await input.fill('slider');
  await expect(main.getByRole('group', { name: 'Components / Slider' })).toBeVisible();
  await expect(main.getByRole('option', { selected: true })).toHaveCount(0);
  await input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?q=slider$/);
  expect(await isMarked(tab)).toBe(true);
  await main
    .getByRole('option', { name: /^Slider/ })
    .first()
    .click();
  await expect(heading(tab, 'Slider')).toBeVisible();
  await expect.poll(() => marked(tab)).toBeGreaterThan(0);
  assertSilent();
});

test('arrow keys select a result on the search page, and Enter opens it @core', async ({
  page: tab,
}) => {
  await tab.goto('/search');
  const main = tab.getByRole('main');
  const input = main.getByRole('combobox', { name: 'Search the documentation' });
  await input.click();
  await tab.keyboard.type('color mode');
  await expect(main.getByRole('option').nth(30)).toBeAttached();
  await tab.keyboard.press('ArrowDown');
  const active = main.getByRole('option', { selected: true });
  await expect(active).toHaveText(/^Color Modes /);
  await expect(input).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!);
  await expectUsualKeys(tab, input, active);
  await tab.keyboard.press('Enter');
  await expect(heading(tab, 'Color Modes')).toBeVisible();
  await tab.goBack();
  await expect(input).toHaveValue('color mode');
});

test('the search page keeps typed or pasted text after Back and a reload', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto('/search');
  const main = tab.getByRole('main');
  const input = main.getByRole('combobox', { name: 'Search the documentation' });
  const first = main.locator('[data-search-results]').getByRole('group').first();
  const key = () => tab.evaluate(() => (window.history.state as { key: string } | null)?.key);
  const expectSelect = async () => {
    await expect(input).toHaveValue('select props');
    await expect(first).toHaveAccessibleName('Components / Select');
  };
  await test.step('the address has the typed text, in the same history entry', async () => {
    await expect.poll(key).toBeDefined();
    const before = await key();
    await input.click();
    await tab.keyboard.type('select props', { delay: 30 });
    await expect(tab).toHaveURL(/\/search\?q=select\+props$/);
    expect(await key()).toBe(before);
    await expectSelect();
  });
  await test.step('Back after a click on a result, right after the last letter', async () => {
    await tab.keyboard.type('x');
    await tab.keyboard.press('Backspace');
    // Before the delay.
    await main
      .getByRole('option', { name: /^Props/ })
      .first()
      .click();
    await expect(heading(tab, 'Select')).toBeVisible();
    await tab.goBack();
    await expectSelect();
  });
  await test.step('Back after Enter on a result', async () => {
    const number = main.getByRole('status').filter({ hasText: /result/ });
    const all = await number.textContent();
    await input.focus();
    await tab.keyboard.type('x');
    await expect(number).not.toHaveText(all!);
    await tab.keyboard.press('Backspace');
    await expect(number).toHaveText(all!);
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Enter');
    await expect(heading(tab, 'Select')).toBeVisible();
    await tab.goBack();
    await expectSelect();
  });
  await test.step('Back restores the scroll position', async () => {
    await tab.mouse.wheel(0, 900);
    await expect.poll(() => scrollPosition(tab)).toBe(900);
    const result = main.getByRole('option').nth(12);
    await result.hover();
    const left = await scrollPosition(tab);
    await result.click();
    await expect(input).toHaveCount(0);
    await tab.goBack();
    await expect.poll(() => scrollPosition(tab)).toBe(left);
  });
  await test.step('pasted text is kept after a reload, and removed text isn’t', async () => {
    await tab.evaluate(() => window.scrollTo(0, 0));
    await tab.evaluate(() => navigator.clipboard.writeText('slider'));
    await input.press('ControlOrMeta+a');
    await input.press('ControlOrMeta+v');
    await expect(tab).toHaveURL(/\/search\?q=slider$/);
    await tab.reload();
    await expect(input).toHaveValue('slider');
    await input.press('ControlOrMeta+a');
    await input.press('Delete');
    await expect(tab).toHaveURL(/\/search$/);
  });
});

test('marks in results are whole words, not parts of longer ones', async ({ page: tab }) => {
  await tab.goto(page);
  await find(tab, 'prop');
  const marks = await options(tab).locator('mark').allTextContents();
  expect(marks.length).toBeGreaterThan(5);
  const text = await options(tab).allTextContents();
  const words = text.join(' ').split(/[^A-Za-z]+/);
  expect(marks.filter((mark) => /^\w+$/.test(mark) && !words.includes(mark))).toEqual([]);
});

test('Ctrl+K focuses the field on the search page @core', async ({ page: tab }) => {
  await tab.goto('/search?q=slider');
  const main = tab.getByRole('main');
  await expect(main.getByRole('group', { name: 'Components / Slider' })).toBeVisible();
  await tab.keyboard.press('Control+k');
  await expect(main.getByRole('combobox')).toBeFocused();
  await tab.keyboard.type('switch');
  await expect(main.getByRole('group', { name: 'Components / Switch' })).toBeVisible();
  await expect(dialog(tab)).toBeHidden();
});

test('the 404 page links to similar pages, and searches for the words of the address', async ({
  page: tab,
}) => {
  await tab.goto('/components/icon-buton');
  const main = tab.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('icon buton');
  await expect(main.getByRole('link', { name: /^IconButton/ })).toHaveAttribute(
    'href',
    '/components/icon-button',
  );
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(tab).toHaveURL(/\/search\?q=icon\+buton$/);
  await expect(
    tab
      .getByRole('main')
      .getByRole('option', { name: /^IconButton/ })
      .first(),
  ).toBeVisible();
});
