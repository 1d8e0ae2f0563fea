import { palettes } from '../../src/base/design/colors';
import { openFirstEditor } from '../support/live-code';
import { storeMode } from '../support/modes';
import { clipboardText, heading, siteNavigation } from '../support/shell';
import { expect, rgb, test } from '../support/site';

test('text scales with the font size set in the browser', async ({ page }) => {
  const sizes = async () => {
    await page.goto('/components/button');
    const parts = [
      heading(page),
      page.getByRole('article').getByRole('paragraph').first(),
      page.getByRole('group', { name: /Code/ }).first(),
      siteNavigation(page).getByRole('link').first(),
    ];
    return Promise.all(
      parts.map((part) =>
        part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
  };
  const usual = await sizes();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await sizes()).toEqual(usual.map((size) => size * 2));
});

for (const width of [1280, 390]) {
  test(`the link of a heading isn’t copied with its text and doesn’t make it wrap, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/color-modes');
    const heading = page.getByRole('heading', { name: 'Read the mode' });
    await heading.scrollIntoViewIfNeeded();
    const { x, y, height } = (await heading.boundingBox())!;
    await page.mouse.click(x + 20, y + height / 2, { clickCount: 3 });
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(() => clipboardText(page)).toMatch(/^Read the mode\s*$/);
    const changed = await page.getByRole('heading').evaluateAll((headings) => {
      const heights = () => headings.map((each) => (each as HTMLElement).offsetHeight);
      const before = heights();
      for (const each of headings) each.querySelector('a')?.remove();
      const after = heights();
      return headings.filter((_, index) => before[index] !== after[index]).length;
    });
    expect(changed).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const mode of ['dark', 'deep']) {
  test(`an edited example in ${mode} is printed in the initial mode, without its controls`, async ({
    page,
  }) => {
    await storeMode(page, mode);
    await page.goto('/components/button');
    const { editor, frame } = await openFirstEditor(page);
    await editor.press('ControlOrMeta+a');
    await page.keyboard.type('<p>Mine</p>');
    const text = frame.getByText('Mine');
    await expect(text).not.toHaveCSS('color', rgb(palettes.default.text));
    await page.emulateMedia({ media: 'print' });
    await expect(text).toHaveCSS('color', rgb(palettes.default.text));
    await expect(page.locator('html')).toHaveCSS('color', rgb(palettes.default.text));
    for (const name of ['Stop', 'Reset', 'Copy code', 'Open in StackBlitz']) {
      await expect(page.getByRole('button', { name }).first()).toBeHidden();
    }
    await expect(page.getByRole('combobox').first()).toBeHidden();
    await expect(editor).toHaveValue('<p>Mine</p>');
  });
}

test('closed parts of a page are printed', async ({ page }) => {
  await page.goto('/getting-started');
  await page
    .getByRole('article')
    .evaluate((article) =>
      article.insertAdjacentHTML(
        'beforeend',
        '<details><summary>More</summary><p>Inside</p></details>',
      ),
    );
  const closed = [
    page.getByText('yarn add theme-ui @emotion/react'),
    page.getByText('Inside', { exact: true }),
  ];
  for (const part of closed) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of closed) await expect(part).toBeVisible();
});
