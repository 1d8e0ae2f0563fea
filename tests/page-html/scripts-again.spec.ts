import type { Page, Request } from '@playwright/test';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { hydrated, watchConsole } from '../support/console';
import type { Fault } from '../support/fault-server';
import { partsOf } from '../support/live-code';
import { dialog, field, opener } from '../support/search-dialog';
import { heading, scriptFailure, siteNavigation } from '../support/shell';
import { disablePrefetch, expect, isMarked, markDocument, test } from '../support/site';

// Browsers may cache scripts for a year, including broken responses.
test.use({ cacheControl: 'public, max-age=31536000, immutable' });

/** Incomplete responses. */
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

for (const [what, fault] of [
  ['a lost connection', { kind: 'abort' }],
  ...broken,
] as typeof broken) {
  for (const script of ['main', 'runtime']) {
    test(`the next click loads the script ${script} after ${what}, and it starts once`, async ({
      page,
      server,
      uncaught,
    }) => {
      const started = await countEvents(page, 'site:island-runtime');
      server.fail(new RegExp(`/${script}`), fault);
      await page.goto('/components/button');
      const edit = page.getByRole('button', { name: 'Edit' }).first();
      await edit.click();
      await expect(scriptFailure(page)).toBeVisible();
      await expect(edit).not.toHaveAttribute('aria-busy', 'true');
      server.clearFaults();
      await markDocument(page);
      await edit.click();
      const { editor } = partsOf(page.locator('[data-live-example]').first());
      await expect(editor).toBeFocused();
      await expect(scriptFailure(page)).toBeHidden();
      expect(await started()).toBe(1);
      expect(await isMarked(page)).toBe(true);
      // The browser reports syntax errors.
      uncaught.splice(0);
    });
  }
}

for (const [what, fault] of broken) {
  test(`a click opens the search after ${what} while it was prefetched`, async ({
    page,
    server,
    uncaught,
  }) => {
    server.fail(/\/search\./, fault);
    await page.goto('/theming');
    const isEnded = new Promise<void>((done) => {
      const onEnd = (request: Request) => request.url().includes('/search.') && done();
      page.on('requestfinished', onEnd);
      page.on('requestfailed', onEnd);
    });
    await opener(page).hover();
    await isEnded;
    server.clearFaults();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    uncaught.splice(0);
  });

  test(`after ${what}, the key for the search opens the search page`, async ({
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

  test(`after ${what}, the search page asks the reader to reload it`, async ({
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

  test(`the script with the state of the saved copy is requested again after ${what}`, async ({
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
    await expect(page.getByRole('main').getByText('The site isn’t saved')).toBeVisible();
    uncaught.splice(0);
  });

  test(`the shell is requested again after ${what}, twice if necessary`, async ({
    page,
    server,
    uncaught,
  }) => {
    server.fail(/\/shell\./, fault, 2);
    await page.goto('/components/button');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const { editor } = partsOf(page.locator('[data-live-example]').first());
    await expect(editor).toBeFocused();
    uncaught.splice(0);
  });
}

test('the search opens once and has the typed text, after the pointer and the focus were on its button', async ({
  page,
  server,
}) => {
  const release = server.hold(/\/search\./);
  await page.goto('/theming');
  await opener(page).hover();
  await opener(page).focus();
  await heading(page).hover();
  await opener(page).hover();
  await page.keyboard.press('/');
  await page.keyboard.type('sx');
  release();
  await expect(field(page)).toHaveValue('sx');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
});

test('the page for unsaved pages looks for a connection until the reader opens another page', async ({
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
  await expect(heading(page)).toHaveText('This page isn’t saved');
  await hydrated(page);
  const before = looks;
  await page.clock.runFor(9000);
  await expect.poll(() => looks).toBeGreaterThanOrEqual(before + 3);
  await markDocument(page);
  const navigation = siteNavigation(page);
  await navigation.getByRole('link', { name: 'Theming' }).click();
  await expect(heading(page)).toHaveText('Theming');
  expect(await isMarked(page)).toBe(true);
  const after = looks;
  await page.clock.runFor(30_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // Sent after all other requests of the page, and counted.
  await page.evaluate(() => fetch('/not/saved', { method: 'HEAD' }).catch(() => undefined));
  expect(looks).toBe(after + 1);
});

test.describe('native controls work before scripts load', () => {
  for (const [script, pattern] of [
    ['the shell’s script', /\/assets\/shell\./],
    ['the script of islands', /\/assets\/js\//],
  ] as const) {
    for (const target of ['checkbox', 'label'] as const) {
      test(`a click on a ${target} checks the box while ${script} is loading, and React keeps it`, async ({
        page,
        server,
      }) => {
        const release = server.hold(pattern);
        await page.goto('/components/controls', { waitUntil: 'commit' });
        const checkbox = page.getByRole('checkbox', { name: 'Poppy' }).first();
        const label = page.locator('label').filter({ hasText: 'Poppy' }).first();
        if (target === 'label') await label.click();
        else await checkbox.check({ force: true });
        await expect(checkbox).toBeChecked();
        release();
        await hydrated(page);
        await expect(checkbox).toBeChecked();
        // React's next render keeps it.
        await page.getByRole('checkbox', { name: 'Salt' }).check({ force: true });
        await expect(checkbox).toBeChecked();
        await checkbox.uncheck({ force: true });
        await expect(checkbox).not.toBeChecked();
      });
    }

    test(`a radio button changes while ${script} is loading, and React keeps it`, async ({
      page,
      server,
    }) => {
      const release = server.hold(pattern);
      await page.goto('/components/controls', { waitUntil: 'commit' });
      const shop = page.getByRole('radio', { name: 'By hand' });
      await page.locator('label').filter({ hasText: 'By hand' }).click();
      await expect(shop).toBeChecked();
      release();
      await hydrated(page);
      await expect(shop).toBeChecked();
    });

    test(`a slider changes while ${script} is loading, and React keeps it`, async ({
      page,
      server,
    }) => {
      const assertSilent = watchConsole(page);
      const release = server.hold(pattern);
      await page.goto('/components/controls', { waitUntil: 'commit' });
      const price = page.getByRole('slider', { name: /^Price/ });
      await price.fill('45');
      release();
      await hydrated(page);
      await expect(price).toHaveValue('45');
      await expect(page.getByText('Up to 45 €')).toBeVisible();
      assertSilent();
    });

    test(`a checkbox that is unchecked and checked while ${script} is loading stays checked`, async ({
      page,
      server,
    }) => {
      const release = server.hold(pattern);
      await page.goto('/components/controls', { waitUntil: 'commit' });
      const checkbox = page.getByRole('checkbox', { name: 'Sesame' }).first();
      await checkbox.uncheck({ force: true });
      await checkbox.check({ force: true });
      release();
      await hydrated(page);
      await expect(checkbox).toBeChecked();
      await page.getByRole('checkbox', { name: 'Salt' }).check({ force: true });
      await expect(checkbox).toBeChecked();
    });

    test(`the search form works while ${script} is loading`, async ({ page, server }) => {
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
