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

test('undo reverts what was typed in a word within 3000 ms, up to 100 steps @core', async ({
  page,
}) => {
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
