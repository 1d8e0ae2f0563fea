import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console';
import { storeMode } from '../support/modes';
import { modeButton } from '../support/shell';
import { expect, idle, test } from '../support/site';
import { section } from '../support/sections';

test.use({ cacheControl: 'no-store' });

const scripts = /\/assets\/js\//;
const button = '/components/button';
const example = (page: Page, index = 0) => page.locator('[data-live-example]').nth(index);
const edit = (page: Page, index = 0) => example(page, index).getByRole('button', { name: 'Edit' });
const choice = (page: Page, name: string) =>
  example(page).getByRole('group', { name: 'Color mode' }).getByRole('button', { name });
const started = (page: Page) => page.locator('[data-island][data-started]').first();

test.describe('a page loads no scripts of islands for a reader', () => {
  for (const path of ['/', button, '/recipes/stack', '/packages', '/no/such/page']) {
    test(`who only reads and scrolls ${path}`, async ({ page, server }) => {
      await page.goto(path);
      await modeButton(page).click();
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

  test('whose mouse pointer is already where an example appears', async ({ page, server }) => {
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

  test('who scrolls with a finger on an example', async ({ page, server }) => {
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

test.describe('islands are hydrated', () => {
  const intents: [string, (page: Page) => Promise<void>][] = [
    ['when the pointer moves onto an example', (page) => example(page).hover()],
    ['when an element of an example gets the focus', (page) => edit(page).focus()],
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

  test('once, even if the reader does more while the scripts load', async ({ page, server }) => {
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

  test.describe('immediately', () => {
    test.use({ build: 'site' });
    test('on pages that need scripts', async ({ page }) => {
      await page.goto('/customize');
      await expect(started(page)).toBeAttached();
    });
  });

  test('when the reader scrolls near an example that runs an effect', async ({ page, server }) => {
    await page.goto('/guides/how-it-works');
    await idle(page);
    expect(server.count(scripts)).toBe(0);
    const example = page.getByText(/^Class: /);
    await expect(example).toContainText('…');
    await page.getByRole('heading', { name: 'Names' }).scrollIntoViewIfNeeded();
    await expect(example).toContainText('css-');
  });

  test('when the color mode changes, if an example names it', async ({ page, server }) => {
    await page.goto('/color-modes');
    await idle(page);
    expect(server.count(scripts)).toBe(0);
    await modeButton(page).click();
    await expect(started(page)).toBeAttached();
    await expect(choice(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  });

  test('if an example names the color mode and another one is stored', async ({ page }) => {
    await storeMode(page, 'deep');
    await page.goto('/color-modes');
    await expect(choice(page, 'Deep')).toHaveAttribute('aria-pressed', 'true');
  });
});
