import { expect, test, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { colorModes } from '../../src/design/modes';
import { hydrated, watchConsole } from '../support/console';
import { FaultServer } from '../support/fault-server';
import { exampleWith, openFirstEditor, partsOf } from '../support/live-code';
import { storeMode } from '../support/modes';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = '/components/button';

test('a preview stands in the page without scripts, styled', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://localhost:4173${button}`);
  const preview = page.getByRole('group', { name: 'Preview' }).first();
  await expect(preview.getByRole('button', { name: 'Save changes' })).toHaveCSS(
    'background-color',
    'rgb(51, 51, 238)',
  );
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await context.close();
});

test('editor and sandbox load when the reader turns to an example, not before', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(button);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((url) => /live-frame/.test(url))).toEqual([]);
  const before = requests.length;
  await page.locator('[data-live-example]').first().hover();
  await expect.poll(() => requests.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  expect(requests.filter((url) => /live-frame/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect.poll(() => requests.some((url) => /live-frame/.test(url))).toBe(true);
});

test('edited code runs in a sandbox, in the size of its content, without a layout shift', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await page.goto(button);
  await hydrated(page);
  const before = await page.getByRole('group', { name: 'Preview' }).first().boundingBox();
  const { editor, frame, preview, example } = await openFirstEditor(page);
  const after = await preview.boundingBox();
  expect(Math.abs(after!.height - before!.height)).toBeLessThanOrEqual(1);
  await editor.fill('<Button>First</Button>\n<p sx={{ color: "primary" }}>Second</p>');
  await expect(frame.getByRole('button', { name: 'First' })).toBeVisible();
  await expect(frame.getByText('Second')).toHaveCSS('color', 'rgb(51, 51, 238)');
  await expect
    .poll(async () => (await preview.boundingBox())!.height)
    .toBeGreaterThan(before!.height + 20);
  const sandbox = example.locator('iframe');
  await expect(sandbox).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const { height } = (await sandbox.boundingBox())!;
  const content = await frame.locator('#root').evaluate((root) => root.scrollHeight);
  expect(Math.abs(height - content)).toBeLessThanOrEqual(1);
  assertSilent();
});

test.describe('what code may say', () => {
  const cases: [title: string, code: string, seen: string][] = [
    ['several roots', '<b>One</b>\n<b>Two</b>', 'OneTwo'],
    [
      'hooks and TypeScript',
      '() => {\n  const [n] = useState<number>(3);\n  return <b>{n as number}</b>;\n}',
      '3',
    ],
    [
      'imports',
      "import { Box as B } from 'theme-ui';\nimport { useState } from 'react';\n\n<B as=\"b\">Box</B>",
      'Box',
    ],
    [
      'the classic pragma',
      "/** @jsx jsx */\nimport { jsx } from 'theme-ui';\n\n<b sx={{ color: 'primary' }}>Pragma</b>",
      'Pragma',
    ],
    [
      'the automatic pragma',
      '/** @jsxImportSource theme-ui */\n<b sx={{ p: 2 }}>Automatic</b>',
      'Automatic',
    ],
    [
      'render',
      'const words = ["a", "b"];\nfunction List() {\n  return <b>{words.join("+")}</b>;\n}\nrender(<List />)',
      'a+b',
    ],
    ['a default export', 'const x = 4;\nexport default function App() { return <b>{x}</b>; }', '4'],
    ['posts and pictures', '<b>{posts.length}{images.nyc}</b>', '4/img/nyc.svg'],
    [
      'a router’s link',
      'import { Link } from \'gatsby\';\n\n<b><Link to="/theming">Away</Link></b>',
      'Away',
    ],
    [
      'a preset',
      "import { tosh } from '@theme-ui/presets';\n\n<b>{tosh.colors.background}</b>",
      '#',
    ],
  ];
  for (const [title, code, seen] of cases) {
    test(title, async ({ page }) => {
      const assertSilent = watchConsole(page);
      await page.goto(button);
      await hydrated(page);
      const { editor, frame } = await openFirstEditor(page);
      await editor.fill(code);
      await expect(frame.locator('[data-preview]')).toContainText(seen);
      assertSilent();
    });
  }
});

