import { hydrated } from '../support/console';
import { openFirstEditor } from '../support/live-code';
import { expect, test } from '../support/site';

const button = '/components/button';

test('Tab inserts two spaces while editing, and leaves the editor after Escape or a click elsewhere @core', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example } = await openFirstEditor(page);
  await expect(
    example.getByText('To leave the editor, press Escape, then Tab.').last(),
  ).toBeVisible();
  await editor.fill('<p>\n</p>');
  await editor.press('Control+Home');
  await editor.press('Tab');
  await expect(editor).toHaveValue('  <p>\n</p>');
  await editor.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  // Tabbing through the editor changes nothing, even after keys that don't edit.
  for (const keys of [[], ['Control', 'ArrowRight', 'Alt', 'ControlOrMeta+C']]) {
    await page.keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();
    for (const key of keys) await editor.press(key);
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect(editor).toHaveValue('  <p>\n</p>');
  }

  await editor.press('End');
  await page.keyboard.type('x');
  await page.getByRole('heading', { level: 1 }).click();
  await example.getByRole('button', { name: 'Reset' }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(editor).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(editor).toHaveValue('  <p>x\n</p>');
});

test('Ctrl+S runs the code instead of saving the page, and says that changes are kept @core', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, example, frame } = await openFirstEditor(page);
  await editor.fill(
    '() => { const [n, set] = useState(0); return <p onClick={() => set(n + 1)}>Clicks: {n}</p>; }',
  );
  await frame.getByText('Clicks: 0').click();
  await expect(frame.getByText('Clicks: 1')).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.documentElement.dataset.keys += ` ${key} ${defaultPrevented}`;
    });
  });
  await editor.press('ControlOrMeta+s');
  await expect(frame.getByText('Clicks: 0')).toBeVisible();
  const status = example.getByText('There’s nothing to save: changes are kept as you type.');
  await expect(status).toBeVisible();
  await example.getByRole('button', { name: 'Stop' }).click();
  await editor.press('ControlOrMeta+S');
  await expect(frame.getByText('Clicks: 0')).toBeVisible();
  await editor.press('x');
  await expect(status).toBeHidden();
  await editor.press('Shift+S');
  expect(await page.locator('html').getAttribute('data-keys')).toMatch(
    / s true.* s true.* x false.* S false/i,
  );
});

test('undo reverts what was typed in a word within 3000 ms, up to 100 steps', async ({ page }) => {
  await page.clock.install();
  await page.goto(button);
  await hydrated(page);
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  const editor = example.getByRole('textbox');
  await expect(editor).toBeFocused();
  // Without a pause, the clock goes on with the real one.
  await page.clock.pauseAt(Date.now() + 60_000);
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
