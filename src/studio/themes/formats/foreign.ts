import {
  isPlainObject,
  unsafeKeys,
  type Plain,
  type PlainObject,
} from '../../../base/theme-data/changes';
import type { FormatResult, ReadFormat } from '../import-source';
import type { CssBlocks, CssProperty } from './css/modes';
import { readProperties } from './css/read';
import { placeInCss } from './css/names';
import { readTailwindProperties, type TailwindDefaults } from './tailwind/read-css';

type Foreign = FormatResult & { format: ReadFormat };

/** Texts in an object, and in its groups, as custom properties. */
const propertiesOf = (group: Plain | undefined, prefix = ''): CssProperty[] =>
  (isPlainObject(group!) ? Object.entries(group) : []).flatMap(([key, value]) =>
    isPlainObject(value)
      ? propertiesOf(value, `${prefix}${key}-`)
      : [{ name: `${prefix}${key}`.replace(/^--/, ''), value: String(value) }],
  );

/**
 * @param theme properties of all modes
 * @param notes what isn't read
 */
function blocksOf(
  theme: CssProperty[],
  { light, ...modes }: PlainObject,
  notes: PlainObject,
): CssBlocks {
  const leftOut = Object.keys(notes).map((name) => ({ kind: 'place' as const, name }));
  const others = Object.entries(modes)
    .filter(([mode]) => !unsafeKeys.includes(mode))
    .map(([mode, group]) => [mode, propertiesOf(group)] as const);
  const root = propertiesOf(light);
  const count = [...others.map(([, properties]) => properties), root, theme].flat().length;
  return { theme, root, modes: new Map(others), rootModes: ['light'], leftOut, count };
}

/**
 * Reads the JSON of a tool that isn't one of design tokens: an item of a shadcn/ui registry, or a file of the
 * Material Theme Builder.
 * @param defaults values that a theme for Tailwind CSS 4 extends
 * @returns undefined for other documents
 * @throws UnreadableTheme if it has no colors or other values of a theme
 */
export function readForeign(
  { cssVars, schemes, ...others }: PlainObject,
  defaults?: TailwindDefaults,
): Foreign | undefined {
  if (isPlainObject(cssVars!)) {
    const { theme, ...modes } = cssVars;
    const blocks = blocksOf(propertiesOf(theme), modes, others);
    return { format: 'shadcn/ui registry item', ...readTailwindProperties(blocks, defaults) };
  }
  if (!isPlainObject(schemes!) || !isPlainObject(schemes.light!)) return undefined;
  const { palettes, ...notes } = others;
  const blocks = blocksOf(propertiesOf(palettes), schemes, notes);
  return { format: 'Material Theme Builder', ...readProperties(blocks, placeInCss) };
}

/** Themes of other libraries, and what their texts or their objects have. */
const libraries: readonly { name: string; text: RegExp; keys: readonly string[] }[] = [
  {
    name: 'a Mantine theme',
    text: /["']@mantine\/core["']/,
    keys: ['primaryShade', 'primaryColor'],
  },
  {
    name: 'a Chakra UI theme',
    text: /["']@chakra-ui\/|\bcreateSystem\s*\(/,
    keys: ['tokens', 'semanticTokens', 'recipes'],
  },
  {
    name: 'an MUI theme',
    text: /["']@mui\/|\bcreate(Mui)?Theme\s*\(/,
    keys: ['palette', 'colorSchemes'],
  },
  {
    name: 'a Panda CSS configuration',
    text: /["']@pandacss\/dev["']/,
    keys: ['outdir', 'jsxFramework'],
  },
];

/**
 * Says which library a text without a theme is for, by its imports and calls, or by its keys.
 * @param keys of the object that was read
 * @returns undefined if it isn't known
 */
export function foreignProblem(texts: readonly string[], keys: readonly string[] = []) {
  const library = libraries.find(
    (candidate) =>
      texts.some((text) => candidate.text.test(text)) ||
      keys.some((key) => candidate.keys.includes(key)),
  );
  return (
    library &&
    `This is ${library.name}, which can’t be read. Copy its values, such as { colors: { primary: "#07c" } }.`
  );
}
