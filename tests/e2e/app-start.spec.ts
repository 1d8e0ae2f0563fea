import { expect, type Page } from '@playwright/test';
import { startLimit } from '../../src/app-start/app-start';
import { holdLimit } from '../../src/app-start/held-presses';
import { noticeDelay } from '../../src/site/notice-delay';
import { hydrated, watchConsole } from '../support/console';
import type { Fault } from '../support/fault-server';
import { isMarked, mark, test, withoutPrefetch } from '../support/faulty-site';
import { partsOf } from '../support/live-code';
import { storeMode } from '../support/modes';

const scripts = /\/assets\/js\//;
const button = '/components/button';
const example = (page: Page, index = 0) => page.locator('[data-live-example]').nth(index);
const edit = (page: Page, index = 0) => example(page, index).getByRole('button', { name: 'Edit' });
const choice = (page: Page, name: string) =>
  example(page).getByRole('group', { name: 'Color mode' }).getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const waiting = (page: Page) => page.getByText('This part of the page is loading…');
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
const started = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Waits until nothing more is asked for. */
const quiet = (page: Page) => page.waitForLoadState('networkidle');

test.describe('a page that is only read fetches no script', () => {
  for (const path of ['/', button, '/recipes/stack', '/packages', '/no/such/page']) {
    test(path, async ({ page, server }) => {
      await page.goto(path);
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 3000);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /color mode/ })
        .click();
      const section = page.getByRole('button', { name: 'Guides pages' });
      if (await section.isVisible()) await section.click();
      await quiet(page);
      expect(server.count(/./)).toBeGreaterThan(0);
      expect(server.count(scripts)).toBe(0);
    });
  }

  test('a mouse that rests where an example loads', async ({ page, server }) => {
    await page.goto(button);
    const box = (await example(page).boundingBox())!;
    await page.goto('/packages');
    await page.evaluate(() => {
      document.addEventListener('pointermove', () => Object.assign(window, { moved: true }));
    });
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.waitForFunction(() => 'moved' in window);
    await page.goto(button);
    await quiet(page);
    expect(server.count(scripts)).toBe(0);
  });

  test('a finger that scrolls over an example', async ({ page, server }) => {
    await page.goto(button);
    await example(page)
      .locator('pre')
      .evaluate((code) => {
        for (const type of ['touchstart', 'touchmove', 'touchend']) {
          code.dispatchEvent(new Event(type, { bubbles: true }));
        }
      });
    await quiet(page);
    expect(server.count(scripts)).toBe(0);
  });
});

