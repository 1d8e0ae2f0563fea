import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { partsOf } from '../support/live-code';
import { storeMode } from '../support/modes';
import { expect, idle, isMarked, markDocument, test } from '../support/site';
import { section } from '../support/sections';

test.use({ build: 'site' });

test.use({ cacheControl: 'no-store' });

const scripts = /\/assets\/js\//;
const button = '/components/button';
const example = (page: Page, index = 0) => page.locator('[data-live-example]').nth(index);
const edit = (page: Page, index = 0) => example(page, index).getByRole('button', { name: 'Edit' });
const choice = (page: Page, name: string) =>
  example(page).getByRole('group', { name: 'Color mode' }).getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const started = (page: Page) => page.locator('[data-island][data-started]').first();
/** Waits until nothing more is asked for. */

test.describe('a page that is only read fetches no script', () => {
  for (const path of ['/', button, '/recipes/stack', '/packages', '/no/such/page']) {
    test(path, async ({ page, server }) => {
      await page.goto(path);
      await page
        .getByRole('banner')
        .getByRole('button', { name: /color mode/ })
        .click();
      const guides = section(page, 'Guides');
      if (await guides.isVisible()) await guides.click();
      // Last, because Chromium has no idle time after a wheel and a click.
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 3000);
      await idle(page);
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
    await idle(page);
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
    await idle(page);
    expect(server.count(scripts)).toBe(0);
  });
});

test.describe('an island starts', () => {
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
    await expect.poll(() => server.count(scripts)).toBe(4);
    release();
    await expect(started(page)).toBeAttached();
    expect(server.count(/\/main\./)).toBe(1);
  });

  test('at once on a page that lives from scripts', async ({ page }) => {
    await page.goto('/customize');
    await expect(started(page)).toBeAttached();
  });

  test('where an example runs an effect, when the reader comes near', async ({ page, server }) => {
    await page.goto('/guides/how-it-works');
    await idle(page);
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
    await idle(page);
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
    await markDocument(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await page.goBack();
    await expect(page).toHaveURL(/\/theming#colors$/);
    expect(await isMarked(page)).toBe(true);
  });
});

test('the 404 page names the address without React', async ({ page, server }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('There’s no page at /no/such/page.')).toBeVisible();
  expect(server.count(scripts)).toBe(0);
});
