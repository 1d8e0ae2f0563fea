import { isPlainObject, type PlainObject } from '../changes';

/** Names of shadcn/ui's variables, and the keys that Theme UI's own styles use for the same. */
const renames: readonly [scale: string, from: string, to: string][] = [
  ['colors', 'foreground', 'text'],
  ['fonts', 'sans', 'body'],
  ['fonts', 'mono', 'monospace'],
  ['radii', '__default', 'default'],
];

function renameKey(group: PlainObject, from: string, to: string): PlainObject {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key === from ? to : key, value]),
  );
}

/**
 * Renames shadcn/ui's variables to the keys that Theme UI's own styles use. Themes that already have those keys stay
 * as they are.
 * @returns also the paths that were renamed
 */
export function renameShadcn(theme: PlainObject): {
  theme: PlainObject;
  renamed: [from: string, to: string][];
} {
  const renamed: [string, string][] = [];
  const result = { ...theme };
  for (const [scale, from, to] of renames) {
    const group = result[scale];
    if (!isPlainObject(group!) || !Object.hasOwn(group, from) || Object.hasOwn(group, to)) continue;
    result[scale] = renameKey(group, from, to);
    if (scale === 'colors' && isPlainObject(group.modes!)) {
      const modes = Object.entries(group.modes).map(([mode, colors]) => [
        mode,
        isPlainObject(colors) ? renameKey(colors, from, to) : colors,
      ]);
      (result.colors as PlainObject).modes = Object.fromEntries(modes) as PlainObject;
    }
    renamed.push([`${scale}.${from}`, `${scale}.${to}`]);
  }
  return { theme: result, renamed };
}