test('a syntax error is named with its line and marked, and the last good preview stays', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('<Box>\n  <Button></Box>\n</Box>');
  const alert = example.getByRole('alert');
  await expect(alert).toHaveText('Line 2: Expected corresponding JSX closing tag for <Button>.');
  await expect(example.locator('mark')).toHaveText('  <Button></Box>');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription(/Line 2/);
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('<p>Better</p>');
  await expect(frame.getByText('Better')).toBeVisible();
  await expect(alert).toBeEmpty();
  await expect(example.locator('mark')).toHaveCount(0);
});

test('run-time errors are contained, while rendering and later', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  const alert = example.getByRole('alert');
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('() => { throw new Error("Out of tea"); }');
  await expect(alert).toHaveText('Line 1: Error: Out of tea');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('<p>{missing.name}</p>');
  await expect(alert).toHaveText('Line 1: ReferenceError: missing is not defined');
  await editor.fill("import x from 'lodash';\n\n<p>{x}</p>");
  await expect(alert).toContainText('"lodash" cannot be imported here');
  await editor.fill('<button onClick={() => { throw new Error("On click"); }}>Press</button>');
  await frame.getByRole('button', { name: 'Press' }).click();
  await expect(alert).toHaveText('Line 1: Error: On click');
  await expect(frame.getByRole('button', { name: 'Press' })).toBeVisible();
  await editor.fill(
    'function Fragile() {\n  const [broken, setBroken] = useState(false);\n  if (broken) throw new Error("Broke");\n  return <button onClick={() => setBroken(true)}>Break</button>;\n}',
  );
  await frame.getByRole('button', { name: 'Break' }).click();
  await expect(alert).toHaveText('Line 3: Error: Broke');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('a loop without an end is stopped, and the page works on', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('() => { while (true) {} }');
  await expect(example.getByRole('alert')).toContainText('A loop ran for more than');
  await expect(frame.getByText('Good')).toBeVisible();
});

test('code that never answers is ended by the watchdog, and the page works on meanwhile', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example, preview } = await openFirstEditor(page);
  // No loop that could be guarded: one call that takes hours.
  await editor.fill('() => <p>{String(/^(a+)+$/.test("a".repeat(60) + "b"))}</p>');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /color mode/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(example.getByRole('status').filter({ hasText: 'was stopped' })).toBeVisible();
  await expect(preview).toHaveText('Nothing runs here now.');
  await editor.fill('<p>Again</p>');
  await expect(frame.getByText('Again')).toBeVisible();
});

test('Stop ends what runs, and Run begins anew', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { frame, example, preview } = await openFirstEditor(page);
  await example.getByRole('button', { name: 'Stop' }).click();
  await expect(preview).toHaveText('Nothing runs here now.');
  await expect(example.locator('iframe')).toHaveCount(0);
  await example.getByRole('button', { name: 'Run' }).click();
  await expect(frame.getByRole('button', { name: 'Save changes' })).toBeVisible();
});

test('Tab indents while editing, Escape and Tab leave, and a hint says so', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await expect(
    example.getByText('Press Escape, then Tab, to leave the editor.').last(),
  ).toBeVisible();
  await editor.fill('<p>\n</p>');
  await editor.press('Control+Home');
  await editor.press('Tab');
  await expect(editor).toHaveValue('  <p>\n</p>');
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  // Passing by with Tab changes nothing.
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(editor).toHaveValue('  <p>\n</p>');
});

