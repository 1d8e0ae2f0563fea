import { builtPages, olderPages } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';
import { partsOf } from '../support/live-code';
import { isLive, pageCode } from '../support/page-code';
import { expect, test } from '../support/site';

test.use({ build: 'site' });
test.slow();

/** Number of live examples in a page's HTML. Matches elements, because scripts contain the attribute, too. */
const examplesIn = (html: string) => html.match(/<div [^>]*data-live-example=/g)?.length ?? 0;

const withExamples = [...builtPages(), ...olderPages()].filter(({ html }) => examplesIn(html) > 0);

// tests/docs compiles and mounts all examples. These tests check that the sandbox loads the packages of a page's
// version and shows the same.
const isOlder = new Set(olderPages().map(({ path }) => path));
const pages = withExamples.filter((_page, index) => index % 5 === 0);

test(`the examples of ${pages.length} pages are tested`, () => {
  const editable = pageCode().filter((block) => isLive(block) && !block.flags.includes('preview'));
  const count = withExamples.reduce((sum, { html }) => sum + examplesIn(html), 0);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ path }) => isOlder.has(path)).length).toBeGreaterThan(4);
  expect(count).toBe(editable.length);
});

for (const { path } of pages) {
  test(`the sandbox shows the examples of ${path} without console output`, async ({ page }) => {
    const assertSilent = watchConsole(page);
    await page.goto(path);
    await hydrated(page);
    const examples = await page.locator('[data-live-example]').all();
    const codes = await Promise.all(
      examples.map(async (example) => ({
        code: (await example.locator('pre code').first().textContent())!,
        text: await example.getByRole('group', { name: 'Preview' }).innerText(),
      })),
    );
    // One editor runs all examples, because loading a frame for each would take most of the time.
    const [first] = examples;
    await first!.getByRole('button', { name: 'Edit' }).click();
    const { editor, frame } = partsOf(first!);
    await expect(editor).toBeFocused();
    const preview = frame.locator('[data-preview]');
    for (const { code, text } of codes) {
      await editor.fill(code);
      await expect(preview).toBeVisible();
      // The page and the sandbox render the same code to the same text, except for code that reads the width of
      // its window.
      if (!code.includes('matchMedia('))
        await expect
          .poll(async () => normalize(await preview.innerText()), { message: code })
          .toBe(normalize(text));
      await expect(first!.getByRole('alert')).toBeEmpty();
    }
    assertSilent();
  });
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
