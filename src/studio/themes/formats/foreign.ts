import {
  isPlainObject,
  unsafeKeys,
  type Plain,
  type PlainObject,
} from '../../../base/theme-data/changes';
import type { FormatResult, ReadFormat } from '../import-source';
import type { TextProblem } from '../text-problems';
import type { ThemeProblem } from '../theme-problems';
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
  { name: 'a theme for an editor', text: /"vscode:\/\/schemas\//, keys: ['tokenColors'] },
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

/** Says what a text is that no format can be read from, by its beginning; undefined if it isn't known. */
export function otherFormatProblem(text: string): string | undefined {
  const start = text.trimStart();
  if (start.startsWith('<'))
    return 'This looks like HTML, SVG, or XML, which can’t be read as a theme.';
  if (start.startsWith('['))
    return 'This is a list. A theme is an object, such as { colors: { primary: "#07c" } }.';
  if (/^(?:%YAML|---\s)|^[\w-]+:\s*\n\s+[\w-]+:\s/.test(start)) {
    return 'This looks like YAML, which can’t be read. Convert it to JSON.';
  }
  return undefined;
}

/** Says that a text isn't code if the parser stopped at its first word. */
export function notCodeProblem(text: string, { line, column }: TextProblem): string | undefined {
  const start = text.trimStart();
  const before = text.slice(0, text.length - start.length).split('\n');
  return start !== '' && line === before.length && column === before.at(-1)!.length + 1
    ? 'This isn’t TypeScript, JavaScript, JSON, or CSS.'
    : undefined;
}

/**
 * Says that an object isn't a theme, and what's in it.
 * @param value the object, with its `$schema`
 * @param file its name; empty for pasted text
 * @param problems why Theme UI can't use its values; empty if they are for something else
 */
export function notThemeProblem(
  value: PlainObject,
  file: string,
  hasKnownKeys: boolean,
  problems: readonly ThemeProblem[],
): string {
  const keys = Object.keys(value);
  if (keys.length === 0) return 'This theme is empty.';
  const reason = hasKnownKeys
    ? 'Theme UI can’t use any of its values'
    : 'it doesn’t contain any of Theme UI’s keys, such as colors, fonts, and space';
  const [problem] = problems;
  const content = problem
    ? `The first problem is at ${problem.path}: ${problem.message}`
    : `It contains ${keys.slice(0, 3).join(', ')}.`;
  const schema = typeof value.$schema === 'string' ? ` Its schema is ${value.$schema}.` : '';
  return `${file || 'This'} isn’t a theme: ${reason}. ${content}${schema}`;
}
