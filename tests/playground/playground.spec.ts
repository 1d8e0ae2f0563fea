import type { Locator, Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { playgroundLink } from '../support/link-factory';
import { openFirstEditor, partsOf } from '../support/live-code';
import { clipboardText } from '../support/shell';
import { openReport, reportedFields } from '../support/report';
import { pressInPlace } from '../support/press';
import { expect, idle, test } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Locators of the preview and the editors of code and theme. */
function workbench(page: Page) {
  const { frame, preview } = partsOf(page.getByRole('main'));
  const field = (name: RegExp): Locator => page.getByRole('textbox', { name });
  return { frame, preview, code: field(/^Code/), theme: field(/^Theme/) };
}

test('the playground shows code, preview, theme, and generated CSS', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await page.goto('/playground');
  const { frame, preview, code, theme } = workbench(page);
  await expect(preview.getByRole('heading', { name: 'Room on the ninth floor' })).toBeVisible();
  await preview.getByRole('button', { name: 'Stay longer' }).click();
  await expect(preview.getByText('3 nights, 420 dollars')).toBeVisible();
  await page.getByRole('button', { name: 'Run' }).click();
  await frame.getByRole('button', { name: 'Stay longer' }).click();
  await expect(frame.getByText('3 nights, 420 dollars')).toBeVisible();
  await code.fill('<Button sx={{ mt: [2, 4], ":hover": { bg: "accent" } }}>Only this</Button>');
  await expect(frame.getByRole('button', { name: 'Only this' })).toBeVisible();

  await page.getByRole('tab', { name: 'Theme' }).click();
  await theme.fill('{ "colors": { "primary": "rgb(1, 2, 3)" } }');
  await expect(frame.getByRole('button', { name: 'Only this' })).toHaveCSS(
    'background-color',
    'rgb(1, 2, 3)',
  );
  await theme.fill(
    "import type { Theme } from 'theme-ui';\nexport const theme: Theme = { colors: { primary: 'rgb(4, 5, 6)' } };",
  );
  await expect(frame.getByRole('button', { name: 'Only this' })).toHaveCSS(
    'background-color',
    'rgb(4, 5, 6)',
  );
  await theme.fill(
    'import { mix } from "@theme-ui/color";\nconst theme = { colors: { primary: mix("#000", "#fff", 0)({}) } };',
  );
  await expect(frame.getByRole('button', { name: 'Only this' })).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await theme.fill('{ colors: { primary: "rgb(4, 5, 6)" } }');

  await page.getByRole('tab', { name: 'Generated CSS' }).click();
  const css = page
    .getByLabel('Generated CSS')
    .getByText(/<button>/)
    .first();
  await expect(css).toBeVisible();
  const text = (await page.getByRole('tabpanel', { name: 'Generated CSS' }).textContent())!;
  expect(text).toContain('--theme-ui-colors-primary: rgb(4, 5, 6);');
  expect(text).toContain('background-color: var(--theme-ui-colors-primary);');
  expect(text).toMatch(
    /@media screen and \(min-width: 40em\) \{\s+\.css-[\w-]+ \{\s+margin-top: 32px;/,
  );
  expect(text).toMatch(/:hover \{\s+background-color: var\(--theme-ui-colors-accent\);/);
  assertSilent();
});

test('an error in the theme is shown, and the last valid theme stays', async ({ page }) => {
  await page.goto('/playground');
  const { frame, theme } = workbench(page);
  await page.getByRole('tab', { name: 'Theme' }).click();
  await theme.fill('{ colors: { primary: "rgb(1, 2, 3)" } }');
  const inFrame = frame.getByRole('button', { name: 'Stay longer' });
  await expect(inFrame).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await theme.fill('{\n  colors: {\n}');
  await expect(page.getByRole('alert').filter({ hasText: 'Theme:' })).toContainText(/Line \d/);
  await expect(inFrame).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

for (const name of ['high contrast', 'größer']) {
  test(`work in a mode named "${name}" survives a reload`, async ({ page }) => {
    await page.goto('/playground');
    const { frame, code, theme } = workbench(page);
    await page.getByRole('tab', { name: 'Theme' }).click();
    await theme.fill(`{ colors: { modes: { '${name}': { background: 'rgb(1, 2, 3)' } } } }`);
    await page.getByRole('tab', { name: 'Code' }).click();
    await code.fill(
      `() => {\n  const [, setMode] = useColorMode();\n  return <Button onClick={() => setMode('${name}')}>Mine</Button>;\n}`,
    );
    await frame.getByRole('button', { name: 'Mine' }).click();
    const mode = page.getByRole('combobox', { name: 'Mode' });
    await expect(mode).toHaveValue(name);
    await page.reload();
    await expect(code).toHaveValue(/Mine/);
    await expect(mode).toHaveValue(name);
    await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('tosh');
    await expect(mode).toHaveValue(name);
    await mode.selectOption('Light');
    await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('unreadable saved work is kept and offered until the reader discards it', async ({ page }) => {
  await page.goto('/theming');
  await page.evaluate(() => sessionStorage.setItem('site:edit:playground', '{"code":"<b>Half'));
  await page.goto('/playground');
  const { code } = workbench(page);
  const text = page.getByLabel('Your earlier code');
  await expect(text).toHaveText('{"code":"<b>Half');
  await code.fill('<b>New</b>');
  await page.reload();
  await expect(code).toHaveValue('<b>New</b>');
  await expect(text).toHaveText('{"code":"<b>Half');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(text).toHaveCount(0);
  await page.reload();
  await expect(code).toHaveValue('<b>New</b>');
  await expect(text).toHaveCount(0);
});

test('a click below a short text focuses its editor', async ({ page }) => {
  await page.goto('/playground');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Theme' }).click();
  const editor = page.getByRole('textbox', { name: /theme/i });
  const box = (await editor.boundingBox())!;
  await page.mouse.click(box.x + 200, box.y + box.height - 20);
  await expect(editor).toBeFocused();
});

test('arrow keys switch tabs', async ({ page }) => {
  await page.goto('/playground');
  await hydrated(page);
  const tabs = page.getByRole('tablist', { name: 'Source' });
  await tabs.getByRole('tab', { name: 'Code' }).press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Theme' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Theme' })).toBeVisible();
  await expect(workbench(page).code).toBeHidden();
});

test('the preview can have any preset, mode, and width', async ({ page }) => {
  await page.goto('/playground');
  const { frame } = workbench(page);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('polaris');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('Dark');
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(0, 6, 57)');
  await page.getByRole('combobox', { name: 'Width' }).selectOption({ label: 'Phone · 360px' });
  await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(360);
});

test('a link opens code, theme, preset, and mode', async ({ page }) => {
  await page.goto('/playground');
  const { code, theme } = workbench(page);
  await code.fill('<Button>Shared</Button>');
  await page.getByRole('tab', { name: 'Theme' }).click();
  await theme.fill('{ radii: { default: 20 } }');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('future');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('Dark');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await page.context().newPage();
  await other.goto(address);
  const shared = workbench(other);
  await expect(shared.code).toHaveValue('<Button>Shared</Button>');
  await other.getByRole('button', { name: 'Run' }).click();
  await expect(shared.frame.getByRole('button', { name: 'Shared' })).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Theme' })).toHaveValue('future');
  await expect(other.getByRole('combobox', { name: 'Mode' })).toHaveValue('dark');
});

test('a damaged link is reported, and the playground still works', async ({ page }) => {
  await page.goto('/playground#work1.!!!');
  await expect(page.getByText(/This link is damaged/)).toBeVisible();
  await expect(workbench(page).preview.getByRole('button', { name: 'Stay longer' })).toBeVisible();
});

test('a link in the same tab opens without replacing the reader’s saved work', async ({ page }) => {
  await page.goto('/playground');
  const { code, frame } = workbench(page);
  await code.fill('<b>My own</b>');
  await expect(frame.getByText('My own')).toBeVisible();
  const hash = (await playgroundLink('<b>Theirs</b>')).split('#')[1]!;
  await page.evaluate((value) => (window.location.hash = value), hash);
  await expect(code).toHaveValue('<b>Theirs</b>');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(frame.getByText('Theirs')).toBeVisible();
  await code.fill('<b>Theirs, changed</b>');
  await page.reload();
  await expect(code).toHaveValue('<b>Theirs, changed</b>');
  await expect(page.getByText(/This code came from a link/)).toBeVisible();
  const reset = page.getByRole('button', { name: 'Reset' });
  await pressInPlace(reset, () => expect(code).toHaveValue('<b>My own</b>'));
  await expect(page).toHaveURL('/playground');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(code).toHaveValue('<b>Theirs, changed</b>');
  await expect(page).toHaveURL(`/playground#${hash}`);
  await reset.click();
  await page.goto('/theming');
  await page.goto('/playground');
  await expect(code).toHaveValue('<b>My own</b>');
});

test('an example opens in the playground and runs immediately; in another tab, its URL has the code', async ({
  page,
}) => {
  await page.goto('/components/button');
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.fill('<Button>From the example</Button>');
  const open = example.getByRole('link', { name: 'Open in playground' });
  await open.focus();
  await expect(open).toHaveAttribute('href', /^\/playground#work1\./);
  await open.click();
  await expect(page).toHaveURL(/\/playground#work1\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
  const { code, frame, preview } = workbench(page);
  await expect(code).toHaveValue('<Button>From the example</Button>');
  await expect(frame.getByRole('button', { name: 'From the example' })).toBeVisible();
  await page.reload();
  await expect(frame.getByRole('button', { name: 'From the example' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(preview.getByRole('button', { name: 'Stay longer' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the generated CSS has no rules of classes whose name only starts the same', async ({
  page,
}) => {
  await page.goto('/playground');
  const { code, frame } = workbench(page);
  await code.fill(
    '<><style>{\'.css-1 { color: red } .css-12 { color: lime } .css-1-a { color: blue }\'}</style><p className="css-1">One</p></>',
  );
  await expect(frame.getByText('One')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await page.getByRole('tab', { name: 'Generated CSS' }).click();
  const css = page.getByRole('group', { name: 'Generated CSS' });
  await expect(css).toContainText('.css-1 {');
  await expect(css).toContainText('color: red');
  await expect(css).not.toContainText(/lime|blue/);
});

/** Lengths of the keys and texts in the tab's session storage. */
const storedLengths = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage).map(([key, text]) => [key.length, String(text).length] as const),
  );

test('a link of 130,000 characters is only stored once it’s edited, under a short key', async ({
  page,
}) => {
  const noise = Array.from({ length: 65_000 }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919 + (index >> 3) * 104_729) % 20_000)),
  ).join('');
  const address = await playgroundLink(`<b>{'${noise}'.length}</b>`);
  expect(address.length).toBeGreaterThan(100_000);
  await page.goto(address);
  const { code, theme } = workbench(page);
  await expect(code.or(page.getByText('too long to edit here'))).toBeVisible();
  const before = await storedLengths(page);
  for (const [key, text] of before) expect(key + text).toBeLessThan(1000);
  await page.getByRole('tab', { name: 'Theme' }).click();
  await theme.fill('{ space: [0, 7] }');
  await expect
    .poll(async () => (await storedLengths(page)).some(([, text]) => text > 60_000))
    .toBe(true);
  const after = await storedLengths(page);
  for (const [key] of after) expect(key).toBeLessThan(100);
  expect(after.filter(([, text]) => text > 60_000)).toHaveLength(1);
  await page.reload();
  await page.getByRole('tab', { name: 'Theme' }).click();
  await expect(theme).toHaveValue('{ space: [0, 7] }');
});

test('an edit that doesn’t fit in storage is reported, and the next one that fits is stored', async ({
  page,
}) => {
  await page.goto('/components/button');
  await hydrated(page);
  const { editor, example, frame } = await openFirstEditor(page);
  const notice = example.getByText(
    /There’s no space left to save this edit. Copy it before you reload/,
  );
  await page.evaluate(() => {
    for (let size = 5_300_000; size > 0; size = Math.floor(size / 2)) {
      try {
        sessionStorage.setItem(`full${size}`, 'x'.repeat(size));
      } catch {
        // Fill as much as fits.
      }
    }
  });
  await editor.fill('<Button>No room</Button>');
  await expect(frame.getByRole('button', { name: 'No room' })).toBeVisible();
  await expect(notice).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await editor.fill('<Button>Room</Button>');
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(frame.getByRole('button', { name: 'Room' })).toBeVisible();
});

test('an example opens in the playground and keeps edits if the browser blocks storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('refused');
      },
    });
  });
  await page.goto('/components/button');
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.fill('<Button>From the example</Button>');
  await example.getByRole('link', { name: 'Open in playground' }).click();
  // The previous page has an editor and a frame, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
  const { code, frame } = workbench(page);
  await expect(frame.getByRole('button', { name: 'From the example' })).toBeVisible();
  await code.fill('<Button>Changed</Button>');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(editor).toHaveValue('<Button>From the example</Button>');
});

test('work that is too long for a link is reported', async ({ page }) => {
  await page.goto('/playground');
  const { code } = workbench(page);
  await code.fill(`// ${'long '.repeat(20_100)}`);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByText('Too long for a link')).toBeVisible();
  const noise = Array.from({ length: 1000 }, (_, index) => (index * 7919).toString(36)).join('');
  await code.fill(`// ${noise}`);
  await expect(page.getByText('Too long for a link')).toHaveCount(0);
  await copy.click();
  await expect(page.getByText(/^Copied\. The link has \d+ characters/)).toBeVisible();
});

test('the report about the work has its code and theme, or what of it fits into a URL', async ({
  page,
}) => {
  await page.goto('/playground');
  const { code, theme } = workbench(page);
  const report = page.getByRole('button', { name: 'Report a problem with this code' });
  await page.getByRole('tab', { name: 'Theme' }).click();
  await theme.fill('{ "colors": { "primary": "tomato" } }');
  await page.getByRole('tab', { name: 'Code' }).click();
  await code.fill('<b>Lost</b>');
  await report.click();
  const { dialog, text, form } = await openReport(page);
  expect(text).toContain('<b>Lost</b>');
  expect(text).toContain('"primary": "tomato"');
  expect(reportedFields(form).code).toBe(text);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await code.fill(`// ${'long '.repeat(3000)}`);
  await report.click();
  await expect(dialog.getByText(/the form gets only the link/)).toBeVisible();
  const { code: reported } = reportedFields((await openReport(page)).form);
  expect(reported).toContain('/playground#work1.');
  expect(reported).not.toContain('long long');
  await page.keyboard.press('Escape');

  await code.fill(`// ${'long '.repeat(20_100)}`);
  await report.click();
  await expect(dialog.getByText(/Copy the report, and paste it/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Copy code/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await clipboardText(page)).toContain('long long');
});

test('a link with many lines doesn’t block the page, and a short one is complete', async ({
  page,
}) => {
  await page.goto(await playgroundLink('1\n'.repeat(30_000)));
  await expect(
    page.getByText('This code came from a link. Read it, then click Run.'),
  ).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await playgroundLink('<b>Little</b>', { theme: undefined, preset: undefined }));
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(workbench(page).frame.getByText('Little')).toBeVisible();
});

const framePath = /live-frame/;

test('the playground starts with code and preview, and loads no frame until the reader runs or edits something', async ({
  page,
  server,
}) => {
  const changes: [string, () => Promise<unknown>][] = [
    ['Run', () => page.getByRole('button', { name: 'Run' }).click()],
    ['code', () => workbench(page).code.press('Space')],
    ['mode', () => page.getByRole('combobox', { name: 'Mode' }).selectOption('Dark')],
    ['preset', () => page.getByRole('combobox', { name: 'Theme' }).selectOption('polaris')],
    ['width', () => page.getByRole('combobox', { name: 'Width' }).selectOption({ index: 1 })],
    ['generated CSS', () => page.getByRole('tab', { name: 'Generated CSS' }).click()],
  ];
  server.cacheControl = 'no-store';
  for (const [what, change] of changes) {
    await page.goto('/playground');
    await hydrated(page);
    await idle(page);
    expect(server.count(framePath), what).toBe(0);
    await change();
    await expect.poll(() => server.count(framePath), what).toBe(1);
    server.requests.length = 0;
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('saved or linked work opens without a flash of the initial preview', async ({
  page,
  server,
}) => {
  server.cacheControl = 'no-store';
  const { preview, code } = workbench(page);
  const initial = preview.getByRole('button', { name: 'Stay longer' });
  const expectOpened = async (value: string) => {
    const release = server.hold(/\/assets\/js\//);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Opening the code…')).toBeVisible();
    await expect(initial).toBeHidden();
    await expect(code).toBeHidden();
    release();
    await expect(code).toHaveValue(value);
    await expect(code).toBeVisible();
    await expect(page.getByText('Opening the code…')).toHaveCount(0);
  };
  await page.goto('/playground');
  await expect(initial).toBeVisible();
  const link = await playgroundLink('<b>Theirs</b>');
  await page.evaluate((url) => window.history.replaceState(null, '', url), link);
  await expectOpened('<b>Theirs</b>');
  await page.evaluate(() => window.history.replaceState(null, '', '/playground'));
  await page.evaluate(() =>
    sessionStorage.setItem('site:edit:playground', '{"code":"<b>Mine</b>"}'),
  );
  await expectOpened('<b>Mine</b>');
});

test('a link in the address bar opens before the editor has started', async ({ page }) => {
  await page.goto('/playground');
  const hash = (await playgroundLink('<b>Theirs</b>')).split('#')[1]!;
  await page.evaluate((value) => (window.location.hash = value), hash);
  await expect(workbench(page).code).toHaveValue('<b>Theirs</b>');
});

test('the frame replaces the initial preview without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/playground');
    const { frame, preview } = workbench(page);
    const place = async () => {
      const { y, height } = (await preview.boundingBox())!;
      // The frame's height is rounded up.
      return [y, Math.ceil(height)];
    };
    const before = await place();
    await hydrated(page);
    expect(await place()).toEqual(before);
    // Not with a click, because the browser ignores layout shifts after one.
    await page
      .getByRole('button', { name: 'Run' })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(frame.getByRole('button', { name: 'Stay longer' })).toBeVisible();
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
  }
});

test('without scripts, the playground shows code and preview, and says that it needs JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/playground');
  const { preview, code } = workbench(page);
  await expect(page.getByText(/so it needs JavaScript/)).toBeVisible();
  await expect(code).toHaveValue(/^function Booking\(\) \{/);
  await expect(preview.getByRole('heading', { name: 'Room on the ninth floor' })).toBeVisible();
  // The theme of the second tab is shown, too.
  await expect(preview.getByRole('button', { name: 'Stay longer' })).toHaveCSS(
    'border-radius',
    '12px',
  );
  await expect(page.getByRole('button', { name: 'Run' })).toBeHidden();
  await context.close();
});
