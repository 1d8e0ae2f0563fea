import { rmSync } from 'node:fs';
import { colorModes } from '../../src/base/design/modes';
import { hydrated } from '../support/console';
import { storeMode } from '../support/modes';
import { heading } from '../support/shell';
import { expect, test } from '../support/site';
import { kinds } from './kinds';

test.use({ build: 'site' });
test.slow();

// CI uploads them for people to look at. No test compares them.
for (const { name: mode } of colorModes) {
  test(`pictures of one page of every kind in the mode ${mode}`, async ({ page }) => {
    const folder = `test-results/pictures/${mode}`;
    rmSync(folder, { recursive: true, force: true });
    await storeMode(page, mode);
    for (const path of kinds) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await hydrated(page);
      const name = path.replaceAll(/\W+/g, '-').slice(1) || 'home';
      await page.screenshot({ path: `${folder}/${name}.png` });
    }
  });
}
