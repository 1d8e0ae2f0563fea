import type { Locator, Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { openFirstEditor } from '../support/live-code';
import { openHydrated } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Replaces the text of a field by typing key by key, then by pasting the text with a space after it. */
async function typeAndPaste(
  page: Page,
  field: Locator,
  text: string,
  check: () => Promise<void>,
): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: 20 });
  await expect(field).toHaveValue(text);
  await check();
  await page.evaluate((copied) => navigator.clipboard.writeText(`${copied} `), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(`${text} `);
  await check();
}

/** Adds elements before, after, and around each field, and in its parent, as password managers and writing aids do. */
function addExtension(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const createIcon = () => document.createElement('pass-icon');
    for (const field of document.querySelectorAll('main :is(input, select, textarea)')) {
      const wrapper = createIcon();
      field.before(createIcon(), wrapper);
      wrapper.append(field, createIcon());
      wrapper.after(createIcon());
      wrapper.parentElement!.prepend(createIcon());
      wrapper.parentElement!.append(createIcon());
    }
  });
}

for (const path of [
  '/components',
  '/recipes',
  '/playground',
  '/customize',
  '/random',
  '/demo',
  '/',
  '/search',
]) {
  test(`an extension that adds elements to the fields of ${path} costs no text and no focus`, async ({
    page,
    server,
  }) => {
    const assertSilent = watchConsole(page);
    await page.addInitScript(addExtension);
    const release = server.hold(/\/assets\/js\//);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page
      .getByRole('main')
      .locator('input:is([type="search"], [type="text"], :not([type])), textarea')
      .first();
    await field.click();
    await page.keyboard.press('Home');
    await page.keyboard.type('one');
    release();
    await hydrated(page);
    await page.keyboard.type(' two');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/one two/);
    expect(await page.locator('main pass-icon').count()).toBeGreaterThan(4);
    assertSilent();
  });
}

// The fields of /customize and of search have their own tests.
test('the filter of components keeps each typed and pasted character', async ({ page }) => {
  await openHydrated(page, '/components');
  await typeAndPaste(page, page.getByRole('searchbox'), 'icon button', () =>
    expect(page.getByText(/^[1-5] of \d+ components/)).toBeVisible(),
  );
});

test('the filter of recipes keeps each typed and pasted character', async ({ page }) => {
  await openHydrated(page, '/recipes');
  await typeAndPaste(page, page.getByRole('searchbox'), 'flexbox sidebar', () =>
    expect(page.getByText(/^[1-9]\d? of \d+ recipes/)).toBeVisible(),
  );
});

test('the editor of an example keeps each typed and pasted character', async ({ page }) => {
  await page.goto('/components/button');
  const { editor, frame } = await openFirstEditor(page);
  await typeAndPaste(page, editor, '<b>typed here</b>', () =>
    expect(frame.getByText('typed here')).toBeVisible(),
  );
});

test('a typed or pasted seed of a random theme is used on Enter', async ({ page }) => {
  await openHydrated(page, '/random?seed=pier');
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await seed.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('two words', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/seed=two(\+|%20)words/);
  await expect(seed).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('harbor '));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/seed=harbor(&|$)/);
});