test('undo takes back what was typed of a word within 3000 ms, 100 steps far', async ({ page }) => {
  await page.clock.install();
  await page.goto(button);
  await hydrated(page);
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  const editor = example.getByRole('textbox');
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+A');
  await page.keyboard.type('/ one');
  await page.clock.fastForward(2900);
  await page.keyboard.type('more');
  await page.clock.fastForward(3100);
  await page.keyboard.type('now');
  await expect(editor).toHaveValue('/ onemorenow');
  await editor.press('ControlOrMeta+Z');
  await expect(editor).toHaveValue('/ onemore');
  await editor.press('ControlOrMeta+Shift+Z');
  await expect(editor).toHaveValue('/ onemorenow');
  for (let step = 0; step < 120; step += 1) {
    await page.clock.fastForward(3100);
    await page.keyboard.type('x');
  }
  for (let step = 0; step < 130; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  const left = (await editor.inputValue()).length - '/ onemorenow'.length;
  expect(left).toBe(20);
});

test('a modifier or an arrow key does not turn Tab into an edit', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  const before = await editor.inputValue();
  for (const key of ['Control', 'ArrowRight', 'Alt', 'ControlOrMeta+C']) await editor.press(key);
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(editor).toHaveValue(before);
  await expect(example).toBeVisible();
});

test.describe('code in a preview keeps its hands off', () => {
  test('what the reader types', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, frame } = await openFirstEditor(page);
    await editor.fill('<Input autoFocus aria-label="Mine" />');
    await expect(frame.getByRole('textbox', { name: 'Mine' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type('<b>hello world</b>', { delay: 30 });
    await expect(editor).toHaveValue('<Input autoFocus aria-label="Mine" /><b>hello world</b>');
    await editor.fill(
      '() => {\n  const ref = useRef(null);\n  useEffect(() => {\n    const t = setInterval(() => { window.focus(); ref.current.focus(); }, 20);\n    return () => clearInterval(t);\n  });\n  return <input ref={ref} aria-label="Thief" />;\n}',
    );
    const thief = frame.getByRole('textbox', { name: 'Thief' });
    await expect(thief).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type(' // secret', { delay: 50 });
    await expect(editor).toHaveValue(/\/\/ secret$/);
    await expect(thief).toHaveValue('');
    // The reader's own click goes there.
    await thief.click();
    await page.keyboard.type('mine');
    await expect(thief).toHaveValue('mine');
  });

  test('the page’s time', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, example } = await openFirstEditor(page);
    await editor.fill(
      'let n = 0;\nfunction flood() {\n  for (let i = 0; i < 3000; i += 1) parent.postMessage({ type: "link", href: "x" + n++ }, "*");\n  setTimeout(flood, 0);\n}\nflood();\nrender(<p>Flood</p>);',
    );
    await expect(
      example.getByText('The code sent too many messages and was stopped.'),
    ).toBeVisible();
    expect(await page.evaluate(() => 1 + 1)).toBe(2);
  });

  test('the page’s history', async ({ page }) => {
    await page.goto('/theming');
    await page.goto(button);
    await hydrated(page);
    const { editor, frame, example } = await openFirstEditor(page);
    const before = await page.evaluate(() => history.length);
    await editor.fill(
      '() => {\n  for (let i = 0; i < 60; i += 1) { try { history.pushState(null, ""); } catch {} }\n  return <p>Pushed</p>;\n}',
    );
    await expect(frame.getByText('Pushed')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await editor.fill(
      '<><a href="#there">Down</a><Box sx={{ height: 300 }} /><p id="there">There</p></>',
    );
    await frame.getByRole('link', { name: 'Down' }).click();
    await expect(frame.getByText('There')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await editor.fill(
      '() => {\n  useEffect(() => { location.hash = "a"; }, []);\n  return <p>Hash</p>;\n}',
    );
    await expect(example.getByText('The code left its page and was stopped.')).toBeVisible();
  });

  test('a version that is gone', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, frame, example } = await openFirstEditor(page);
    await editor.fill(
      'setInterval(() => { throw new Error("old code"); }, 100);\nrender(<p>Old</p>);',
    );
    await expect(example.getByRole('alert')).toContainText('old code');
    await editor.fill('<p>Fine</p>');
    await expect(frame.getByText('Fine')).toBeVisible();
    await expect(example.getByRole('alert')).toBeEmpty();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    await expect(example.getByRole('alert')).toBeEmpty();
  });
});

