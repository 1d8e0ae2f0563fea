import { watchConsole } from '../support/console';
import { exampleWith, openFirstEditor } from '../support/live-code';
import { find, options } from '../support/search-dialog';
import { openHydrated } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

// Since 0.17.4, an Alert has a role.
for (const [base, roles] of [
  ['', 1],
  ['/0.16', 0],
] as const) {
  test(`examples of ${base}/components/alert use the packages of their version`, async ({
    page,
  }) => {
    const assertSilent = watchConsole(page);
    await page.goto(`${base}/components/alert`);
    const { example, frame, editor } = await openFirstEditor(page);
    await editor.fill('<Alert>Mind the gap</Alert>');
    await expect(frame.getByText('Mind the gap')).toBeVisible();
    await expect(frame.getByRole('alert')).toHaveCount(roles);
    await example.getByRole('button', { name: 'Reset' }).click();
    await expect(frame.getByText('Mind the gap')).toHaveCount(0);
    await expect(frame.locator('[data-preview]').getByRole('alert')).toHaveCount(roles);
    assertSilent();
  });
}

test('after a page of the newest version is opened, the search finds pages of that version', async ({
  page,
}) => {
  await page.goto('/0.16/components/button');
  await find(page, 'select');
  await expect(options(page).first()).toHaveAttribute('href', /^\/0\.16\//);
  await page.keyboard.press('Escape');
  const newest = page.getByRole('link', { name: 'This page in 0.17' });
  await newest.click();
  await expect(page).toHaveURL('/components/button');
  // The URL changes before the page.
  await expect(newest).toHaveCount(0);
  await find(page, 'select');
  await expect(options(page).first()).toHaveAttribute('href', /^\/(?!0\.16)/);
});

test('code on a page of an older version can import its packages, and a message names missing ones', async ({
  page,
}) => {
  await page.goto('/0.16/components/button');
  const { example, frame, editor } = await openFirstEditor(page);
  await editor.fill(
    "import { darken } from '@theme-ui/color';\n\n<Button sx={{ bg: darken('primary', 0.1) }}>Dark</Button>",
  );
  await expect(frame.getByRole('button', { name: 'Dark' })).toBeVisible();
  await editor.fill("import { TypeScale } from '@theme-ui/style-guide';\n\n<TypeScale />");
  await expect(example.getByRole('alert')).toContainText(
    '"@theme-ui/style-guide" can’t be imported on pages about 0.16.',
  );
  // The message stays the same after the next key, and its list doesn't have the package.
  const message = await example.getByRole('alert').textContent();
  expect(message).toMatch(/You can import: theme-ui, .*@theme-ui\/color, /);
  expect(message!.match(/style-guide/g)).toHaveLength(1);
  await editor.fill(
    'import { TypeScale } from \'@theme-ui/style-guide\';\n\n<TypeScale key="a" />',
  );
  await expect(frame.getByRole('button', { name: 'Dark' })).toBeVisible();
  await editor.fill("import x from 'lodash';\n\n<b>{x}</b>");
  const alert = example.getByRole('alert');
  await expect(alert).toContainText('"lodash" can’t be imported here. You can import: theme-ui, ');
  await expect(alert).not.toContainText('style-guide');
  await editor.fill("import { TypeScale } from '@theme-ui/style-guide';\n\n<TypeScale />");
  await expect(alert).toHaveText(message!);
});

test('a StackBlitz project from an older version has its release', async ({ page, context }) => {
  const posts: string[] = [];
  await context.route(/stackblitz\.com/, async (route) => {
    posts.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, body: 'StackBlitz' });
  });
  await page.goto('/0.16/components/button');
  const { example, editor } = await openFirstEditor(page);
  await expect(example.getByRole('link', { name: 'Open in playground' })).toHaveCount(0);
  await editor.fill(
    "import { base } from '@theme-ui/presets';\n\n<Button>{base.fonts.body}</Button>",
  );
  const popup = context.waitForEvent('page');
  await example.getByRole('button', { name: 'Open in StackBlitz' }).click();
  await (await popup).waitForLoadState();
  const form = decodeURIComponent(posts.join().replaceAll('+', ' '));
  expect(form).toContain('"theme-ui": "0.16.2"');
  expect(form).toContain('"@theme-ui/presets": "0.16.2"');
});

test('an example of an older version can change the color mode of the site', async ({ page }) => {
  await openHydrated(page, '/0.16/color-modes');
  const { preview } = exampleWith(page, 'useColorMode');
  await expect(preview).not.toBeEmpty();
  const root = page.locator('html');
  const before = await root.getAttribute('data-color-mode');
  await preview.getByRole('button').last().click();
  await expect(root).not.toHaveAttribute('data-color-mode', before!);
});
