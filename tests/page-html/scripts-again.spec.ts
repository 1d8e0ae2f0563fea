import type { Page, Request } from '@playwright/test';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { hydrated } from '../support/console';
import type { Fault } from '../support/fault-server';
import { partsOf } from '../support/live-code';
import { disablePrefetch, expect, isMarked, markDocument, test } from '../support/site';

// Browsers may cache scripts for a year, and so what came in their place.
test.use({ cacheControl: 'public, max-age=31536000, immutable' });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'failed to load' });

/** Answers that are no whole script. */
const broken: [string, Fault][] = [
  ['a cut connection', { kind: 'cut' }],
  ['an error', { kind: 'status', status: 503 }],
];

/** Counts how often an event of the site happens; the page has the number in `window.happened`. */
async function countEvents(page: Page, type: string): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    let count = 0;
    document.addEventListener(name, () => Object.assign(window, { happened: ++count }));
  }, type);
  return () => page.evaluate(() => (window as { happened?: number }).happened ?? 0);
}

for (const [what, fault] of broken) {
  for (const script of ['main', 'runtime']) {
    test(`${what} for ${script}: the next press loads it, and it starts once`, async ({
      page,
      server,
      uncaught,
    }) => {
      const started = await countEvents(page, 'site:island-runtime');
      server.fail(new RegExp(`/${script}`), fault);
      await page.goto('/components/button');
      const edit = page.getByRole('button', { name: 'Edit' }).first();
      await edit.click();
      await expect(failure(page)).toBeVisible();
      await expect(edit).not.toHaveAttribute('aria-busy', 'true');
      server.clearFaults();
      await markDocument(page);
      await edit.click();
      const { editor } = partsOf(page.locator('[data-live-example]').first());
      await expect(editor).toBeFocused();
      await expect(failure(page)).toBeHidden();
      expect(await started()).toBe(1);
      expect(await isMarked(page)).toBe(true);
      // The browser reports what does not parse.
      uncaught.splice(0);
    });
  }

  test(`${what} for the search that was only prepared: a press opens it`, async ({
    page,
    server,
    uncaught,
  }) => {
    server.fail(/\/search\./, fault);
    await page.goto('/theming');
    const opener = page.getByRole('button', { name: 'Search', exact: true });
    const isEnded = new Promise<void>((done) => {
      const onEnd = (request: Request) => request.url().includes('/search.') && done();
      page.on('requestfinished', onEnd);
      page.on('requestfailed', onEnd);
    });
    await opener.hover();
    await isEnded;
    server.clearFaults();
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    uncaught.splice(0);
  });

  test(`${what} for the search: a press leads to the page that searches`, async ({
    page,
    server,
    uncaught,
  }) => {
    await disablePrefetch(page);
    server.fail(/\/search\./, fault);
    await page.goto('/theming');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
    uncaught.splice(0);
  });

  test(`${what} for the search on its page: the page says so`, async ({
    page,
    server,
    uncaught,
  }) => {
    server.fail(/\/search\./, fault);
    await page.goto('/search?q=box');
    await expect(page.getByText('Search couldn’t be loaded. Reload the page')).toBeVisible();
    server.clearFaults();
    await page.reload();
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    uncaught.splice(0);
  });

  test(`${what} for the state of the saved copy is asked for again`, async ({
    page,
    server,
    uncaught,
  }) => {
    await page.clock.install();
    server.fail(/\/offline-status\./, fault);
    await page.goto(offlinePagePath);
    await expect.poll(() => server.count(/\/offline-status\./)).toBeGreaterThan(0);
    server.clearFaults();
    await page.clock.runFor(5000);
    await expect(page.getByRole('main').getByText('The site is not saved')).toBeVisible();
    uncaught.splice(0);
  });

  test(`${what} for the shell is asked for again`, async ({ page, server, uncaught }) => {
    server.fail(/\/shell\./, fault, 1);
    await page.goto('/components/button');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const { editor } = partsOf(page.locator('[data-live-example]').first());
    await expect(editor).toBeFocused();
    uncaught.splice(0);
  });
}

