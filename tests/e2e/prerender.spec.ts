import { chromium, expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { TabBrowser } from '../support/devtools';
import { test as base } from '../support/faulty-site';

interface Fixtures {
  browserOfTabs: TabBrowser;
}

const test = base.extend<Fixtures>({
  browserOfTabs: async ({}, provide) => {
    const system = '/usr/bin/chromium';
    const browser = new TabBrowser(existsSync(system) ? system : chromium.executablePath());
    await browser.start();
    await provide(browser);
    await browser.stop();
  },
});

test('a page that the pointer rests on the link of is prepared, and knows what happened since', async ({
  browserOfTabs: browser,
  server,
  baseURL,
}) => {
  const value = (expression: string) => browser.evaluate(expression);
  const mouse = async (selector: string, type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') => {
    const { x, y } = (await value(
      `(({ x, y, height }) => ({ x: x + 20, y: y + height / 2 }))(document.querySelector('${selector}').getBoundingClientRect().toJSON())`,
    )) as { x: number; y: number };
    const button = type === 'mouseMoved' ? 'none' : 'left';
    await browser.toPage('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button,
      buttons: type === 'mousePressed' ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  };
  const link = '#navigation a[href="/color-modes"]';
  server.cacheControl = 'max-age=0, must-revalidate';
  await browser.toPage('Page.navigate', { url: `${baseURL}/packages` });
  await expect
    .poll(() => value('document.readyState + location.pathname'))
    .toBe('complete/packages');

  await mouse(link, 'mouseMoved');
  await expect.poll(() => browser.prerenders.at(-1)).toBe('Ready');
  // Its examples name the mode, which needs the app, but not before the reader sees them.
  expect(server.count(/\/assets\/js\//)).toBe(0);

  await value(`document.querySelector('[data-color-mode-toggle]').click()`);
  await value(`document.querySelector('[data-section="guides"]').click()`);
  await expect
    .poll(() => value(`document.querySelectorAll('#navigation-guides a').length`))
    .toBeGreaterThan(0);
  await mouse(link, 'mousePressed');
  await mouse(link, 'mouseReleased');
  await expect.poll(() => value('location.pathname')).toBe('/color-modes');
  await expect
    .poll(() => value(`performance.getEntriesByType('navigation')[0].activationStart`))
    .toBeGreaterThan(0);
  expect(server.count(/^\/color-modes$/)).toBe(1);
  await expect.poll(() => value('document.documentElement.dataset.colorMode')).toBe('dark');
  await expect
    .poll(() => value(`document.querySelectorAll('#navigation-guides a').length`))
    .toBeGreaterThan(0);
  await expect.poll(() => value('document.documentElement.dataset.hasHydrated')).toBe('true');
});
