import { expect, type Page } from '@playwright/test';
import type { Fault } from '../support/fault-server';
import { hydrated } from '../support/console';
import { openFirstEditor } from '../support/live-code';
import { follow } from '../support/follow';
import { saveAll, test } from '../support/offline-site';

const deploys = 20;

/** Time in ms after which a reader reloads a page without a heading. */
const patience = 5000;

/** Pages that the tabs read, and their titles. */
const pages: [path: string, title: string][] = [
  ['/theming', 'Theming'],
  ['/sx-prop', 'The sx Prop'],
  ['/components/box', 'Box'],
  ['/components/slider', 'Slider'],
];

/** Pseudorandom numbers from 0 to 1 (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Retries until a tab shows the page, as a reader would: with the button, or by reloading.
 * @returns number of reloads by the reader
 */
async function waitForPage(tab: Page, title: string): Promise<number> {
  const retry = tab.getByRole('alert').getByRole('button', { name: 'Try again' });
  const heading = tab.getByRole('heading', { level: 1 }).first();
  let reloads = 0;
  let shownAt = Date.now();
  await expect
    .poll(
      async () => {
        if (await retry.isVisible()) await retry.click().catch(() => {});
        if (await heading.isVisible()) return heading.textContent();
        // An error page of the server, or a document that was cut off or hangs.
        if (Date.now() - shownAt > patience) {
          reloads += 1;
          shownAt = Date.now();
          await tab.reload({ waitUntil: 'commit' }).catch(() => {});
        }
        return '';
      },
      { timeout: 120_000 },
    )
    .toBe(title);
  return reloads;
}

/** Build hash of a tab's document; undefined for an error page of the server. */
const buildOf = (tab: Page) =>
  tab
    .evaluate(() => document.querySelector('#page-info')?.textContent.match(/"build":"(\w+)"/)?.[1])
    .catch(() => undefined);

test(`three tabs live through ${deploys} deploys on a bad connection`, async ({
  page,
  context,
  server,
  deploy,
}) => {
  test.setTimeout(1_800_000);
  const random = randomNumbers(7);
  await saveAll(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/components/box');
    await hydrated(tab);
  }
  let pagesRead = 0;
  let faults = 0;
  let reloads = 0;
  const typed = '<Box>Typed before the deploys</Box>';
  const { editor } = await openFirstEditor(tabs[2]!);
  await editor.fill(typed);

  for (let edition = 1; edition <= deploys; edition += 1) {
    server.chance = () => undefined;
    for (const [path] of pages) {
      const mark = (text: string) =>
        text.replace(/<p>Edition \d+<\/p>/, '').replace('<h1', `<p>Edition ${edition}</p><h1`);
      deploy.change(path, mark).change(`/page-data${path}/page-data.json`, mark);
    }
    server.deploy(deploy.finish(`edition${edition}`));
    server.chance = (): Fault | undefined => {
      const number = random();
      if (number >= 0.16) return undefined;
      faults += 1;
      if (number < 0.1) return { kind: 'status', status: 503 };
      if (number < 0.13) return { kind: 'cut' };
      return number < 0.15 ? { kind: 'abort' } : { kind: 'hang' };
    };
    for (const [index, tab] of tabs.entries()) {
      let newLoads = 0;
      let ownReloads = 0;
      const onLoad = async () => {
        if ((await buildOf(tab)) === `edition${edition}`) newLoads += 1;
      };
      tab.on('load', onLoad);
      // The first navigation finds out about the deploy, and the second one loads the new build.
      for (const step of [0, 1]) {
        const [path, title] = pages[(edition + index + step) % pages.length]!;
        if (new URL(tab.url()).pathname === path) continue;
        await follow(tab, path);
        const own = await waitForPage(tab, title);
        ownReloads += own;
        reloads += own;
        expect(new URL(tab.url()).pathname).toBe(path);
      }
      tab.off('load', onLoad);
      const message = `loads of the new build in tab ${index} after deploy ${edition}`;
      expect(newLoads - ownReloads, message).toBeLessThanOrEqual(1);
      pagesRead += 2;
    }
  }
  expect(pagesRead).toBe(deploys * tabs.length * 2);
  expect(faults).toBeGreaterThan(deploys);
  console.log(`${pagesRead} pages read, ${faults} faults, ${reloads} reloads by the reader`);

  server.chance = () => undefined;
  for (const tab of tabs) {
    await tab.goto('/theming');
    await expect(tab.getByText(`Edition ${deploys}`)).toBeVisible();
  }
  await tabs[2]!.goto('/components/box');
  await expect(
    tabs[2]!
      .getByRole('group', { name: 'Preview' })
      .first()
      .frameLocator('iframe')
      .getByText('Typed before the deploys'),
  ).toBeVisible({ timeout: 30_000 });
  // The copy that was saved before the first deploy still opens.
  await server.stop();
  await page.goto('/sx-prop');
  await expect(page.getByRole('heading', { level: 1, name: 'The sx Prop' })).toBeVisible();
});
