import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';

/** Replaces text nodes with `<font>` elements, as translators of browsers do, also those that are added later. */
async function translate(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    const skipped = 'script, style, textarea, [translate="no"], font';
    let translated = 0;
    function translateIn(root: Element): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest(skipped)) continue;
        const font = document.createElement('font');
        font.textContent = text.data.replaceAll('e', 'é').replaceAll('u', 'ü');
        text.replaceWith(font);
        translated += 1;
      }
    }
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element) translateIn(element);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return translated;
  });
  expect(count).toBeGreaterThan(50);
}

// React notices that translated text isn't what it rendered, and renders the island again.
test.afterEach(({ uncaught }) => {
  expect(uncaught.splice(0).filter((message) => !message.includes('error #418;'))).toEqual([]);
});

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /fail|failéd/ });

test('on a translated page, the first click on Edit opens the editor with the untranslated code', async ({
  page,
}) => {
  await page.goto('/components/button');
  await translate(page);
  await expect(page.getByText('import { Button } from', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const editor = page.getByRole('textbox');
  await expect(editor).toHaveValue('<Button>First button</Button>');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await expect(editor).toHaveValue('<Button>First button</Button> ');
  await expect(page.getByText('<Button>First button</Button>').first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test.describe('on pages of the site', () => {
  test.use({ build: 'site' });

  test('a filter on a page that is translated before it starts keeps its text and the focus', async ({
    page,
    server,
  }) => {
    const release = server.hold(/\/assets\/js\//);
    await page.goto('/components', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await translate(page);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type('bton');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(page.locator('[data-island][data-started]').first()).toBeAttached();
    await page.keyboard.type('ut');
    await expect(field).toHaveValue('button');
    await expect(field).toBeFocused();
    await expect(page.getByText(/^\d of \d+ componénts$/)).toBeVisible();
  });

  test('the translated demo still switches presets', async ({ page }) => {
    await page.goto('/demo');
    const presets = page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio');
    await presets.nth(2).check();
    await translate(page);
    for (const index of [3, 0, 4]) await presets.nth(index).check();
    await expect(failure(page)).toHaveCount(0);
  });
});
