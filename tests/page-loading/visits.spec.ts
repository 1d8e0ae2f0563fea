import { pageDataUrl } from '../../src/runtime/page-loading/page-data';
import { expectAccessible } from '../support/accessible';
import { builtPages } from '../support/built-pages';
import { follow } from '../support/follow';
import { heading } from '../support/shell';
import { disablePrefetch, expect, isMarked, markDocument } from '../support/site';
import { expectNoRefusals, test } from '../support/site-with-headers';

test.use({ build: 'site' });
test.slow();

// Visits of readers who only read, on a host that sends all headers, with in-app navigation.

const pages = new Map(builtPages().map((page) => [page.path, page]));

test('reading twenty pages loads one document and twenty page data files, and the pages pass axe', async ({
  page,
  server,
  refusals,
}) => {
  await disablePrefetch(page);
  await page.goto('/getting-started');
  await markDocument(page);
  const seen: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    const next = page.getByRole('link', { name: /^Next:/ });
    const path = new URL((await next.getAttribute('href'))!, page.url()).pathname;
    await next.click();
    await expect(page).toHaveTitle(pages.get(path)!.find('title')[0]!.text);
    await expect(page).toHaveURL(path);
    seen.push(path);
    if (step % 7 === 0) await expectAccessible(page);
  }
  expect(new Set(seen).size).toBe(20);
  expect(await isMarked(page)).toBe(true);
  const documents = server.requests.filter((path) => pages.has(path));
  expect(documents).toEqual(['/getting-started']);
  expect(server.requests.filter((path) => path.endsWith('page-data.json'))).toEqual(
    seen.map(pageDataUrl),
  );
  await expectNoRefusals(refusals, page);
});

/** A page of each kind. */
const kinds = [
  '/',
  '/components/button',
  '/customize',
  '/demo',
  '/playground',
  '/presets/funk',
  '/recipes/stack',
  '/search',
  '/0.16/components/alert',
  '/offline-plugin-app-shell-fallback',
  '/no/such/page',
];

test('navigation to and from all kinds of pages violates no policy and logs nothing', async ({
  page,
  refusals,
}) => {
  await disablePrefetch(page);
  // random-walk.spec.ts goes from one kind to another.
  const walk = ['/theming', ...kinds.flatMap((path) => [path, '/theming'])];
  await page.goto(walk[0]!);
  await markDocument(page);
  const title = heading(page);
  const headings = new Map<string, string>();
  for (const path of walk.slice(1)) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect(title, `${path}`).toBeFocused();
    const text = await title.innerText();
    expect(headings.get(path) ?? text).toBe(text);
    headings.set(path, text);
  }
  expect(new Set(headings.values()).size).toBe(kinds.length + 1);
  expect(await isMarked(page)).toBe(true);
  // The browser itself reports the status of the 404 page's data.
  const said = refusals.filter((text) => !/status of 404/.test(text));
  expect(said).toEqual([]);
});
