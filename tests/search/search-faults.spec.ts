import { chosen, dialog, field, find, status } from '../support/search-dialog';
import { heading, openHydrated } from '../support/shell';
import { disablePrefetch, expect, idle, isMarked, markDocument, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const page = '/components/button';
const data = /^\/search\/pages\.\w+\.json$/;
const worker = /\/assets\/search-worker\.\w+\.js$/;
const script = /^\/assets\/search\.\w+\.js$/;

for (const [name, part] of Object.entries({ data, worker })) {
  test(`an error says that the search couldn’t start if the ${name} fails to load`, async ({
    page: tab,
    server,
  }) => {
    server.fail(part, { kind: 'abort' }, 99);
    await tab.goto(page);
    await tab.keyboard.press('Control+k');
    await expect(dialog(tab).getByRole('alert')).toHaveText(/^Search couldn’t start: \w/);
    server.clearFaults();
    await dialog(tab).getByRole('button', { name: 'Try again' }).click();
    await field(tab).fill('slider');
    await expect(chosen(tab)).toHaveText(/^Slider/);
  });
}

/** Code that makes the search worker throw on the query “boom”. */
const throwing = `{
  const { normalize, toLowerCase } = String.prototype;
  const guard = (original) =>
    function (...args) {
      if (String(this) === 'boom') throw new TypeError('No boom.');
      return original.apply(this, args);
    };
  String.prototype.normalize = guard(normalize);
  String.prototype.toLowerCase = guard(toLowerCase);
}`;
test('an error says that the search couldn’t start if the worker’s script throws', async ({
  page: tab,
  uncaught,
}) => {
  await tab.route(worker, (route) => route.fulfill({ body: 'throw new TypeError("No start.");' }));
  await tab.goto(page);
  await tab.keyboard.press('Control+k');
  await field(tab).pressSequentially('slider');
  await expect(dialog(tab).getByRole('alert')).toHaveText(
    'Search couldn’t start: its script has an error.',
  );
  expect(uncaught.splice(0)).toEqual(['No start.']);
  await tab.unroute(worker);
  await dialog(tab).getByRole('button', { name: 'Try again' }).click();
  await expect(chosen(tab)).toHaveText(/^Slider/);
});

for (const isFirst of [true, false]) {
  test(`after an error in the worker on ${isFirst ? 'the first query' : 'a later query'}, a message appears, and the next query works`, async ({
    page: tab,
  }) => {
    let workers = 0;
    await tab.route(/search-worker\.\w+\.js$/, async (route) => {
      workers += 1;
      const response = await route.fetch();
      await route.fulfill({ response, body: `${throwing}\n${await response.text()}` });
    });
    await tab.goto(page);
    await tab.keyboard.press('Control+k');
    if (!isFirst) {
      await field(tab).fill('slider');
      await expect(chosen(tab)).toHaveText(/^Slider/);
    }
    await field(tab).fill('boom');
    const alert = dialog(tab).getByRole('alert');
    await expect(alert).toHaveText(
      'The search failed because of an error on this site. Try again, or change your search.',
    );
    await expect(status(tab)).toHaveText('');
    await field(tab).fill('box');
    await expect(chosen(tab)).toHaveText(/^Box/);
    await expect(alert).toHaveCount(0);
    expect(workers).toBe(1);
    await field(tab).fill('boom');
    await expect(alert).toHaveCount(1);
    await dialog(tab).getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(1);
    await field(tab).fill('slider');
    await expect(chosen(tab)).toHaveText(/^Slider/);
  });
}

test('a search opened while a result loads stays open, with an empty field', async ({
  page: tab,
  server,
}) => {
  await disablePrefetch(tab);
  await tab.goto(page);
  await find(tab, 'slider');
  const release = server.hold(/slider\/page-data\.json$/);
  await tab.keyboard.press('Enter');
  await expect(dialog(tab)).toBeHidden();
  await tab.keyboard.press('/');
  await expect(field(tab)).toHaveValue('');
  await field(tab).fill('box');
  release();
  await expect(tab).toHaveURL(/\/components\/slider/);
  await expect(heading(tab, 'Button')).toHaveCount(0);
  await expect(field(tab)).toHaveValue('box');
  await tab.goBack();
  await expect(dialog(tab)).toBeHidden();
});

test('a browser without the highlight API doesn’t load the search after a result was opened', async ({
  page: tab,
  server,
}) => {
  await tab.addInitScript(() => {
    Reflect.deleteProperty(CSS, 'highlights');
    Reflect.deleteProperty(window, 'Highlight');
  });
  await tab.goto(page);
  await find(tab, 'slider');
  await tab.keyboard.press('Enter');
  await expect(heading(tab, 'Slider')).toBeVisible();
  const before = server.count(script);
  await tab.goto('/components/box');
  await idle(tab);
  expect(server.count(script)).toBe(before);
});

test('“See all results” opens the search page without a full page load', async ({ page: tab }) => {
  await openHydrated(tab, page);
  await markDocument(tab);
  await find(tab, 'theme');
  await dialog(tab).getByRole('link', { name: 'See all results' }).click();
  await expect(heading(tab, 'Search')).toBeVisible();
  await expect(
    tab
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d+ results/ }),
  ).toBeVisible();
  expect(await isMarked(tab)).toBe(true);
});
