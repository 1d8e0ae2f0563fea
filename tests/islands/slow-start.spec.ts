import type { Page } from '@playwright/test';
import { LATE_AFTER_MS, NOTICE_DELAY_MS } from '../../src/base/facts/delays';
import { watchConsole } from '../support/console';
import type { Fault } from '../support/fault-server';
import { partsOf } from '../support/live-code';
import { expect, isMarked, markDocument, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const scripts = /\/assets\/js\//;
const button = '/components/button';
const example = (page: Page, index = 0) => page.locator('[data-live-example]').nth(index);
const edit = (page: Page, index = 0) => example(page, index).getByRole('button', { name: 'Edit' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const waiting = (page: Page) => page.getByText('This part of the page is loading…');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'failed to load' });
const started = (page: Page) => page.locator('[data-island][data-started]').first();

test.describe('on a slow line, in the first moment,', () => {
  const presses: [string, (page: Page) => Promise<void>][] = [
    ['a click', (page) => edit(page).click()],
    ['a key', (page) => edit(page).press('Enter')],
    ['a touch', (page) => edit(page).tap()],
  ];
  test.use({ hasTouch: true });
  for (const [title, press] of presses) {
    test(`${title} on Edit waits for the app`, async ({ page, server }) => {
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

  test('an example that says it is busy keeps its look, and its word', async ({ page, server }) => {
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

  test('of two presses the last counts', async ({ page, server }) => {
    const release = server.hold(scripts);
    await page.goto(button, { waitUntil: 'commit' });
    await edit(page, 0).click();
    await edit(page, 1).click();
    await expect(edit(page, 0)).not.toHaveAttribute('aria-busy', 'true');
    release();
    await expect(partsOf(example(page, 1)).editor).toBeFocused();
    await expect(edit(page, 0)).toBeVisible();
  });

  test('copy buttons, menu and modes do not wait', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    server.hold(scripts);
    await page.goto(button);
    await example(page).hover();
    await example(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(example(page).getByText('Copied')).toBeVisible();
  });

  test('a link goes where it leads', async ({ page, server }) => {
    server.hold(scripts);
    await page.goto(button, { waitUntil: 'commit' });
    await example(page).hover();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    await expect(heading(page)).toHaveText('Components');
  });
});

test.describe('on the home page', () => {
  test.use({ build: 'site' });

  test('what was entered into a form is not lost', async ({ page, server }) => {
    const assertSilent = watchConsole(page);
    const release = server.hold(scripts);
    await page.goto('/', { waitUntil: 'commit' });
    const space = page.getByRole('slider', { name: /^space/ });
    await space.fill('7');
    await page.locator('label').filter({ hasText: 'accent' }).click();
    release();
    await expect(started(page)).toBeAttached();
    await expect(page.getByRole('radio', { name: 'accent' })).toBeChecked();
    await expect(space).toHaveValue('7');
    await expect(page.getByText('7 px')).toBeVisible();
    assertSilent();
  });
});

test.describe('scripts that do not come', () => {
  test.use({ build: 'site' });

  test('late: the press says so after 1000 ms, and is given up after 15 s', async ({
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
    await expect(failure(page)).toBeVisible();
    await expect(edit(page)).not.toHaveAttribute('aria-busy', 'true');
    await page.clock.resume();
    release();
    await expect(started(page)).toBeAttached();
    await expect(edit(page)).toBeVisible();
  });

  for (const kind of ['abort', 'status'] as const) {
    test(`never (${kind}): the reader is told, and the next press tries again`, async ({
      page,
      server,
    }) => {
      server.fail(/\/main\./, kind === 'abort' ? { kind } : { kind, status: 500 });
      await page.goto(button);
      await edit(page).click();
      await expect(failure(page)).toBeVisible();
      await expect(edit(page)).not.toHaveAttribute('aria-busy', 'true');
      server.clearFaults();
      await edit(page).click();
      await expect(partsOf(example(page)).editor).toBeFocused();
      expect(server.count(/\/runtime/)).toBe(1);
    });
  }

  const broken: [string, Fault][] = [
    ['a page instead of a script', { kind: 'body', body: () => '<!doctype html><p>Sign in</p>' }],
    ['half a script', { kind: 'cut' }],
    ['nothing', { kind: 'body', body: () => '' }],
  ];
  for (const [what, fault] of broken) {
    for (const script of ['main', 'runtime']) {
      test(`${what} for ${script}: the reader is told`, async ({ page, server, uncaught }) => {
        server.fail(new RegExp(`/${script}`), fault);
        await page.goto('/customize');
        await expect(failure(page)).toBeVisible();
        server.clearFaults();
        await failure(page).getByRole('button', { name: 'Reload' }).click();
        await expect(started(page)).toBeAttached();
        await expect(failure(page)).toBeHidden();
        // The browser reports what does not parse; the notice is what the reader sees of it.
        uncaught.splice(0);
      });
    }
  }

  for (const script of ['main', 'runtime']) {
    test(`${script} that hangs: the reader is told after 15 s, without a press`, async ({
      page,
      server,
    }) => {
      await page.clock.install();
      const release = server.hold(new RegExp(`/${script}`));
      await page.goto('/customize');
      await expect.poll(() => server.count(new RegExp(`/${script}`))).toBe(1);
      await page.clock.runFor(LATE_AFTER_MS - 1000);
      await expect(failure(page)).toBeHidden();
      await page.clock.runFor(2000);
      await expect(failure(page)).toBeVisible();
      await page.clock.resume();
      release();
      await expect(started(page)).toBeAttached();
      await expect(failure(page)).toBeHidden();
    });
  }

  test('the scripts of the page for a moment: they are asked for again', async ({
    page,
    server,
  }) => {
    server.fail(/\/assets\/js\/(?!main|runtime)/, { kind: 'status', status: 503 }, 2);
    await page.goto(button);
    await edit(page).click();
    await expect(partsOf(example(page)).editor).toBeFocused();
    await expect(failure(page)).toBeHidden();
  });

  test('the scripts of the page alone: a reload is offered, and works', async ({
    page,
    server,
    uncaught,
  }) => {
    server.fail(/\/assets\/js\/(?!main|runtime)/, { kind: 'status', status: 500 });
    await page.goto(button);
    await edit(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(edit(page)).not.toHaveAttribute('aria-busy', 'true');
    server.clearFaults();
    await markDocument(page);
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await edit(page).click();
    await expect(partsOf(example(page)).editor).toBeFocused();
    // The bundler reports the chunks; the notice is what the reader sees of it.
    expect(uncaught.splice(0).every((message) => /chunk/i.test(message))).toBe(true);
  });
});
