import { offlinePagePath } from '../../src/shell/offline/messages';
import { isRecipePreview } from '../../src/base/facts/recipe-paths';
import { buildDir } from '../support/built-pages';
import { hydrated } from '../support/console';
import { storeMode } from '../support/modes';
import { readList, saveAll, test } from '../support/offline-site';
import { expect } from '../support/site';

test.use({ build: 'site' });
test.slow();

/** Recipe previews have no heading to wait for. */
const pages = Object.keys(readList(buildDir).pages).filter(
  (path) => path !== offlinePagePath && !isRecipePreview(path),
);

test('after saving, 20 unvisited pages open and hydrate without a server, in the stored color mode', async ({
  page,
  server,
}) => {
  await storeMode(page, 'deep');
  await saveAll(page);
  await server.stop();
  const step = Math.floor(pages.length / 20);
  const chosen = pages.filter((_path, index) => index % step === 0).slice(0, 20);
  expect(chosen).toHaveLength(20);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of chosen) {
    const response = await page.goto(`${path}?from=offline#part`);
    expect([path, response!.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'deep');
    await hydrated(page);
  }
  expect(errors).toEqual([]);
});
