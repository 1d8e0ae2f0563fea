import { follow } from '../support/follow';
import { heading, modeButton, openHydrated } from '../support/shell';
import { disablePrefetch, expect, isMarked, markDocument, test } from '../support/site';
import { appData, loadError, pageDataOf } from './requests';

// Specification, sections 4, 7, and 8. faults.spec.ts has all other faults.

const from = '/theming';
const target = '/guides/how-it-works';

test('a 500 shows an error at once, and the page stays usable @core', async ({ page, server }) => {
  await disablePrefetch(page);
  await openHydrated(page);
  server.fail(pageDataOf(target), { kind: 'status', status: 500 });
  await follow(page, target);
  await expect(loadError(page)).toContainText('status 500');
  expect(server.count(pageDataOf(target))).toBe(1);
  await expect(heading(page)).toHaveText('Theming');
  await modeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  server.clearFaults();
  await markDocument(page);
  await loadError(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('How It Works');
  await expect(loadError(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('a page that fails after three retries shows an error with a link to open it directly', async ({
  page,
  server,
}) => {
  await disablePrefetch(page);
  await openHydrated(page);
  server.fail(pageDataOf(target), { kind: 'status', status: 503 });
  await follow(page, target);
  await expect(loadError(page)).toContainText('status 503', { timeout: 10_000 });
  expect(server.count(pageDataOf(target))).toBe(4);
  await markDocument(page);
  await loadError(page).getByRole('link', { name: 'Open directly' }).click();
  await expect(heading(page)).toHaveText('How It Works');
  expect(await isMarked(page)).toBe(false);
});

test('a missing page shows the 404 page at its own address @core', async ({ page }) => {
  await openHydrated(page);
  await markDocument(page);
  await follow(page, '/no/such/page');
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveURL(/\/no\/such\/page$/);
  await expect(page.getByRole('main').getByText('/no/such/page', { exact: true })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Theming');
});

test('if the server has another compilation hash, only the next navigation is a full page load', async ({
  page,
  server,
}) => {
  await disablePrefetch(page);
  await openHydrated(page);
  let answer = 0;
  server.fail(appData, {
    kind: 'body',
    body: () => JSON.stringify({ compilationHash: `deploy-${(answer += 1)}` }),
  });
  await markDocument(page);
  await follow(page, '/recipes/stack');
  await expect(heading(page)).toHaveText('Stack');
  await expect.poll(() => answer).toBe(1);
  expect(await isMarked(page)).toBe(true);
  await follow(page, `${target}#related`);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(heading(page)).toHaveText('How It Works');
  await expect(page).toHaveURL(`${target}#related`);
  await markDocument(page);
  for (const [address, title] of [
    ['/recipes/stack', 'Stack'],
    [target, 'How It Works'],
    [from, 'Theming'],
  ] as const) {
    await follow(page, address);
    await expect(heading(page)).toHaveText(title);
  }
  await expect.poll(() => answer).toBe(4);
  expect(await isMarked(page)).toBe(true);
});
