import * as presets from '@theme-ui/presets';
import { watchConsole } from '../support/console';
import { heading, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test('the gallery has all exported presets, and links to their pages', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await page.goto('/packages/presets');
  const gallery = page.getByRole('main').getByRole('list', { name: 'Presets' });
  const names = await gallery.getByRole('link').allTextContents();
  expect(names.toSorted()).toEqual(Object.keys(presets).toSorted());
  await gallery.getByRole('link', { name: names[0]!, exact: true }).click();
  await expect(heading(page, `The ${names[0]} preset`)).toBeVisible();
  assertSilent();
});

test('the page of a preset is in the sidebar and the breadcrumbs, and lists its sections', async ({
  page,
}) => {
  await page.goto('/presets/funk');
  const navigation = siteNavigation(page);
  await expect(navigation.locator('[aria-current=page]')).toHaveText(['funk']);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([
    'Packages',
    'Presets',
  ]);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText([
    'Palette',
    'Type and components',
    'Notes',
    'JSON',
  ]);
  await contents.getByRole('link', { name: 'Type and components' }).click();
  await expect(page.getByRole('heading', { name: 'Type and components' })).toBeInViewport();
});

test('a preset opens in Customize, and in the playground', async ({ page }) => {
  await page.goto('/presets/funk');
  await page.getByRole('main').getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL(/\/playground#work1\./);
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('funk');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Customize' }).click();
  await expect(page).toHaveURL(/\/customize\?base=funk$/);
});

test('a preset is shown in each of its modes', async ({ page }) => {
  await page.goto('/presets/system');
  const specimens = page.getByRole('group', { name: 'Specimens' });
  const background = () =>
    specimens.getByRole('heading', { name: 'The lighthouse keeps a log' }).evaluate((element) => {
      let box: Element | null = element;
      while (box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)') {
        box = box.parentElement;
      }
      return getComputedStyle(box!).backgroundColor;
    });
  expect(await background()).toBe('rgb(255, 255, 255)');
  const modes = page.getByRole('group', { name: 'Preset color mode' });
  await expect(modes.getByRole('button')).toHaveText(['default', 'dark', 'deep', 'swiss']);
  await modes.getByRole('button', { name: 'dark' }).click();
  await expect(modes.getByRole('button', { name: 'dark' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(background).toBe('rgb(6, 6, 6)');
  await expect(page.getByText('#060606', { exact: true })).toBeVisible();
});

test('the page of a preset says where contrast is too low, and has the whole theme', async ({
  page,
}) => {
  await page.goto('/presets/swiss');
  const row = page.getByRole('row', { name: /white on primary/ });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^4\.2\d* too low, 4\.5 for text/);
  await page.getByText(/^The whole theme, \d+ lines$/).click();
  await expect(page.getByRole('button', { name: 'Copy' }).last()).toBeVisible();
});
