import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import tailwind3, { type Config } from 'tailwindcss-3';
import type { PlainObject } from '../../../src/base/theme-data/changes';
import { leavesOf, toIdent, type Leaf } from '../../../src/studio/themes/formats/leaves';
import { toCssLength } from '../../../src/base/theme-data/length';
import {
  writeTailwindConfig,
  writeTailwindCss,
} from '../../../src/studio/themes/formats/tailwind/write';
import { fixtures } from '../../support/themes';

/** The declarations for a selector, by property. */
function declarationsOf(css: string, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector.replaceAll(/\\(.)/g, '$1') !== name) return;
    rule.walkDecls(({ prop, value }) => {
      found[prop] = value;
    });
  });
  return found;
}

/** A utility with its expected value. */
interface ExpectedUtility {
  utility: string;
  property: string;
  namespace: string;
  leaf: Leaf;
  value: string;
}

/** The utilities to check for a theme: a color, a font size and a space, if it has one. */
function expectedUtilities(theme: PlainObject): ExpectedUtility[] {
  const color = leavesOf(theme.colors).find(({ path: [key] }) => key === 'primary')!;
  const size = leavesOf(theme.fontSizes)[0]!;
  const space = leavesOf(theme.space).findLast(({ value }) => value !== 0);
  const utilityOf = (
    utility: string,
    property: string,
    namespace: string,
    leaf: Leaf,
  ): ExpectedUtility => ({
    utility,
    property,
    namespace,
    leaf,
    value: toCssLength(leaf.value),
  });
  return [
    utilityOf('bg', 'background-color', 'color', color),
    utilityOf('text', 'font-size', 'text', size),
    ...(space ? [utilityOf('p', 'padding', 'spacing', space)] : []),
  ];
}

const folder = path.resolve('node_modules/tailwindcss');

async function build4(css: string, classes: string[]): Promise<string> {
  const compiler = await compile(`@import 'tailwindcss';\n${css}`, {
    base: folder,
    loadStylesheet: (id, base) => {
      const file = id === 'tailwindcss' ? path.join(folder, 'index.css') : path.resolve(base, id);
      return Promise.resolve({ path: file, base: folder, content: fs.readFileSync(file, 'utf8') });
    },
  });
  return compiler.build(classes);
}

test.each(fixtures)('Tailwind 4 builds utilities of %s', async (_name, theme) => {
  const expected = expectedUtilities(theme).map((each) => {
    const key = each.leaf.path.map(toIdent).join('-');
    return { ...each, utility: `${each.utility}-${key}`, name: `--${each.namespace}-${key}` };
  });
  const css = await build4(
    writeTailwindCss(theme).text,
    expected.map(({ utility }) => utility),
  );
  const root = declarationsOf(css, ':root, :host');
  for (const { utility, property, name, value } of expected) {
    expect(declarationsOf(css, `.${utility}`)).toMatchObject({ [property]: `var(${name})` });
    expect(root).toMatchObject({ [name]: value });
  }
});

test("Tailwind 4 has a mode's colors under its attribute", async () => {
  const theme = fixtures.find(([name]) => name === 'random pier')![1];
  const { modes } = theme.colors as { modes: { dark: { primary: string } } };
  const css = await build4(writeTailwindCss(theme).text, ['bg-primary']);
  expect(declarationsOf(css, "[data-color-mode='dark']")['--color-primary']).toBe(
    modes.dark.primary,
  );
});

test.each(fixtures)('Tailwind 3 builds utilities of %s', async (_name, theme) => {
  const module = { exports: {} as Config };
  new Function('module', writeTailwindConfig(theme).text)(module);
  const expected = expectedUtilities(theme).map((each) => ({
    ...each,
    utility: `${each.utility}-${each.leaf.path.join('-')}`,
  }));
  const raw = `<p class="${expected.map(({ utility }) => utility).join(' ')}"></p>`;
  const { css } = await postcss([
    tailwind3({
      ...module.exports,
      content: [{ raw }],
      // Otherwise, Tailwind adds an opacity variable to each color.
      corePlugins: { backgroundOpacity: false },
    } as Config),
  ]).process('@tailwind utilities;', { from: undefined });
  for (const { utility, property, value } of expected) {
    expect(declarationsOf(css, `.${utility}`)).toMatchObject({ [property]: value });
  }
});
