import { isOfPage, pageColorOf } from './css/names';
import { isPlainObject, type Plain, type PlainObject } from '../../../base/theme-data/changes';
import { splitModes } from '../../../base/theme-data/in-mode';
import { valuesOf } from '../../../base/theme-data/theme-parts';
import { valueAt, withValue } from '../../../base/theme-data/theme-path';

/** Key of another tool, and Theme UI's key for the same. */
type Rename = readonly [scale: string, from: string, to: string];

/** Names of shadcn/ui's variables. */
export const shadcnNames: readonly Rename[] = [
  ['colors', 'foreground', 'text'],
  ['colors', 'accent', 'highlight'],
  ['colors', 'muted-foreground', 'gray'],
  ['fonts', 'sans', 'body'],
  ['fonts', 'mono', 'monospace'],
  ['radii', '__default', 'default'],
];

/** Also those of daisyUI and of Material. */
const renames: readonly Rename[] = [
  ...shadcnNames,
  ['colors', 'base-100', 'background'],
  ['colors', 'base-content', 'text'],
  ['colors', 'onBackground', 'text'],
];

/** The first colors of the page's background and text, and its font, under whatever name. */
const pageRenames = (colors: PlainObject, fonts: Plain = {}): Rename[] => {
  const find = (scale: string, group: Plain, to: string, isWanted: (key: string) => boolean) => {
    const from = isPlainObject(group) ? Object.keys(group).find(isWanted) : undefined;
    return from === undefined ? [] : [[scale, from, to] as const];
  };
  return [
    ...find('colors', colors, 'background', (key) => pageColorOf(key) === 'background'),
    ...find('colors', colors, 'text', (key) => pageColorOf(key) === 'text'),
    ...find('fonts', fonts, 'body', isOfPage),
  ];
};

/** Renames a key of a group, and keeps its place. */
export function renameKey(group: PlainObject, from: string, to: string): PlainObject {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key === from ? to : key, value]),
  );
}

/**
 * Renames shadcn/ui's variables to the keys that Theme UI's own styles use, and adds a font, a name of the first mode,
 * and styles of components. What themes already have stays as it is.
 * @returns also what was renamed or added, and the paths where it is now
 */
export function renameShadcn(theme: PlainObject): {
  theme: PlainObject;
  renamed: [from: string, to: string][];
} {
  const renamed: [string, string][] = [];
  const { root, modes } = splitModes(theme);
  let result = theme;
  for (const [scale, from, to] of [...renames, ...pageRenames(root, theme.fonts)]) {
    const group = result[scale];
    if (!isPlainObject(group!) || !Object.hasOwn(group, from) || Object.hasOwn(group, to)) continue;
    if (
      scale === 'colors' &&
      Object.values(modes).some((mode) => isPlainObject(mode) && Object.hasOwn(mode, to))
    )
      continue;
    // The accent color of other tools isn't a background for text.
    if (from === 'accent' && !Object.hasOwn(group, 'accent-foreground')) continue;
    result = { ...result, [scale]: renameKey(group, from, to) };
    for (const mode of scale === 'colors' ? Object.keys(modes) : []) {
      const path = [scale, 'modes', mode];
      const colors = valueAt(result, path);
      if (isPlainObject(colors!)) result = withValue(result, path, renameKey(colors, from, to));
    }
    renamed.push([`${scale}.${from}`, `${scale}.${to}`]);
  }
  const has = (scale: string, key: Plain) =>
    valueAt({ space: defaultSpace, ...result }, [scale, String(key)]) !== undefined;
  if (!has('colors', 'primary-foreground')) return { theme: result, renamed };
  for (const { path, value } of valuesOf(additions)) {
    const [group = '', variant = '', property = ''] = path;
    const scale = scales[property];
    const { bg } = valueAt(additions, [group, variant]) as PlainObject;
    const isUsed =
      valueAt(result, path) === undefined &&
      (group !== 'config' || modes.dark !== undefined) &&
      (bg === undefined || has('colors', bg)) &&
      (!scale || has(scale, value));
    if (!isUsed) continue;
    result = withValue(result, path, value);
    renamed.push([scale ? `${scale}.${String(value)}` : String(value), path.join('.')]);
  }
  return { theme: result, renamed };
}

/** Scales of the properties below whose value is a key. */
const scales: Readonly<Record<string, string>> = {
  color: 'colors',
  bg: 'colors',
  borderColor: 'colors',
  borderRadius: 'radii',
  fontFamily: 'fonts',
  p: 'space',
};

/** Beginning of Theme UI's scale, for themes without one. */
const defaultSpace = [0, 4, 8, 16];

const rounded = { borderRadius: 'default' };
/** Without it, browsers use their default font, and another one in controls. */
const withFont = { fontFamily: 'body' };
const field = { borderColor: 'border', ...rounded, ...withFont };
const filled = (name: string) => ({ color: `${name}-foreground`, bg: name, ...rounded });
const button = (name: string) => ({ ...filled(name), ...withFont });

/** What's added to a theme with shadcn/ui's colors. */
const additions: PlainObject = {
  config: { initialColorModeName: 'light' },
  fonts: { body: 'system-ui, sans-serif' },
  buttons: {
    primary: button('primary'),
    secondary: button('secondary'),
    destructive: button('destructive'),
  },
  badges: { primary: filled('primary') },
  alerts: { primary: filled('primary') },
  messages: { primary: { ...filled('highlight'), color: 'accent-foreground' } },
  cards: { primary: { ...filled('card'), border: '1px solid', borderColor: 'border', p: 3 } },
  forms: { input: field, select: field, textarea: field },
  styles: { a: { color: 'primary' }, root: withFont },
  text: { heading: withFont },
};
