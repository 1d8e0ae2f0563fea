import { currentVersion } from '../../src/content/versions/list';
import { hydrated } from '../support/console';
import { openReport, reportedFields } from '../support/report';
import { exampleWith, openFirstEditor } from '../support/live-code';
import { pressInPlace } from '../support/press';
import { expect, test } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = '/components/button';

test('Ctrl+Z puts the caret where the undone edit was', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor } = await openFirstEditor(page);
  const caret = () =>
    editor.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);
  await editor.press('Control+Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x y');
  await page.keyboard.press('Control+End');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  expect(await caret()).toEqual([10, 10]);
  await page.keyboard.type('z');
  await expect(editor).toHaveValue(/^.{10}z/);
});

test('Reset restores the page’s code; Undo and Ctrl+Z restore the reader’s', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example, frame } = await openFirstEditor(page);
  const reset = example.getByRole('button', { name: 'Reset' });
  const built = await editor.inputValue();
  await editor.press('ControlOrMeta+A');
  await page.keyboard.type('/ mine');
  await pressInPlace(reset, () => expect(editor).toHaveValue(built));
  await expect(frame.getByRole('button', { name: 'First button' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await example.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).toHaveValue('/ mine');
  await expect(reset).toBeFocused();
  await reset.click();
  await editor.press('ControlOrMeta+Z');
  await expect(editor).toHaveValue('/ mine');
  await expect(example.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await reset.click();
  await page.reload();
  await expect(example.getByRole('button', { name: 'Edit' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`Edit stays in place as Done at ${width} px, and a double click only opens the editor`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(button);
    await hydrated(page);
    for (const title of ['First button', 'Responsive button']) {
      const { example, editor } = exampleWith(page, title);
      const edit = example.getByRole('button', { name: /^(Edit|Done)\b/ });
      await edit.scrollIntoViewIfNeeded();
      const { x, y } = (await edit.boundingBox())!;
      await edit.dblclick();
      await expect(editor).toBeEditable();
      await expect(edit).toHaveText('Done');
      expect(await edit.boundingBox()).toMatchObject({ x, y });
    }
  });
}

test('Done closes the editor, and keeps what was typed', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example, frame } = await openFirstEditor(page);
  const edit = example.getByRole('button', { name: /^(Edit|Done)\b/ });
  const close = () =>
    expect(async () => {
      await edit.click();
      await expect(edit).toHaveText('Edit', { timeout: 100 });
    }).toPass();
  await close();
  await expect(editor).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.click();
  await editor.fill('<p>Mine</p>');
  await close();
  await expect(frame.getByText('Mine')).toBeVisible();
  await expect(editor).toHaveValue('<p>Mine</p>');
  await expect(editor).not.toBeEditable();
  await edit.click();
  await expect(editor).toBeFocused();
  await expect(editor).toBeEditable();
});

test('the Copy button copies the edited code', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.fill('<p>Mine</p>');
  await example.getByRole('button', { name: 'Copy code' }).click();
  await expect(example.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<p>Mine</p>');
});

test('edits survive navigation and a reload', async ({ page }) => {
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

test('the editor is usable on a phone and at 200 % zoom', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(button);
    await hydrated(page);
    const { editor, example } = await openFirstEditor(page);
    await editor.fill('');
    await page.keyboard.type(
      '<Button sx={{ bg: "accent" }}>A label that is quite long for a phone</Button>',
    );
    // The line doesn't wrap, and the editor has scrolled to the caret.
    expect((await editor.boundingBox())!.height).toBeLessThan(60);
    const right = await editor.evaluate(
      (field) => field.getBoundingClientRect().right - window.innerWidth,
    );
    expect(Math.abs(right)).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of ['View', 'Reset', 'Stop', 'Done']) {
      await expect(example.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await example.getByRole('button', { name: /^View:/ }).click();
    await expect(example.getByRole('combobox', { name: 'Mode' })).toBeVisible();
    await example.getByRole('button', { name: 'Reset' }).click();
  }
});

test('StackBlitz gets the project as a form, and nothing before the click', async ({
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
  expect(form).toContain(`"theme-ui": "${currentVersion.release}"`);
});

test('the report about an edited example is shown before its form is opened', async ({
  page,
  baseURL,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await editor.fill('<Button>Nothing happens</Button>');
  await example.getByRole('combobox', { name: 'Theme' }).selectOption('funk');
  const report = example.getByRole('button', { name: /^Report a problem/ });
  await report.focus();
  await page.keyboard.press('Enter');
  const { dialog, text, form } = await openReport(page);
  expect(text).toContain('<Button>Nothing happens</Button>');
  expect(text).toContain('Theme of the preview: funk');
  expect(text).toContain(`${baseURL}/playground#work1.`);
  expect(reportedFields(form)).toMatchObject({ template: 'tool-problem.yml', code: text });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(report).toBeFocused();
});
