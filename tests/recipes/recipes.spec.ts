import { builtPreviews } from '../support/built-pages';
import { watchConsole } from '../support/console';
import { clipboardText, modeButton, openHydrated } from '../support/shell';
import { expect, test } from '../support/site';
import { pageById } from '../support/source-pages';

test.use({ build: 'site' });
test.slow();

const names = builtPreviews().map(({ path }) => path.split('/')[2]!);
const recipe = pageById.get('recipes/header-a1')!;
const { title } = recipe.frontMatter;
const [, component] = /export default function (\w+)/.exec(recipe.text)!;

test.describe('the index of recipes', () => {
  test('has a card for each recipe, which links to its page', async ({ page }) => {
    expect(names.length).toBeGreaterThan(0);
    await page.goto('/recipes');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[inert]') });
    await expect(cards).toHaveCount(names.length);
    const card = cards.filter({ hasText: title });
    await expect(card.locator('[inert] svg').first()).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(recipe.path);
  });

  test('can be filtered by kind and by words', async ({ page }) => {
    const assertSilent = watchConsole(page);
    await page.goto('/recipes');
    const status = page.getByRole('status').filter({ hasText: / recipes$/ });
    await expect(status).toHaveText(`${names.length} recipes`);
    await page.getByRole('button', { name: /^Headers \d+$/ }).click();
    await expect(status).toHaveText(new RegExp(`^\\d+ of ${names.length} recipes$`));
    const [, keyword] = /^keywords: \[([^,\]]+)/m.exec(recipe.text)!;
    await page.getByLabel('Filter recipes').fill(keyword!.split(' ').toReversed().join(' '));
    await expect(page.getByRole('main').getByRole('link', { name: /^Header with/ })).toHaveText([
      title,
    ]);
    await page.getByLabel('Filter recipes').fill('teapot');
    await expect(page.getByText('No recipes in Headers match “teapot”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(status).toHaveText(`${names.length} recipes`);
    assertSilent();
  });

  test('finds recipes by their earlier names, and Back restores the filter', async ({ page }) => {
    await page.goto('/recipes');
    await page.getByLabel('Filter recipes').fill('footer a3');
    await expect(page).toHaveURL(/\?q=footer\+a3$/);
    const { title } = pageById.get('recipes/footer-a3')!.frontMatter;
    await page.getByRole('link', { name: title }).last().click();
    await expect(page).toHaveURL(/\/recipes\/footer-a3$/);
    await page.goBack();
    await expect(page.getByText(`1 of ${names.length} recipes`)).toBeVisible();
    await expect(page.getByLabel('Filter recipes')).toHaveValue('footer a3');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows the same cards', async ({ page }) => {
      await page.goto('/recipes');
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Stack', exact: true }),
      ).toBeVisible();
      await expect(page.getByLabel('Filter recipes')).toBeHidden();
    });
  });
});

test.describe('a recipe', () => {
  test('is wider than its text, and Copy code copies a whole module', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/recipes/header-a1');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Recipes', title]);
    const example = page.getByRole('group', { name: 'Preview' }).first();
    const text = page.getByRole('article').getByRole('paragraph').first();
    const [wide, narrow] = [(await example.boundingBox())!, (await text.boundingBox())!];
    expect(narrow.width).toBeLessThanOrEqual(768);
    expect(wide.width).toBeGreaterThan(900);
    // Both start at the same edge.
    expect(wide.x).toBeCloseTo(narrow.x, -1);
    const copy = page.getByRole('button', { name: 'Copy code' }).first();
    expect((await copy.boundingBox())!.y).toBeLessThan(wide.y);
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await clipboardText(page);
    expect(copied).toMatch(/^\/\*\* @jsxImportSource theme-ui \*\/\nimport /);
    expect(copied).toContain(`export default function ${component}`);
  });

  test('opens by itself, without the shell', async ({ page }) => {
    await page.goto('/recipes/header-a1');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Full page' }).click();
    const preview = await opened;
    await expect(preview.getByRole('banner')).toBeVisible();
    await expect(preview.getByRole('navigation')).toHaveCount(1);
    await expect(preview.getByRole('contentinfo')).toHaveCount(0);
    await expect(preview).toHaveTitle(`${title} (full page) – Theme UI`);
  });

  test('is shown in a preset, in the closest mode to the reader’s', async ({ page }) => {
    await page.goto('/recipes/header-a1');
    await page.getByText('View with a preset').click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'funk', exact: true }).click();
    const preview = await opened;
    const action = preview.getByRole('banner').getByRole('link').last();
    // The primary color of funk.
    await expect(action).toHaveCSS('background-color', 'rgb(102, 0, 153)');
    await modeButton(page).click();
    await page.goto('/recipes/header-a1/preview?preset=system');
    await expect(page.locator('[data-preset="system"]')).toHaveCSS(
      'background-color',
      'rgb(6, 6, 6)',
    );
  });

  test('has the theme of the site if its preset doesn’t exist, with a message', async ({
    page,
  }) => {
    await page.goto('/recipes/header-a1/preview?preset=toString');
    await expect(page.getByRole('alert')).toContainText('There’s no preset “toString”');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('can be opened in the playground', async ({ page }) => {
    const assertSilent = watchConsole(page);
    await openHydrated(page, '/recipes/header-a1');
    await page.getByRole('main').getByRole('link', { name: 'Playground' }).click();
    await expect(page).toHaveURL(/\/playground#work1\./);
    await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue(new RegExp(component!));
    assertSilent();
  });
});
