import { rmSync } from 'node:fs';
import { colorModes } from '../../src/base/design/modes';
import { storeMode } from '../support/modes';
import { hydrated } from '../support/console';
import { heading } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const folder = 'test-results/pictures';

const screens = {
  home: '/',
  start: '/getting-started',
  article: '/sx-prop',
  components: '/components',
  component: '/components/button',
  recipes: '/recipes',
  recipe: '/recipes/pricing-table',
  customize: '/customize',
  playground: '/playground',
  random: '/random',
  search: '/search?q=color',
  'not-found': '/nowhere',
};

// CI uploads them for people to look at. No test compares them.
for (const { name: mode } of colorModes) {
  test(`pictures of twelve screens in the mode ${mode}`, async ({ page }) => {
    rmSync(`${folder}/${mode}`, { recursive: true, force: true });
    await storeMode(page, mode);
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await hydrated(page);
      await page.screenshot({ path: `${folder}/${mode}/${name}.png` });
    }
  });
}
