import type { Page } from '@playwright/test';
import { palettes } from '../../src/base/design/colors';
import { colorModes } from '../../src/base/design/modes';
import { hydrated } from '../support/console';
import { exampleWith, openFirstEditor } from '../support/live-code';
import { storeMode } from '../support/modes';
import { modeButton } from '../support/shell';
import { expect, rgb, test } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = '/components/button';

test('a preview follows the page’s mode, and can have another mode and theme', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { frame, example } = await openFirstEditor(page);
  const inFrame = frame.getByRole('button', { name: 'First button' });
  const colors = new Set<string>();
  for (const { name } of colorModes) {
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', name);
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body.ownerDocument.documentElement).backgroundColor);
    await expect(frame.locator('html')).toHaveCSS('background-color', background);
    await expect(example.getByRole('combobox', { name: 'Mode' })).toHaveValue('');
    colors.add(await inFrame.evaluate((element) => getComputedStyle(element).backgroundColor));
    await modeButton(page).click();
  }
  expect(colors.size).toBe(4);
  await example.getByRole('combobox', { name: 'Mode' }).selectOption('Deep');
  await expect(frame.locator('html')).toHaveCSS('background-color', rgb(palettes.deep.background));
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
  await example.getByRole('combobox', { name: 'Theme' }).selectOption('tosh');
  await expect(inFrame).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test('a preview opened in a stored mode still follows the page’s mode', async ({ page }) => {
  await storeMode(page, 'deep');
  await page.goto(button);
  await hydrated(page);
  const { frame, example } = await openFirstEditor(page);
  await expect(frame.locator('html')).toHaveCSS('background-color', rgb(palettes.deep.background));
  await expect(example.getByRole('combobox', { name: 'Mode' })).toHaveValue('');
  await modeButton(page).click();
  await expect(frame.locator('html')).toHaveCSS('background-color', rgb(palettes.swiss.background));
});

test('a mode set by code only changes its preview', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill(
    '() => {\n  const [mode, setMode] = useColorMode();\n  return <button onClick={() => setMode("swiss")}>{mode}</button>;\n}',
  );
  await frame.getByRole('button', { name: 'default' }).click();
  await expect(frame.getByRole('button', { name: 'swiss' })).toBeVisible();
  const mode = example.getByRole('combobox', { name: 'Mode' });
  await expect(mode).toHaveValue('swiss');
  await mode.selectOption('dark');
  await frame.getByRole('button', { name: 'dark' }).click();
  await expect(mode).toHaveValue('swiss');
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
});

test('breakpoints depend on the page’s width until another width is chosen', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { example, preview, frame } = exampleWith(page, 'First card');
  const columnsAround = (card: Element) =>
    getComputedStyle(card.parentElement!).gridTemplateColumns.split(' ').length;
  expect(await preview.getByText('First card').evaluate(columnsAround)).toBe(4);
  await example.getByRole('button', { name: 'Edit' }).click();
  const count = () => frame.getByText('First card').evaluate(columnsAround);
  await expect.poll(count).toBe(4);
  await example.getByRole('combobox', { name: 'Width' }).selectOption('640');
  await expect.poll(count).toBe(2);
  await example.getByRole('combobox', { name: 'Width' }).selectOption('360');
  await expect.poll(count).toBe(1);
  await example.getByRole('combobox', { name: 'Width' }).selectOption('');
  await expect.poll(count).toBe(4);
});

test.describe('the width of a responsive preview', () => {
  const responsive = (page: Page) => exampleWith(page, 'Responsive button');

  test('changes by keyboard, and breakpoints apply', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { example, frame } = responsive(page);
    await example.getByRole('button', { name: 'Resize the preview' }).press('ArrowLeft');
    const edge = example.getByRole('separator', { name: 'Preview width' });
    await expect(edge).toBeFocused();
    const inFrame = frame.getByRole('button', { name: 'Responsive button' });
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

  test('changes by dragging the edge, from the first press', async ({ page }) => {
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

  test('can exceed the available width, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(button);
    await hydrated(page);
    const { example, frame } = responsive(page);
    await example.getByRole('button', { name: 'Resize the preview' }).press('Enter');
    await example.getByRole('button', { name: /^View:/ }).click();
    await example.getByRole('combobox', { name: 'Width' }).selectOption({ label: '64em · 1024px' });
    const inFrame = frame.getByRole('button', { name: 'Responsive button' });
    await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(1024);
    await expect(inFrame).toBeVisible();
    expect((await example.locator('iframe').boundingBox())!.width).toBeLessThan(350);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
