import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';
import { hydrated } from '../support/console';
import { expect } from '../support/site';
import { test } from '../support/site-with-headers';

test("hydration doesn't duplicate the page's styles", async ({ page }) => {
  await page.goto('/components/button');
  const getRules = () =>
    page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      return rules.map(({ cssText }) => cssText).sort();
    });
  const before = await getRules();
  await hydrated(page);
  const after = await getRules();
  const duplicates = after.filter((rule, index) => rule === after[index - 1]);
  const duplicatesBefore = before.filter((rule, index) => rule === before[index - 1]);
  expect(before.length).toBeGreaterThan(100);
  expect(duplicates).toEqual(duplicatesBefore);
});

test.describe('with one extra byte', () => {
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

  test("a page's inline script doesn't run", async ({ page, server, refusals }) => {
    const changed = read('theming.html').replace(/<script>[^<]*/, (text) => `${text};`);
    server.fail(/^\/theming$/, { kind: 'body', body: () => changed });
    await page.goto('/color-modes');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
    await page.goto('/theming');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
    await expect(page.locator('html')).not.toHaveAttribute('data-color-mode');
    expect(refusals.join()).toContain('script-src-elem: inline');
  });

  test("the sandbox's inline script doesn't run", async ({ page, server, refusals }) => {
    const changed = read('live-frame.html').replace('</script>', ';</script>');
    server.fail(/^\/live-frame/, { kind: 'body', body: () => changed });
    await page.goto('/live-frame');
    await expect.poll(() => refusals.join()).toContain('script-src-elem: inline');
    await expect(page.locator('body')).toHaveText('');
  });
});
