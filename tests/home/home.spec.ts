import { palettes } from '../../src/base/design/colors';
import { hydrated } from '../support/console';
import { follow } from '../support/follow';
import { heading } from '../support/shell';
import { expect, rgb, test } from '../support/site';

test.use({ build: 'site' });

test('a card switches to its color mode @core', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use Swiss' }).click();
  await expect(page.locator('html')).toHaveCSS('color', rgb(palettes.swiss.text));
});

test('a typed primary color recolors the site in all modes, after navigation too, until Reset @core', async ({
  page,
}) => {
  await page.goto('/');
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
  const start = page.getByRole('link', { name: 'Get started' });
  await primary.fill('seagreen');
  await expect(start).not.toHaveCSS('background-color', rgb(palettes.default.primary));
  const swiss = page.getByRole('button', { name: 'Use Swiss' });
  await expect(swiss).not.toHaveCSS('background-color', rgb(palettes.swiss.primary));
  await primary.fill('a green');
  await expect(primary).toHaveAccessibleDescription('// not a CSS color');
  await primary.blur();
  await expect(primary).toHaveValue('#2e8b57');

  await follow(page, '/theming');
  await expect(heading(page)).toHaveText('Theming');
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  await expect(reset).toBeVisible();
  await page.goBack();
  await expect(primary).toHaveValue('#2e8b57');
  await reset.click();
  await expect(reset).toHaveCount(0);
  await expect(primary).toHaveValue(palettes.default.primary);
  await expect(start).toHaveCSS('background-color', rgb(palettes.default.primary));
});

test('arrow keys change the hue, and a reload forgets it', async ({ page }) => {
  await page.goto('/');
  const hue = page.getByRole('slider', { name: 'Recolor this site' });
  await hue.press('Home');
  await expect(hue).toHaveAttribute('aria-valuetext', 'pink');
  await expect(page.getByRole('region', { name: 'Changed colors' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toHaveCount(0);
});

test.describe('without scripts @core', () => {
  test.use({ javaScriptEnabled: false });

  test('the main button has the colors of the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const start = page.getByRole('link', { name: 'Get started' });
    await expect(start).toHaveCSS('background-color', rgb(palettes.dark.primary));
    await expect(start).toHaveCSS('color', rgb(palettes.dark.background));
  });
});

test('the slider doesn’t move while it’s dragged', async ({ page }) => {
  await page.goto('/');
  const slider = page.getByRole('slider', { name: 'Recolor this site' });
  await slider.scrollIntoViewIfNeeded();
  await hydrated(page);
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, y, { steps: 5 });
  await expect(slider).toHaveValue('359');
  expect((await slider.boundingBox())!.y).toBe(box.y);
  await page.mouse.up();
});

test('the picture only moves under the pointer', async ({ page }) => {
  await page.goto('/');
  const tile = page.locator('main i').first();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await hydrated(page);
  expect(await moving()).toBe(0);
  await tile.hover();
  await expect(tile).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)');
  await heading(page).hover();
  await expect(tile).toHaveCSS('transform', 'none');
  await expect.poll(moving).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tile.hover();
  expect(await moving()).toBe(0);
  await expect(tile).toHaveCSS('transform', 'none');
});
