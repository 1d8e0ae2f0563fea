import type { PlainObject } from '../../../../base/theme-data/changes';
import { splitModes } from '../../../../base/theme-data/in-mode';
import {
  cssText,
  declarationsOf,
  leavesOf,
  leftOutOf,
  setLeaf,
  toIdent,
  type WrittenTheme,
} from '../leaves';
import { scaleMappings, screenNames } from './scale-mappings';

/** Paths of what has no place in Tailwind CSS 4. */
export const leftOutOfTailwind = (theme: PlainObject): string[] =>
  leftOutOf(
    theme,
    scaleMappings.map(({ scale }) => scale),
  );

/** Converts a theme for Tailwind: without modes, and with Tailwind's names of breakpoints. */
const withScreens = (theme: PlainObject): PlainObject => ({
  ...theme,
  colors: splitModes(theme).root,
  breakpoints: Object.fromEntries(
    leavesOf(theme.breakpoints).map(({ path, value }) => [
      screenNames[Number(path[0])] ?? path.join('-'),
      value,
    ]),
  ),
});

/** Writes the values of a theme in the namespaces of Tailwind CSS 4, without colors. */
export function themeDeclarations(theme: PlainObject): string {
  const values = withScreens(theme);
  return scaleMappings
    .filter(({ scale }) => scale !== 'colors')
    .map(({ scale, namespace }) => {
      const declarations = declarationsOf(scale, values[scale], namespace);
      // Otherwise, Tailwind's own would come between them.
      const isWhole = scale === 'breakpoints' && declarations;
      return isWhole ? `  --${namespace}-*: initial;\n${declarations}` : declarations;
    })
    .join('');
}

/**
 * Writes a theme for Tailwind CSS 4: an `@theme` block, and the colors of each mode under `[data-color-mode]`.
 * Breakpoints are named `sm`, `md`, and so on. Leaves out styles and variants.
 * @see https://tailwindcss.com/docs/theme
 */
export function writeTailwindCss(theme: PlainObject): WrittenTheme {
  const { root, modes } = splitModes(theme);
  const blocks = Object.entries(modes).flatMap(([mode, colors]) => {
    const declarations = declarationsOf('colors', colors, 'color');
    if (!declarations) return [];
    const inner = declarations.replaceAll(/^/gm, '  ').trimEnd();
    return `  [data-color-mode='${toIdent(mode)}'] {\n${inner}\n  }\n`;
  });
  const text = [
    `@theme {\n${declarationsOf('colors', root, 'color')}${themeDeclarations(theme)}}\n`,
    ...(blocks.length > 0 ? [`@layer base {\n${blocks.join('')}}\n`] : []),
  ].join('\n');
  return { text, leftOut: leftOutOfTailwind(theme) };
}

/**
 * Writes a theme as a configuration for Tailwind CSS 3. It has no place for the colors of other modes than the first;
 * the CSS format has those. It extends Tailwind's scales, except for breakpoints: others would come between them.
 */
export function writeTailwindConfig(theme: PlainObject): WrittenTheme {
  const values = withScreens(theme);
  const { screens, ...extend } = Object.fromEntries(
    scaleMappings.flatMap(({ scale, key }) => {
      const group: PlainObject = {};
      for (const { path, value } of leavesOf(values[scale])) {
        setLeaf(group, path.length > 0 ? path : ['DEFAULT'], cssText(scale, value), 'DEFAULT');
      }
      return Object.keys(group).length > 0 ? [[key, group]] : [];
    }),
  );
  const type = "/** @type {import('tailwindcss').Config} */";
  const config = { theme: { ...(screens && { screens }), extend } };
  const { root, modes } = splitModes(theme);
  return {
    text: `${type}\nmodule.exports = ${JSON.stringify(config, null, 2)};\n`,
    leftOut: [
      ...leftOutOfTailwind({ ...theme, colors: root }),
      ...Object.keys(modes).map((mode) => `colors.modes.${mode}`),
    ],
  };
}
