import { isPlainObject, type PlainObject } from '../../../base/theme-data/changes';
import { splitModes } from '../../../base/theme-data/in-mode';
import { toCssLength } from '../../../base/theme-data/length';
import { declarationsOf, identOf, leavesOf, toIdent, type WrittenTheme } from './leaves';
import { renameKey, shadcnNames } from './shadcn';
import { leftOutOfTailwind, themeDeclarations } from './tailwind/write';

/** True if a theme has shadcn/ui's colors, for example because it was read from its variables. */
export const hasShadcnNames = ({ colors }: PlainObject): boolean =>
  isPlainObject(colors!) &&
  ['text', 'background', 'primary', 'primary-foreground'].every((key) =>
    Object.hasOwn(colors, key),
  );

/** Renames the keys of a scale, or of the colors of a mode, to those of shadcn/ui. */
const withNames = (group: PlainObject, scale: string): PlainObject =>
  shadcnNames
    .filter(([of, from]) => of === scale && from !== '__default' && !Object.hasOwn(group, from))
    .reduce((next, [, from, to]) => renameKey(next, to, from), group);

/**
 * Writes a theme as the style sheet of shadcn/ui: variables for colors and the radius, `.dark` for the mode `dark`,
 * `data-theme` for others, and an `@theme inline` block for Tailwind CSS 4.
 * @see https://ui.shadcn.com/docs/theming
 */
export function writeShadcnCss(theme: PlainObject): WrittenTheme {
  const { root, modes } = splitModes(theme);
  const colors = withNames(root, 'colors');
  const { default: radius, ...radii } = isPlainObject(theme.radii!) ? theme.radii : {};
  const hasRadius = typeof radius === 'string' || typeof radius === 'number';
  const rest = {
    ...theme,
    ...(isPlainObject(theme.fonts!) && { fonts: withNames(theme.fonts, 'fonts') }),
    ...(hasRadius && {
      radii: Object.fromEntries(
        Object.entries({ lg: radius, ...radii }).map(([key, value]) => [
          key,
          value === radius ? 'var(--radius)' : value,
        ]),
      ),
    }),
  };
  const blocks = [
    [
      ':root',
      (hasRadius ? `  --radius: ${toCssLength(radius)};\n` : '') +
        declarationsOf('colors', colors, ''),
    ],
    ...Object.entries(modes).map(([name, modeColors]) => [
      name === 'dark' ? '.dark' : `[data-theme='${toIdent(name)}']`,
      isPlainObject(modeColors)
        ? declarationsOf('colors', withNames(modeColors, 'colors'), '')
        : '',
    ]),
    [
      '@theme inline',
      leavesOf(colors)
        .map((leaf) => `  --color-${identOf(leaf)}: var(--${identOf(leaf)});\n`)
        .join('') + themeDeclarations(rest),
    ],
  ];
  const text = blocks
    .filter(([, declarations]) => declarations)
    .map(([selector, declarations]) => `${selector} {\n${declarations}}\n`)
    .join('\n');
  return { text, leftOut: leftOutOfTailwind(theme) };
}