test('search opens once, with what was typed, however often a reader came near it before', async ({
  page,
  server,
}) => {
  const release = server.hold(/\/search\./);
  await page.goto('/theming');
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await opener.hover();
  await opener.focus();
  await page.getByRole('heading', { level: 1 }).hover();
  await opener.hover();
  await page.keyboard.press('/');
  await page.keyboard.type('sx');
  release();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toHaveValue('sx');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('a page that is not saved is looked for until the reader goes to another one', async ({
  page,
  server,
}) => {
  server.copy(offlinePagePath, '/not/saved');
  server.cacheControl = 'no-store';
  let looks = 0;
  await page.route('**/not/saved', (route) => {
    if (route.request().method() !== 'HEAD') return route.continue();
    looks += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/not/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  await hydrated(page);
  const before = looks;
  await page.clock.runFor(9000);
  await expect.poll(() => looks).toBeGreaterThanOrEqual(before + 3);
  await markDocument(page);
  const navigation = page.getByRole('navigation', { name: 'Site' });
  await navigation.getByRole('link', { name: 'Theming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  expect(await isMarked(page)).toBe(true);
  const after = looks;
  await page.clock.runFor(30_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // Comes after all requests that the page has sent, and is one of them.
  await page.evaluate(() => fetch('/not/saved', { method: 'HEAD' }).catch(() => undefined));
  expect(looks).toBe(after + 1);
});

test.describe('native controls do not wait', () => {
  test.use({ build: 'site' });

  for (const [script, pattern] of [
    ['the shell', /\/assets\/shell\./],
    ['the islands', /\/assets\/js\//],
  ] as const) {
    for (const [kind, path, role, name] of [
      ['a checkbox that the app controls', '/components/checkbox', 'checkbox', 'Poppy seeds'],
      ['its label', '/components/checkbox', 'checkbox', 'Poppy seeds'],
      ['a radio that the app controls', '/', 'radio', 'accent'],
    ] as const) {
      test(`for ${script}: ${kind} changes at once, and the app learns of it`, async ({
        page,
        server,
      }) => {
        const release = server.hold(pattern);
        await page.goto(path, { waitUntil: 'commit' });
        const field = page.getByRole(role, { name }).first();
        const label = page.locator('label').filter({ hasText: name }).first();
        if (kind === 'its label') await label.click();
        else await field.check({ force: true });
        await expect(field).toBeChecked();
        release();
        await hydrated(page);
        await expect(field).toBeChecked();
        // React's next render keeps it.
        if (role === 'checkbox') {
          await page.getByRole(role, { name: 'Sea salt' }).check({ force: true });
          await expect(field).toBeChecked();
          await field.uncheck({ force: true });
          await expect(field).not.toBeChecked();
        }
      });
    }

    test(`for ${script}: a checkbox that is changed twice stays as it was`, async ({
      page,
      server,
    }) => {
      const release = server.hold(pattern);
      await page.goto('/components/checkbox', { waitUntil: 'commit' });
      const field = page.getByRole('checkbox', { name: 'Sesame' }).first();
      await field.uncheck({ force: true });
      await field.check({ force: true });
      release();
      await hydrated(page);
      await expect(field).toBeChecked();
      await page.getByRole('checkbox', { name: 'Sea salt' }).check({ force: true });
      await expect(field).toBeChecked();
    });

    test(`for ${script}: the search is sent`, async ({ page, server }) => {
      await page.goto('/search');
      server.hold(pattern);
      await page.reload({ waitUntil: 'commit' });
      const form = page.getByRole('main').getByRole('search');
      await form.getByLabel('Search the documentation').fill('color');
      await form.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/search\?q=color$/);
    });
  }
});