test('code that breaks after it was shown gives way to what stood there before', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill(
    '() => {\n  const [late, setLate] = useState(false);\n  useEffect(() => { setTimeout(() => setLate(true), 50); }, []);\n  if (late) throw new Error("Late");\n  return <p>Bad</p>;\n}',
  );
  await expect(example.getByRole('alert')).toHaveText('Line 4: Error: Late');
  await expect(frame.getByText('Good')).toBeVisible();
});

test('a preview as high as its window does not grow with it', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<Box sx={{ minHeight: "100vh" }}>Tall</Box>');
  await expect(frame.getByText('Tall')).toBeVisible();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect((await example.locator('iframe').boundingBox())!.height).toBeLessThan(700);
});

test('one busy example does not end another', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const first = await openFirstEditor(page);
  const other = partsOf(page.locator('[data-live-example]').nth(1));
  await other.example.getByRole('button', { name: 'Edit' }).click();
  await expect(other.frame.locator('[data-preview]')).toBeVisible();
  await first.editor.fill('() => <p>{String(/^(a+)+$/.test("a".repeat(60) + "b"))}</p>');
  await expect(first.preview).toHaveText('Nothing runs here now.');
  await expect(other.frame.getByRole('button').first()).toBeVisible();
  await other.editor.fill('<p>Still here</p>');
  await expect(other.frame.getByText('Still here')).toBeVisible();
});

test('Reset brings the page’s own back, and the focus to Edit', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example, preview } = await openFirstEditor(page);
  await editor.fill('<p>Mine</p>');
  await example.getByRole('button', { name: 'Reset' }).click();
  await expect(preview.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect(example.locator('iframe')).toHaveCount(0);
  await expect(example.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('Copy takes the edited code', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.fill('<p>Mine</p>');
  await example.getByRole('button', { name: 'Copy code' }).click();
  await expect(example.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<p>Mine</p>');
});

test('edits survive going to another page and a reload', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame } = await openFirstEditor(page);
  await editor.fill('<p>Kept</p>');
  await expect(frame.getByText('Kept')).toBeVisible();
  await page.getByRole('link', { name: 'Theming' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  await page.goBack();
  await expect(editor).toHaveValue('<p>Kept</p>');
  await page.reload();
  await expect(editor).toHaveValue('<p>Kept</p>');
  await expect(frame.getByText('Kept')).toBeVisible();
});

test('a preview follows the mode of the page, and any other mode and theme', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { frame, example } = await openFirstEditor(page);
  const inFrame = frame.getByRole('button', { name: 'Save changes' });
  const toggle = page.getByRole('banner').getByRole('button', { name: /color mode/i });
  const colors = new Set<string>();
  for (const { name, label } of colorModes) {
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', name);
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body.ownerDocument.documentElement).backgroundColor);
    await expect(frame.locator('html')).toHaveCSS('background-color', background);
    await expect(example.getByRole('combobox', { name: 'Mode' })).toHaveValue('');
    colors.add(await inFrame.evaluate((element) => getComputedStyle(element).backgroundColor));
    expect(label).toBeTruthy();
    await toggle.click();
  }
  expect(colors.size).toBe(4);
  await example.getByRole('combobox', { name: 'Mode' }).selectOption('Deep');
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(34, 38, 57)');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
  await example.getByRole('combobox', { name: 'Theme' }).selectOption('tosh');
  await expect(inFrame).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  expect(await example.getByRole('combobox', { name: 'Theme' }).locator('option').count()).toBe(15);
});

test('a preview that opens in a chosen mode goes on following the page', async ({ page }) => {
  await storeMode(page, 'deep');
  await page.goto(button);
  await hydrated(page);
  const { frame, example } = await openFirstEditor(page);
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(34, 38, 57)');
  await expect(example.getByRole('combobox', { name: 'Mode' })).toHaveValue('');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /color mode/i })
    .click();
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(250, 250, 249)');
});

