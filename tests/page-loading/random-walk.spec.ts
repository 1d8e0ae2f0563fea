import type { Page } from '@playwright/test';
import { cleanPath } from '../../src/base/facts/paths';
import { builtPages, sitemapPaths } from '../support/built-pages';
import type { Fault } from '../support/fault-server';
import { follow } from '../support/follow';
import { heading, modeButton, openHydrated } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** For a longer or different walk: WALK_STEPS=2000 WALK_SEED=9 npx playwright test random-walk */
const steps = Number(process.env.WALK_STEPS ?? 60);
let seed = Number(process.env.WALK_SEED ?? 7);
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const faults: Fault[] = [
  { kind: 'abort' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'cut' },
  { kind: 'corrupt' },
];
/** Limit for a navigation with all its retries, in ms. */
const timeout = 60_000;

const pages = new Map(builtPages().map((page) => [page.path, page]));

/** Waits for the page of the address, which a redirect may still change. Clicks Try again after errors. */
async function arrive(page: Page): Promise<void> {
  await expect(async () => {
    // By its text: examples of alerts have such a button, too.
    const failed = page.getByRole('alert').filter({ hasText: 'This page couldn’t be loaded' });
    const again = failed.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    const path = await page.evaluate(() => window.location.pathname);
    const title = pages.get(cleanPath(path))?.find('h1')[0]?.text ?? 'Page not found';
    await expect(heading(page)).toHaveText(title, { timeout: 1000 });
  }).toPass({ timeout });
}

test(`each of ${steps} random steps shows the page of its address although 20 % of responses fail @hostile`, async ({
  page,
  server,
}) => {
  test.setTimeout(60_000 + steps * 3000);
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(40);
  const rejections: string[] = [];
  await page.exposeFunction('noteRejection', (text: string) => rejections.push(text));
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      (window as unknown as { noteRejection(text: string): void }).noteRejection(String(reason));
    });
  });
  let injected = 0;
  const chance = (pathname: string) => {
    if (!/page-data|assets\/js/.test(pathname) || random() >= 0.2) return undefined;
    injected += 1;
    const fault = pick(faults);
    // Pages can't catch the syntax error of a broken script.
    return fault.kind === 'corrupt' && !pathname.endsWith('.json') ? faults[0] : fault;
  };
  /** Loads a document without faults. Loaded pages are cached, so only this lets later steps make requests. */
  async function load(path: string): Promise<void> {
    server.chance = () => undefined;
    await openHydrated(page, path);
    server.chance = chance;
  }
  /** Actions of a reader. Those that are listed more often are more frequent. */
  const kinds: (readonly [name: string, act: () => Promise<unknown>])[] = [
    ...Array<readonly [string, () => Promise<unknown>]>(6).fill([
      'follows a link',
      () => follow(page, pick(paths)),
    ]),
    ['goes back', () => page.goBack({ waitUntil: 'commit' })],
    ['goes forward', () => page.goForward({ waitUntil: 'commit' })],
    [
      'follows another spelling',
      () => follow(page, `${pick(paths)}.html`.replace('/.', '/index.')),
    ],
    ['follows a link that leads nowhere', () => follow(page, '/no/such/page')],
    ['follows an odd hash', () => follow(page, `${pick(paths)}#100%`)],
    [
      'follows two at once',
      async () => {
        await follow(page, pick(paths));
        await follow(page, pick(paths));
      },
    ],
    ['changes the mode', () => modeButton(page).click()],
    ['loads the page anew', () => load(pick(paths))],
  ];
  await load('/theming');
  for (let step = 0; step < steps; step += 1) {
    const [name, act] = pick(kinds);
    await test.step(`${step}: ${name}`, async () => {
      await act();
      await arrive(page);
    });
  }
  expect(injected).toBeGreaterThan(steps / 4);
  expect(rejections).toEqual([]);
});
