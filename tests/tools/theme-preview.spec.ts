import type { Page } from '@playwright/test';
import { encodeWork } from '../../src/sandbox/live-code/share-link';
import { hydrated, watchConsole } from '../support/console';
import { openCustomize, storedTheme } from '../support/customize';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Locators of the preview. */
function previewOf(page: Page) {
  const preview = page.getByRole('region', { name: 'Preview' });
  const frame = preview.frameLocator('iframe');
  return {
    preview,
    frame,
    modes: frame.getByRole('region', { name: /^Mode / }),
    parts: frame.getByRole('group', { name: 'Elements that use the theme' }).getByRole('button'),
    show: (source: string) =>
      preview.getByRole('combobox', { name: 'Content' }).selectOption(source),
    chooseMode: (label: string) =>
      preview.getByRole('combobox', { name: 'Mode' }).selectOption({ label }),
    inspect: preview.getByRole('button', { name: 'Inspect' }),
  };
}

async function open(page: Page) {
  await openCustomize(page, storedTheme);
  return previewOf(page);
}

test('samples and the playground’s code run in a frame with an opaque origin', async ({ page }) => {
  const assertSilent = watchConsole(page);
  const { frame, show } = await open(page);
  expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
  await show('Article');
  await expect(
    frame.getByRole('heading', { name: 'The lighthouse keeps a log' }).first(),
  ).toBeVisible();
  await show('Form');
  await expect(frame.getByRole('button', { name: 'Apply' })).toHaveCount(2);
  await frame.getByRole('button', { name: 'Apply' }).first().press('Enter');
  await expect(frame.getByText('Your application is on its way.')).toHaveCount(1);
  await show('Recipe');
  await expect(frame.getByRole('heading', { name: 'Plan the year' }).first()).toBeVisible();
  await show('Playground code');
  await expect(frame.getByRole('button', { name: 'Stay longer' }).first()).toBeVisible();
  assertSilent();
});

test('modes are shown side by side or one at a time, at any width', async ({ page }) => {
  const { preview, frame, modes, chooseMode } = await open(page);
  const names = await preview
    .getByRole('combobox', { name: 'Mode' })
    .locator('option')
    .allTextContents();
  const own = names.slice(1);
  expect(own.length).toBeGreaterThan(0);
  // Their names have the colors of the page.
  await page.emulateMedia({ colorScheme: 'dark' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-color-mode', 'dark');
  const background = await root.evaluate((html) => getComputedStyle(html).backgroundColor);
  const name = modes.first().getByText(own[0]!, { exact: true });
  await expect(name).toHaveCSS('background-color', background);
  if (own.length > 1) {
    await expect(modes).toHaveCount(own.length);
    const [first, second] = [await modes.nth(0).boundingBox(), await modes.nth(1).boundingBox()];
    expect(second!.x).toBeGreaterThan(first!.x);
    expect(second!.y).toBe(first!.y);
    await preview.getByRole('combobox', { name: 'Width' }).selectOption('360');
    await expect
      .poll(async () => (await modes.nth(1).boundingBox())!.y)
      .toBeGreaterThan(first!.y + 100);
  }
  await chooseMode(own.at(-1)!);
  await expect(modes).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Light the lamp' })).toHaveCount(1);
});

test('inspecting a part by pointer or keyboard shows the theme keys it uses and doesn’t activate it', async ({
  page,
}) => {
  const { preview, frame, parts, inspect, show, chooseMode } = await open(page);
  await show('Form');
  await chooseMode('light');
  await expect(frame.getByRole('button', { name: 'Apply' })).toHaveCount(1);
  await inspect.click();
  await expect(inspect).toHaveAttribute('aria-pressed', 'true');
  await expect(
    preview.getByRole('status').filter({ hasText: 'Point to an element' }),
  ).toBeAttached();
  const apply = parts.and(frame.getByRole('button', { name: /^button “Apply”: / }));
  await expect(apply).toHaveAccessibleName(/colors\.\S*primary/);
  await expect(apply).toHaveAccessibleName(/fonts\.body.* buttons\.primary/);
  await expect(apply).not.toHaveAccessibleName(/space|radii|fontSizes/);
  await apply.hover();
  await expect(frame.getByText(/colors\.\S*primary · /)).toBeVisible();
  await apply.click();
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toBeVisible();
  await expect(frame.getByText('Your application is on its way.')).toHaveCount(0);
  // Tab moves between parts.
  await apply.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(parts.and(frame.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByText('Your application is on its way.')).toHaveCount(0);
  await inspect.click();
  await expect(parts).toHaveCount(0);
  await frame.getByRole('button', { name: 'Apply' }).click();
  await expect(frame.getByText('Your application is on its way.')).toBeVisible();
});

test('code from a link doesn’t run in the preview', async ({ page }) => {
  const work = { code: '<p>Stranger</p>', theme: '', preset: 'site', mode: undefined };
  await page.goto(`/playground#${await encodeWork(work)}`);
  await expect(page.getByText('This code came from a link.')).toBeVisible();
  const { frame, show } = await open(page);
  await show('Playground code');
  await expect(frame.getByRole('button', { name: 'Stay longer' }).first()).toBeVisible();
  await expect(frame.getByText('Stranger')).toHaveCount(0);
});

test('the preview can be stopped and restarted', async ({ page }) => {
  const { preview, frame } = await open(page);
  await preview.getByRole('button', { name: 'Stop' }).click();
  await expect(preview.getByText('The preview has stopped.')).toBeVisible();
  await preview.getByRole('button', { name: 'Run' }).click();
  await expect(frame.getByRole('button', { name: 'Light the lamp' }).first()).toBeVisible();
});

test('a frame that doesn’t load is reported', async ({ page }) => {
  await page.route('**/live-frame.html', (route) => route.abort());
  await page.clock.install();
  await page.goto('/customize');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(page.getByText(/The preview didn’t load/)).toBeVisible();
});
