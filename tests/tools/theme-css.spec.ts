import type { PlainObject } from '../../src/base/theme-data/changes';
import { writeCss } from '../../src/studio/themes/formats/css/write';
import { leavesOf, toIdent } from '../../src/studio/themes/formats/leaves';
import { splitModes } from '../../src/base/theme-data/in-mode';
import { expect, test } from '../support/site';
import { fixtures } from '../support/themes';

test.use({ build: 'site' });

const nameOf = (path: readonly string[]) => `--theme-ui-colors-${path.map(toIdent).join('-')}`;

/** Colors of a mode, with the root's for those that it doesn't set, by Theme UI's custom properties. */
function colorsIn(theme: PlainObject, mode: string): Record<string, string> {
  const { root, modes } = splitModes(theme);
  const leaves = [...leavesOf(root), ...leavesOf(modes[mode])];
  return Object.fromEntries(leaves.map(({ path, value }) => [nameOf(path), String(value)]));
}

test('the CSS of a theme has its values in each mode', async ({ page }) => {
  let compared = 0;
  for (const [name, theme] of fixtures) {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Theme</title><style>${writeCss(theme).text}</style></html>`,
    );
    for (const mode of ['', ...Object.keys(splitModes(theme).modes)]) {
      const expected = colorsIn(theme, mode);
      const found = await page.evaluate(
        ([className, names]) => {
          document.documentElement.className = className;
          const style = getComputedStyle(document.documentElement);
          return Object.fromEntries(names.map((each) => [each, style.getPropertyValue(each)]));
        },
        [mode && `theme-ui-${toIdent(mode)}`, Object.keys(expected)] as const,
      );
      expect(found, `${name} ${mode}`).toEqual(expected);
      compared += Object.keys(expected).length;
    }
    const [size] = leavesOf(theme.fontSizes);
    const asked = `--theme-ui-fontSizes-${size!.path.map(toIdent).join('-')}`;
    const applied = await page.evaluate((each) => {
      document.body.style.fontSize = `var(${each})`;
      return getComputedStyle(document.body).fontSize;
    }, asked);
    expect(Number.parseFloat(applied), name).toBe(
      typeof size!.value === 'number' ? size!.value : 16 * Number.parseFloat(size!.value),
    );
  }
  expect(compared).toBeGreaterThan(500);
});
