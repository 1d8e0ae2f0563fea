import { expect, test } from '@playwright/test';
import { builtPages, olderPages } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';
import { partsOf } from '../support/live-code';
import { isLive, pageCode } from '../support/page-code';

/** The elements of live examples in a page's HTML; scripts name the attribute as well. */
const examplesIn = (html: string) => html.match(/<div data-live-example=/g)?.length ?? 0;

const withExamples = [...builtPages(), ...olderPages()].filter(({ html }) => examplesIn(html) > 0);

// All examples of older versions are mounted by Jest with their packages; here the sandbox has to load those.
const isOlder = new Set(olderPages().map(({ path }) => path));
const pages = withExamples.filter(({ path }, index) => !isOlder.has(path) || index % 5 === 0);

test(`the sweep runs the examples of ${pages.length} pages`, () => {
  const editable = pageCode().filter((block) => isLive(block) && !block.flags.includes('preview'));
  const count = withExamples.reduce((sum, { html }) => sum + examplesIn(html), 0);
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ path }) => isOlder.has(path)).length).toBeGreaterThan(4);
  expect(count).toBe(editable.length);
});

for (const { path } of pages) {
  test(`the sandbox shows the examples of ${path}, and nobody complains`, async ({ page }) => {
    const assertSilent = watchConsole(page);
    await page.goto(path);
    await hydrated(page);
    for (const example of await page.locator('[data-live-example]').all()) {
      const { editor, frame } = partsOf(example);
      const preview = example.getByRole('group', { name: 'Preview' });
      const text = await preview.innerText();
      await example.getByRole('button', { name: 'Edit' }).click();
      await expect(editor).toBeFocused();
      await expect(frame.locator('[data-preview]')).toBeVisible();
      // What the page renders and what the sandbox makes of the same code is one, but for code that asks for
      // the width of its window.
      const asksForWidth = (await editor.inputValue()).includes('matchMedia(');
      if (!asksForWidth)
        expect(normalize(await frame.locator('[data-preview]').innerText())).toBe(normalize(text));
      await expect(example.getByRole('alert')).toBeEmpty();
      await example.getByRole('button', { name: 'Reset' }).click();
    }
    assertSilent();
  });
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