test('a mode that the code chooses is the preview’s alone', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill(
    '() => {\n  const [mode, setMode] = useColorMode();\n  return <button onClick={() => setMode("swiss")}>{mode}</button>;\n}',
  );
  await frame.getByRole('button', { name: 'default' }).click();
  await expect(frame.getByRole('button', { name: 'swiss' })).toBeVisible();
  await expect(example.getByRole('combobox', { name: 'Mode' })).toHaveValue('swiss');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
});

test('breakpoints answer as in the page until the width is changed', async ({ page }) => {
  await page.goto('/theming');
  await hydrated(page);
  const { example, preview, frame } = exampleWith(page, 'In transit');
  const columnsAround = (card: Element) =>
    getComputedStyle(card.parentElement!).gridTemplateColumns.split(' ').length;
  expect(await preview.getByText('Orders: 128').evaluate(columnsAround)).toBe(4);
  await example.getByRole('button', { name: 'Edit' }).click();
  const count = () => frame.getByText('Orders: 128').evaluate(columnsAround);
  await expect.poll(count).toBe(4);
  await example.getByRole('combobox', { name: 'Width' }).selectOption('640');
  await expect.poll(count).toBe(2);
  await example.getByRole('combobox', { name: 'Width' }).selectOption('360');
  await expect.poll(count).toBe(1);
  await example.getByRole('combobox', { name: 'Width' }).selectOption('');
  await expect.poll(count).toBe(4);
});

test.describe('the width of a responsive preview', () => {
  const responsive = (page: Page) => exampleWith(page, 'Add to cart');

  test('changes by keyboard, and breakpoints answer', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { example, frame } = responsive(page);
    await example.getByRole('button', { name: 'Resize the preview' }).press('ArrowLeft');
    const edge = example.getByRole('separator', { name: 'Width of the preview' });
    await expect(edge).toBeFocused();
    const inFrame = frame.getByRole('button', { name: 'Add to cart' });
    await expect(inFrame).toBeVisible();
    const wide = Number(await edge.getAttribute('aria-valuenow'));
    expect(wide).toBeGreaterThan(640);
    expect((await inFrame.boundingBox())!.width).toBeLessThan(300);
    for (let width = wide; width >= 640; width -= 64) await edge.press('Shift+ArrowLeft');
    const narrow = Number(await edge.getAttribute('aria-valuenow'));
    expect(narrow).toBeLessThan(640);
    await expect.poll(async () => (await inFrame.boundingBox())!.width).toBe(narrow - 32);
    await edge.press('ArrowRight');
    await expect(edge).toHaveAttribute('aria-valuenow', String(narrow + 16));
    await edge.press('Home');
    await expect(edge).toHaveAttribute('aria-valuenow', '240');
    await edge.press('End');
    await expect(edge).toHaveAttribute('aria-valuetext', '1280 pixels');
  });

  test('changes by dragging, from the first touch of the edge', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { example } = responsive(page);
    const stub = example.getByRole('button', { name: 'Resize the preview' });
    await stub.scrollIntoViewIfNeeded();
    const start = (await stub.boundingBox())!;
    await page.mouse.move(start.x + 8, start.y + 8);
    await page.mouse.down();
    const edge = example.getByRole('separator');
    await expect(edge).toBeVisible();
    const full = Number(await edge.getAttribute('aria-valuenow'));
    await page.mouse.move(start.x + 8 - 150, start.y + 8, { steps: 5 });
    await page.mouse.up();
    await expect(edge).toHaveAttribute('aria-valuenow', String(full - 150));
    const place = (await edge.boundingBox())!;
    await page.mouse.move(place.x + 8, place.y + 8);
    await page.mouse.down();
    await page.mouse.move(place.x + 8 + 50, place.y + 8, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(place.x - 200, place.y + 8);
    await expect(edge).toHaveAttribute('aria-valuenow', String(full - 100));
  });

  test('can be more than the place there is, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(button);
    await hydrated(page);
    const { example, frame } = responsive(page);
    await example.getByRole('button', { name: 'Resize the preview' }).press('Enter');
    await example.getByRole('combobox', { name: 'Width' }).selectOption({ label: '64em · 1024px' });
    const inFrame = frame.getByRole('button', { name: 'Add to cart' });
    expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(1024);
    await expect(inFrame).toBeVisible();
    expect((await example.locator('iframe').boundingBox())!.width).toBeLessThan(350);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('the editor is usable on a phone and at 200 % zoom', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(button);
    await hydrated(page);
    const { editor, example } = await openFirstEditor(page);
    await editor.fill(
      '<Button sx={{ bg: "accent" }}>A label that is quite long for a phone</Button>',
    );
    const box = (await editor.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    // Nothing is cut: the text wraps inside its field.
    expect(await editor.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of ['Reset', 'Stop', 'Open in playground', 'Open in StackBlitz']) {
      const tool = example.getByText(name, { exact: true });
      await tool.scrollIntoViewIfNeeded();
      await expect(tool).toBeInViewport({ ratio: 1 });
    }
    await example.getByRole('button', { name: 'Reset' }).click();
  }
});

test('StackBlitz gets a project as a form, and nothing before the click', async ({
  page,
  context,
}) => {
  const posts: string[] = [];
  await context.route(/stackblitz\.com/, async (route) => {
    posts.push(`${route.request().method()} ${route.request().postData() ?? ''}`);
    await route.fulfill({ status: 200, body: 'StackBlitz' });
  });
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.fill('<Button>Take me along</Button>');
  expect(posts).toEqual([]);
  const popup = context.waitForEvent('page');
  await example.getByRole('button', { name: 'Open in StackBlitz' }).click();
  await (await popup).waitForLoadState();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatch(/^POST /);
  const form = decodeURIComponent(posts[0]!.replaceAll('+', ' '));
  expect(form).toContain('project[files][src/App.tsx]');
  expect(form).toContain('<Button>Take me along</Button>');
  expect(form).toContain('"theme-ui": "0.17.4"');
});

test('links in a changed preview lead nowhere, and the page says so', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<Link href="/theming">Away</Link>');
  await frame.getByRole('link', { name: 'Away' }).click();
  await expect(
    example.getByText('Links lead nowhere in a preview that you changed: /theming'),
  ).toBeVisible();
  await expect(page).toHaveURL(button);
  await expect(frame.getByRole('link', { name: 'Away' })).toBeVisible();
});

