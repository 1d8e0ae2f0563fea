import type { Page } from '@playwright/test';
import { LATE_AFTER_MS, NOTICE_DELAY_MS } from '../../src/base/facts/delays';
import { watchConsole } from '../support/console';
import type { Fault } from '../support/fault-server';
import { partsOf } from '../support/live-code';
import { scriptFailure } from '../support/shell';
import { expect, isMarked, markDocument, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const scripts = /\/assets\/js\//;
const button = '/components/button';
const example = (page: Page, index = 0) => page.locator('[data-live-example]').nth(index);
const edit = (page: Page, index = 0) => example(page, index).getByRole('button', { name: 'Edit' });
const waiting = (page: Page) => page.getByText('This part of the page is loading…');
const started = (page: Page) => page.locator('[data-island][data-started]').first();

test.describe('before the scripts of islands have loaded', () => {
  const presses: [string, (page: Page) => Promise<void>][] = [
    ['a click', (page) => edit(page).click()],
    ['Enter', (page) => edit(page).press('Enter')],
    ['a tap', (page) => edit(page).tap()],
  ];
  test.use({ hasTouch: true });
  for (const [title, press] of presses) {
    test(`${title} on Edit marks the button as busy, and opens the editor later`, async ({
      page,
      server,
    }) => {
      const assertSilent = watchConsole(page);
      const release = server.hold(scripts);
      await page.goto(button, { waitUntil: 'commit' });
      await press(page);
      await expect(edit(page)).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(partsOf(example(page)).editor).toBeFocused();
      assertSilent();
    });
  }

  test("an example's own aria-busy survives loading, with full opacity", async ({
    page,
    server,
  }) => {
    const release = server.hold(scripts);
    await page.goto(button, { waitUntil: 'commit' });
    const busy = example(page).getByRole('button', { name: 'First button' });
    await busy.evaluate((element) => element.setAttribute('aria-busy', 'true'));
    await expect(busy).toHaveCSS('opacity', '1');
    await busy.click();
    await expect(busy).toHaveCSS('opacity', '0.6');
    release();
    await expect(started(page)).toBeAttached();
    await expect(busy).toHaveCSS('opacity', '1');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  });

  test('only the last of two clicked Edit buttons opens its editor', async ({ page, server }) => {
    const release = server.hold(scripts);
    await page.goto(button, { waitUntil: 'commit' });
    await edit(page, 0).click();
    await edit(page, 1).click();
    await expect(edit(page, 0)).not.toHaveAttribute('aria-busy', 'true');
    release();
    await expect(partsOf(example(page, 1)).editor).toBeFocused();
    await expect(edit(page, 0)).toBeVisible();
  });
});

test.describe('if the scripts of islands don’t load', () => {
  test.use({ build: 'site' });

  test('a clicked button shows a notice after 1000 ms, and an error after 15 s', async ({
    page,
    server,
  }) => {
    const release = server.hold(scripts);
    await page.clock.install();
    await page.goto(button);
    await page.clock.pauseAt(Date.now() + 60_000);
    await edit(page).click();
    await page.clock.runFor(NOTICE_DELAY_MS - 50);
    await expect(waiting(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(waiting(page)).toBeVisible();
    await page.clock.runFor(LATE_AFTER_MS - NOTICE_DELAY_MS);
    await expect(waiting(page)).toHaveCount(0);
    await expect(scriptFailure(page)).toBeVisible();
    await expect(edit(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.clock.resume();
    release();
    await expect(started(page)).toBeAttached();
    await expect(edit(page)).toBeVisible();
  });

  const broken: [string, Fault][] = [
    ['a page instead of a script', { kind: 'body', body: () => '<!doctype html><p>Sign in</p>' }],
    ['half a script', { kind: 'cut' }],
    ['nothing', { kind: 'body', body: () => '' }],
  ];
  for (const [what, fault] of broken) {
    for (const script of ['main', 'runtime']) {
      test(`a message offers to reload a tool page that got ${what} for ${script}`, async ({
        page,
        server,
        uncaught,
      }) => {
        server.fail(new RegExp(`/${script}`), fault);
        await page.goto('/customize');
        await expect(scriptFailure(page)).toBeVisible();
        server.clearFaults();
        await scriptFailure(page).getByRole('button', { name: 'Reload' }).click();
        await expect(started(page)).toBeAttached();
        await expect(scriptFailure(page)).toBeHidden();
        // The browser reports syntax errors. Readers see the message.
        uncaught.splice(0);
      });
    }
  }

  for (const script of ['main', 'runtime']) {
    test(`a tool page shows an error after 15 s without a response for ${script}, until it loads`, async ({
      page,
      server,
    }) => {
      await page.clock.install();
      const release = server.hold(new RegExp(`/${script}`));
      await page.goto('/customize');
      await expect.poll(() => server.count(new RegExp(`/${script}`))).toBe(1);
      await page.clock.runFor(LATE_AFTER_MS - 1000);
      await expect(scriptFailure(page)).toBeHidden();
      await page.clock.runFor(2000);
      await expect(scriptFailure(page)).toBeVisible();
      await page.clock.resume();
      release();
      await expect(started(page)).toBeAttached();
      await expect(scriptFailure(page)).toBeHidden();
    });
  }

  test('scripts of the page that fail twice are requested again', async ({ page, server }) => {
    server.fail(/\/assets\/js\/(?!main|runtime)/, { kind: 'status', status: 503 }, 2);
    await page.goto(button);
    await edit(page).click();
    await expect(partsOf(example(page)).editor).toBeFocused();
    await expect(scriptFailure(page)).toBeHidden();
  });

  test('a message offers to reload a page whose own scripts fail', async ({
    page,
    server,
    uncaught,
  }) => {
    server.fail(/\/assets\/js\/(?!main|runtime)/, { kind: 'status', status: 500 });
    await page.goto(button);
    await edit(page).click();
    await expect(scriptFailure(page)).toBeVisible();
    await expect(edit(page)).not.toHaveAttribute('aria-busy', 'true');
    server.clearFaults();
    await markDocument(page);
    await scriptFailure(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await edit(page).click();
    await expect(partsOf(example(page)).editor).toBeFocused();
    // The bundler reports the chunks. Readers see the message.
    expect(uncaught.splice(0).every((message) => /chunk/i.test(message))).toBe(true);
  });
});
