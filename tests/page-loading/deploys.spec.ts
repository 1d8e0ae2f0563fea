import { pageDataUrl } from '../../src/runtime/page-loading/page-data';
import { follow } from '../support/follow';
import { openFirstEditor } from '../support/live-code';
import { heading, openHydrated } from '../support/shell';
import { disablePrefetch, expect, isMarked, markDocument, test } from '../support/site';
import { appData, pageDataOf } from './requests';

test.use({ cacheControl: 'no-store' });

const target = '/guides/how-it-works';

test.describe('after a deploy', () => {
  test('edits survive the full page load', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    server.fail(appData, { kind: 'body', body: () => '{"compilationHash":"other"}' });
    await follow(page, '/components/button');
    await expect(heading(page)).toHaveText('Button');
    const { editor, frame } = await openFirstEditor(page);
    await editor.fill('<Button>My own words</Button>');
    await expect(frame.getByRole('button', { name: 'My own words' })).toBeVisible();
    await markDocument(page);
    await follow(page, target);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.goBack();
    await expect(heading(page)).toHaveText('Button');
    await expect(frame.getByRole('button', { name: 'My own words' })).toBeVisible();
  });

  test('a page doesn’t reload while the reader types', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    const release = server.hold(appData);
    await follow(page, '/components/button');
    await expect(heading(page)).toHaveText('Button');
    const { editor } = await openFirstEditor(page);
    await markDocument(page);
    await editor.press('ControlOrMeta+A');
    await page.keyboard.type('<b>128 keys ');
    server.fail(appData, { kind: 'body', body: () => '{"compilationHash":"other"}' });
    release();
    await page.keyboard.type('of a reader who writes while an answer comes</b>', { delay: 20 });
    await expect(editor).toHaveValue(
      '<b>128 keys of a reader who writes while an answer comes</b>',
    );
    expect(await isMarked(page)).toBe(true);
    expect(server.count(appData)).toBe(1);
  });

  test('a page of another build opens by a full page load', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    const data = await (await page.request.get(pageDataUrl('/recipes/stack'))).text();
    server.fail(pageDataOf('/recipes/stack'), {
      kind: 'body',
      body: () => data.replace(/"build":"\w+"/, '"build":"other"'),
    });
    await markDocument(page);
    await follow(page, '/recipes/stack');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(heading(page)).toHaveText('Stack');
  });

  test('page data in the format of older builds causes a full page load', async ({
    page,
    server,
  }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    const body = { path: '/recipes/stack', result: { title: 'Stack' } };
    server.fail(pageDataOf('/recipes/stack'), {
      kind: 'body',
      body: () => JSON.stringify(body),
    });
    await markDocument(page);
    await follow(page, '/recipes/stack#code');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(heading(page)).toHaveText('Stack');
    await expect(page).toHaveURL(/\/recipes\/stack#code$/);
  });
});
