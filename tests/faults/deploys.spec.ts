import { expect, type Page } from '@playwright/test';
import { pageDataUrl } from '../../src/page-loading/page-data';
import { hydrated } from '../support/console';
import { isMarked, mark, test, withoutPrefetch } from '../support/faulty-site';
import { follow } from '../support/follow';
import { openFirstEditor } from '../support/live-code';

const from = '/theming';
const target = '/guides/how-it-works';
const appData = /app-data\.json$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Opens a page and waits for the app. */
async function open(page: Page, path = from): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('deploys', () => {
  test('another hash leads to one full load of the target, never a loop', async ({
    page,
    server,
  }) => {
    await open(page);
    let answer = 0;
    server.fail(appData, {
      kind: 'body',
      body: () => JSON.stringify({ compilationHash: `deploy-${(answer += 1)}` }),
    });
    await mark(page);
    await follow(page, `${target}#related`);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await expect(heading(page)).toHaveText('How It Works');
    await expect(page).toHaveURL(`${target}#related`);
    await mark(page);
    await follow(page, '/recipes/stack');
    await expect(heading(page)).toHaveText('Stack');
    await expect.poll(() => answer).toBeGreaterThan(1);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await isMarked(page)).toBe(true);
  });

  test('edits survive it', async ({ page, server }) => {
    await open(page, '/components/button');
    const { editor, frame } = await openFirstEditor(page);
    await editor.fill('<Button>My own words</Button>');
    await expect(frame.getByRole('button', { name: 'My own words' })).toBeVisible();
    server.fail(appData, { kind: 'body', body: () => '{"compilationHash":"other"}' });
    await mark(page);
    await follow(page, target);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.goBack();
    await expect(heading(page)).toHaveText('Button');
    await expect(frame.getByRole('button', { name: 'My own words' })).toBeVisible();
  });

  test('a late answer does not reload under a reader who types; the next navigation does', async ({
    page,
    server,
  }) => {
    await withoutPrefetch(page);
    await open(page);
    const release = server.hold(appData);
    await follow(page, '/components/button');
    await expect(heading(page)).toHaveText('Button');
    const { editor } = await openFirstEditor(page);
    await mark(page);
    await editor.press('ControlOrMeta+A');
    await page.keyboard.type('<b>128 keys ');
    server.fail(appData, { kind: 'body', body: () => '{"compilationHash":"other"}' });
    release();
    // The server answers what the rule at the time of the answer says.
    await page.keyboard.type('of a reader who writes while an answer comes</b>', { delay: 20 });
    await expect(editor).toHaveValue(
      '<b>128 keys of a reader who writes while an answer comes</b>',
    );
    expect(await isMarked(page)).toBe(true);
    expect(server.count(appData)).toBe(1);
    await page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: 'Recipes' })
      .click();
    await expect(heading(page)).toHaveText('Recipes');
    expect(await isMarked(page)).toBe(false);
  });

  test('a page newer than the tab opens by a full load', async ({ page, server }) => {
    await open(page);
    server.copy('/recipes/stack', '/brand-new');
    server.copy(pageDataUrl('/recipes/stack'), pageDataUrl('/brand-new'));
    await mark(page);
    await follow(page, '/brand-new');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(/\/brand-new$/);
  });
});
