import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Opens a recipe by itself. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/recipes/${name}/preview`);
  await hydrated(page);
}

/** Status of the recipe. Those of the site come before it. */
const statusOf = (page: Page) => page.getByRole('status').last();

test('Dialog: gets the focus when it opens, and Escape closes it and returns the focus', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await open(page, 'dialog');
  const opener = page.getByRole('button').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who travels instead?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // The browser sends `close` a task later, and the form is removed then.
  await expect(page.getByLabel('Name, as in the passport')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  assertSilent();
});

test('Tabs: are one tab stop, with arrow keys between tabs, also from right to left', async ({
  page,
}) => {
  await open(page, 'tabs');
  await page.keyboard.press('Tab');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Route')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Packing')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Packing' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tab('Arrival')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Arrival' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.keyboard.press('ArrowRight');
  await expect(tab('Packing')).toBeFocused();
});

test('Toast: a message is announced, stays while it has the focus, and then disappears', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'toast');
  const status = statusOf(page);
  await expect(status).toBeEmpty();
  await page.getByRole('button').first().press('Enter');
  await expect(status).not.toBeEmpty();
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(status).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(status).toBeEmpty();
});

test('Sign-in Form: shows errors at their fields and for a wrong password, and signs in', async ({
  page,
}) => {
  await open(page, 'sign-in-form');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  const status = statusOf(page);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter the email you signed up with.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await email.fill('hello@example.com');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Signing in …');
  await expect(status).toContainText('do not match');
  await expect(email).toHaveValue('hello@example.com');
  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill('workbench');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('You are signed in.');
});

test('Pricing Table: arrow keys change the period, which updates the price and its description', async ({
  page,
}) => {
  await open(page, 'pricing-table');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  const plot = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Plot/ }) });
  await expect(plot).toContainText('$60 a year');
  await expect(statusOf(page)).toContainText('two months are free');
  await expect(plot.getByRole('link', { name: 'Choose Plot' })).toBeVisible();
});

test('Settings Page: shows unsaved changes, discards them, and saves', async ({ page }) => {
  await open(page, 'settings-page');
  const status = statusOf(page);
  const digest = page.getByRole('switch', { name: 'Weekly digest' });
  await expect(status).toHaveText('No changes.');
  await digest.press('Space');
  await expect(digest).toBeChecked();
  await expect(status).toHaveText('Changes are not saved yet.');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(digest).not.toBeChecked();
  await expect(status).toHaveText('No changes.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Clay on Fourth');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Saved.');
});