test.describe('the app starts', () => {
  const intents: [string, (page: Page) => Promise<void>][] = [
    ['when the pointer moves onto an example', (page) => example(page).hover()],
    ['when the focus comes into an example', (page) => edit(page).focus()],
    ['at a press', (page) => edit(page).click()],
  ];
  for (const [title, act] of intents) {
    test(title, async ({ page }) => {
      const assertSilent = watchConsole(page);
      await page.goto(button);
      await act(page);
      await expect(started(page)).toBeAttached();
      assertSilent();
    });
  }

  test('once, whatever the reader does meanwhile', async ({ page, server }) => {
    const release = server.hold(scripts);
    await page.goto(button);
    await example(page).hover();
    await edit(page).focus();
    await example(page, 1).hover();
    await expect.poll(() => server.count(scripts)).toBe(2);
    release();
    await expect(started(page)).toBeAttached();
    expect(server.count(/\/main\./)).toBe(1);
  });

  test('at once on a page that lives from scripts', async ({ page }) => {
    await page.goto('/playground');
    await expect(started(page)).toBeAttached();
  });

  test('where an example runs an effect, when the reader comes near', async ({ page, server }) => {
    await page.goto('/guides/how-it-works');
    await quiet(page);
    expect(server.count(scripts)).toBe(0);
    const example = page.getByRole('listitem').filter({ hasText: 'Invoice 204' });
    await expect(example).toContainText('…');
    await page.getByRole('heading', { name: 'One class per result' }).scrollIntoViewIfNeeded();
    await expect(example).toContainText('css-');
  });

  test('where an example names the color mode, unless it is that of the HTML', async ({
    page,
    server,
  }) => {
    await page.goto('/color-modes');
    await quiet(page);
    expect(server.count(scripts)).toBe(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /color mode/ })
      .click();
    await expect(started(page)).toBeAttached();
    await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  });

  test('for a reader who chose another mode before', async ({ page }) => {
    await storeMode(page, 'deep');
    await page.goto('/color-modes');
    await expect(choice(page, 'Deep')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('React adds no style that stands in the page', async ({ page }) => {
  await page.goto(button);
  /** Classes with rules, in the styles of the page or in those that Emotion added. */
  const classes = (added: boolean) =>
    page.evaluate((added) => {
      const sheets = [...document.styleSheets].filter(({ ownerNode }) => {
        const style = ownerNode as HTMLElement;
        return style.dataset.emotion !== undefined && added !== (style.dataset.own !== undefined);
      });
      const texts = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      return [...new Set(texts.join('').match(/\.css-\w+/g))];
    }, added);
  await page.evaluate(() => {
    for (const style of document.querySelectorAll<HTMLElement>('style')) style.dataset.own = '';
  });
  await hydrated(page);
  const own = await classes(false);
  expect(own.length).toBeGreaterThan(50);
  const again = (await classes(true)).filter((name) => own.includes(name));
  expect(again).toEqual([]);
  await edit(page).click();
  await expect(partsOf(example(page)).editor).toBeFocused();
  expect((await classes(true)).length).toBeGreaterThan(0);
});

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
    const busy = example(page).getByRole('button', { name: 'Save changes' });
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

  test('an arrow key on the edge of a preview resizes it', async ({ page, server }) => {
    const release = server.hold(scripts);
    await page.goto(button, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Resize the preview' }).first().press('ArrowLeft');
    release();
    await expect(page.getByRole('separator')).toBeFocused();
  });

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

test.describe('scripts that do not come', () => {
  test('late: the press says so after 1000 ms, and is given up after 15 s', async ({
    page,
    server,
  }) => {
    const release = server.hold(scripts);
    await page.clock.install();
    await page.goto(button);
    await page.clock.pauseAt(Date.now() + 60_000);
    await edit(page).click();
    await page.clock.runFor(noticeDelay - 50);
    await expect(waiting(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(waiting(page)).toBeVisible();
    await page.clock.runFor(holdLimit - noticeDelay);
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
      server.mend();
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
        await page.goto('/playground');
        await expect(failure(page)).toBeVisible();
        server.mend();
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
      await page.goto('/playground');
      await expect.poll(() => server.count(new RegExp(`/${script}`))).toBe(1);
      await page.clock.runFor(startLimit - 1000);
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
    server.mend();
    await mark(page);
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await edit(page).click();
    await expect(partsOf(example(page)).editor).toBeFocused();
    // The bundler reports the chunks; the notice is what the reader sees of it.
    expect(uncaught.splice(0).every((message) => /chunk/i.test(message))).toBe(true);
  });
});

test.describe('documents', () => {
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Color Modes' });

  test('are fetched when the pointer rests on a link, once', async ({ page, server }) => {
    await page.goto('/theming');
    await link(page).hover();
    await expect.poll(() => server.count(/^\/color-modes$/)).toBe(1);
    await heading(page).hover();
    await link(page).hover();
    await link(page).click();
    await expect(heading(page)).toHaveText('Color Modes');
    expect(server.count(/^\/color-modes$/)).toBe(1);
    expect(server.count(scripts)).toBe(0);
  });

  test('are not fetched for readers who save data', async ({ page, server }) => {
    await withoutPrefetch(page);
    await page.goto('/theming');
    await page.clock.install();
    await link(page).hover();
    await page.clock.runFor(1000);
    await quiet(page);
    expect(server.count(/^\/color-modes$/)).toBe(0);
  });

  test('are not fetched again as pages of the app', async ({ page, server }) => {
    await page.goto('/theming');
    await link(page).hover();
    await expect.poll(() => server.count(/^\/color-modes$/)).toBe(1);
    await hydrated(page);
    await heading(page).hover();
    await link(page).hover();
    await link(page).click();
    await expect(heading(page)).toHaveText('Color Modes');
    expect(server.count(/^\/page-data\/color-modes\//)).toBe(0);
    expect(server.count(/^\/color-modes$/)).toBe(1);
  });

  test('are not fetched once the app runs', async ({ page, server }) => {
    await page.goto('/theming');
    await hydrated(page);
    await link(page).hover();
    await expect.poll(() => server.count(/^\/page-data\/color-modes\//)).toBe(1);
    expect(server.count(/^\/color-modes$/)).toBe(0);
  });
});

test.describe('Back and Forward around a reload', () => {
  test('show the page of the address, where it was left', async ({ page }) => {
    await page.goto('/theming');
    await hydrated(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click(),
    );
    await expect(heading(page)).toHaveText('The sx Prop');
    await page.reload();
    await expect(heading(page)).toHaveText('The sx Prop');
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect(page).toHaveURL(/\/theming$/);
    await expect.poll(scrolled).toBe(700);
    await page.goForward();
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect(page).toHaveURL(/\/sx-prop$/);
  });

  test('a step within the page loads nothing anew', async ({ page }) => {
    await page.goto('/theming#colors');
    await mark(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await page.goBack();
    await expect(page).toHaveURL(/\/theming#colors$/);
    expect(await isMarked(page)).toBe(true);
  });
});

test('the 404 page names the address without the app', async ({ page, server }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('There is no page at /no/such/page.')).toBeVisible();
  expect(server.count(scripts)).toBe(0);
});
