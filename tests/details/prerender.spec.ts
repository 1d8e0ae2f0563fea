import { expect } from '@playwright/test';
import { TabBrowser } from '../../src/bench/tab-browser.mjs';
import { test as base } from '../support/faulty-site';

interface Fixtures {
  browserOfTabs: TabBrowser;
}

const test = base.extend<Fixtures>({
  browserOfTabs: async ({}, provide) => {
    const browser = new TabBrowser();
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
  const link = '#navigation a[href="/color-modes"]';
  server.cacheControl = 'max-age=0, must-revalidate';
  await browser.toPage('Page.navigate', { url: `${baseURL}/packages` });
  await expect
    .poll(() => value('document.readyState + location.pathname'))
    .toBe('complete/packages');

  await browser.mouse(link, 'mouseMoved');
  await expect.poll(() => browser.prerenders.at(-1)).toBe('Ready');
  // Its examples name the mode, which needs the app, but not before the reader sees them.
  expect(server.count(/\/assets\/js\//)).toBe(0);

  await value(`document.querySelector('[data-color-mode-toggle]').click()`);
  await value(`document.querySelector('[data-section="guides"]').click()`);
  await expect
    .poll(() => value(`document.querySelectorAll('#navigation-guides a').length`))
    .toBeGreaterThan(0);
  await browser.mouse(link, 'mousePressed');
  await browser.mouse(link, 'mouseReleased');
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
