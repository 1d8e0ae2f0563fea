import { isPlainObject, type PlainObject } from '../../../base/theme-data/changes';
import { splitModes } from '../../../base/theme-data/in-mode';
import { valuesOf } from '../../../base/theme-data/theme-parts';
import { valueAt, withValue } from '../../../base/theme-data/theme-path';

/** Key of another tool, and Theme UI's key for the same. */
type Rename = readonly [scale: string, from: string, to: string];

/** Names of shadcn/ui's variables. */
export const shadcnNames: readonly Rename[] = [
  ['colors', 'foreground', 'text'],
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

/** Renames a key of a group, and keeps its place. */
export function renameKey(group: PlainObject, from: string, to: string): PlainObject {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key === from ? to : key, value]),
  );
}

/**
 * Renames shadcn/ui's variables to the keys that Theme UI's own styles use, and uses the others in components. Themes
 * that already have those keys or components stay as they are.
 * @returns also the paths that were renamed or used
 */
export function renameShadcn(theme: PlainObject): {
  theme: PlainObject;
  renamed: [from: string, to: string][];
} {
  const renamed: [string, string][] = [];
  let result = theme;
  for (const [scale, from, to] of renames) {
    const group = result[scale];
    if (!isPlainObject(group!) || !Object.hasOwn(group, from) || Object.hasOwn(group, to)) continue;
    result = { ...result, [scale]: renameKey(group, from, to) };
    for (const mode of scale === 'colors' ? Object.keys(splitModes(theme).modes) : []) {
      const path = [scale, 'modes', mode];
      const colors = valueAt(result, path);
      if (isPlainObject(colors!)) result = withValue(result, path, renameKey(colors, from, to));
    }
    renamed.push([`${scale}.${from}`, `${scale}.${to}`]);
  }
  const used = usesOf(result);
  for (const [from, to] of used) {
    result = withValue(result, to.split('.'), from.slice(from.indexOf('.') + 1));
  }
  return { theme: result, renamed: [...renamed, ...used] };
}

/** Scales of the properties below. */
const scales: Readonly<Record<string, string>> = {
  color: 'colors',
  bg: 'colors',
  borderColor: 'colors',
  borderRadius: 'radii',
  fontFamily: 'fonts',
};

const rounded = { borderRadius: 'default' };
/** Without it, browsers use their default font, and another one in controls. */
const withFont = { fontFamily: 'body' };
const field = { borderColor: 'border', ...rounded, ...withFont };
const onPrimary = { color: 'primary-foreground', bg: 'primary', ...rounded };

/** Styles that use shadcn/ui's colors, its radius, and its font. */
const styles: PlainObject = {
  buttons: {
    primary: { ...onPrimary, ...withFont },
    secondary: { color: 'secondary-foreground', bg: 'secondary', ...rounded, ...withFont },
  },
  badges: { primary: onPrimary },
  alerts: { primary: onPrimary },
  cards: { primary: { color: 'card-foreground', bg: 'card', ...rounded } },
  forms: { input: field, select: field, textarea: field },
  styles: { a: { color: 'primary' }, root: withFont },
  text: { heading: withFont },
};

/** Maps values to properties, for a theme with shadcn/ui's colors and without its own styles. */
function usesOf(theme: PlainObject): [from: string, to: string][] {
  const has = (group: string, key: string) =>
    isPlainObject(theme[group]!) && Object.hasOwn(theme[group], key);
  if (!has('colors', 'primary-foreground')) return [];
  return [...valuesOf(styles)].flatMap(({ path, value }): [string, string][] => {
    const [group = '', variant = '', property = ''] = path;
    const scale = scales[property]!;
    const { bg, borderColor = bg } = valueAt(styles, [group, variant]) as PlainObject;
    const isUsed =
      !Object.hasOwn(theme, group) &&
      has(scale, String(value)) &&
      (scale !== 'radii' || has('colors', String(borderColor)));
    return isUsed ? [[`${scale}.${String(value)}`, path.join('.')]] : [];
  });
}
