import { hydrated } from '../support/console';
import { clipboardText, openHydrated } from '../support/shell';
import { expect, idle, test } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('Copy code copies the code of a block and shows “Copied” @core', async ({ page }) => {
  await page.goto('/components/button');
  const block = page.getByRole('figure').filter({ hasText: "import { Button } from 'theme-ui';" });
  await block.first().hover();
  await block.first().getByRole('button', { name: 'Copy code' }).click();
  await expect(block.first().getByRole('status')).toHaveText('Copied');
  expect(await clipboardText(page)).toBe("import { Button } from 'theme-ui';");
});

test('after a second copy, “Copied” is shown for two seconds @core', async ({ page }) => {
  await page.clock.install();
  await page.goto('/components/button');
  const block = page.getByRole('figure').first();
  const copy = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    // The status may still be that of the first copy.
    await expect.poll(() => clipboardText(page)).not.toBe('');
    await expect(block.getByRole('status')).toHaveText('Copied');
  };
  await hydrated(page);
  // Otherwise, time goes on, and on a busy machine too much of it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy();
  await page.clock.runFor(1500);
  await copy();
  await page.clock.runFor(1500);
  await expect(block.getByRole('status')).toHaveText('Copied');
  await page.clock.runFor(1000);
  await expect(block.getByRole('status')).toHaveText('');
});

test('code has the same font in blocks and in text @core', async ({ page }) => {
  await page.goto('/components/button');
  const fontOf = (code: ReturnType<typeof page.getByRole>) =>
    code.evaluate((element) => getComputedStyle(element).fontFamily);
  const block = await fontOf(page.getByRole('figure').first().getByRole('code'));
  expect(block).toContain('Menlo');
  expect(
    await fontOf(page.getByRole('article').getByRole('paragraph').getByRole('code').first()),
  ).toBe(block);
});

test('code blocks show their titles and highlighted lines @core', async ({ page }) => {
  await page.goto('/color-modes');
  const block = page.getByRole('group', { name: 'Code: theme.ts' });
  await expect(block.locator('mark')).toHaveCount(5);
});

test('selecting a package manager applies to all install tabs and is remembered @core', async ({
  page,
}) => {
  await openHydrated(page, '/getting-started');
  const tabs = page.getByRole('tablist', { name: 'Package manager' }).first();
  await expect(tabs.getByRole('tab', { name: /^npm\b/ })).toHaveAttribute('aria-selected', 'true');
  // The browser steps through its history.
  await tabs.getByRole('tab', { name: /^npm\b/ }).press('Alt+ArrowRight');
  await expect(tabs.getByRole('tab', { name: /^npm\b/ })).toBeFocused();
  await tabs.getByRole('tab', { name: /^npm\b/ }).press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'yarn' })).toBeFocused();
  await tabs.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByText('pnpm add theme-ui @emotion/react')).toBeVisible();
  await expect(page.getByText('npm install theme-ui @emotion/react', { exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByText('pnpm add theme-ui @emotion/react')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Theme UI' }).click();
  // The page before has two.
  await expect(page.getByRole('tablist')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
});

test('find in page and text fragments open the tab that contains the text @core', async ({
  page,
}) => {
  await page.goto('/getting-started');
  const tabs = page.getByRole('tablist', { name: 'Package manager' }).first();
  await expect(page.getByText('yarn add theme-ui @emotion/react')).toBeHidden();
  // Follows the same steps as find in page, which tests can't open.
  await page.evaluate(() => void (window.location.hash = ':~:text=yarn%20add'));
  await expect(tabs.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('yarn add theme-ui @emotion/react')).toBeVisible();
  await expect(page.getByText('npm install theme-ui @emotion/react', { exact: true })).toBeHidden();
});

test('an interactive example works without opening the editor @core', async ({ page }) => {
  await openHydrated(page, '/components/button');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

test('the pointer over a value in code shows its picture, which is no text', async ({ page }) => {
  await page.goto('/sx-prop');
  const value = page.getByText("'primary'", { exact: true }).first();
  await idle(page);
  // Not loaded before.
  const picture = page.waitForResponse(/value-pictures\.svg/);
  await value.hover();
  expect((await picture).status()).toBe(200);
  await expect(value).toHaveText("'primary'");
  await page.emulateMedia({ media: 'print' });
  expect(await value.evaluate((span) => getComputedStyle(span, '::before').content)).toBe('none');
});