test('a sandbox that does not load says so and can be tried again', async ({ page }) => {
  const server = new FaultServer();
  const origin = await server.start();
  server.fail(/live-frame/, { kind: 'status', status: 500 });
  await page.clock.install();
  await page.goto(`${origin}${button}`);
  await hydrated(page);
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  await expect(example.locator('iframe')).toHaveCount(1);
  await page.clock.fastForward(16_000);
  await expect(example.getByText(/The preview did not load/)).toBeVisible();
  // What the page has of its own stays.
  await expect(
    example.getByRole('group', { name: 'Preview' }).getByRole('button', { name: 'Save changes' }),
  ).toBeVisible();
  server.mend();
  await example.getByRole('button', { name: 'Run' }).click();
  await page.clock.resume();
  await expect(
    example.frameLocator('iframe').getByRole('button', { name: 'Save changes' }),
  ).toBeVisible();
  server.stop();
});

test('the sandbox page runs nothing when it has an origin', async ({ page }) => {
  await page.goto('/live-frame.html');
  await expect(page.getByText('It does nothing alone.')).toBeVisible();
  // A page of another origin that frames it without a sandbox, and sends it code.
  const attacker = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<iframe src="http://localhost:4173/live-frame.html"></iframe>');
  });
  await new Promise<void>((done) => attacker.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${(attacker.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('It does nothing alone.').waitFor();
  await page.evaluate(async () => {
    frames[0]!.postMessage({ type: 'run', run: 1, code: '<p>Owned</p>', xray: false }, '*');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
  });
  await expect(frame.getByText('Owned')).toHaveCount(0);
  attacker.close();
});
