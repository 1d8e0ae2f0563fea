import { isPlainObject, type PlainObject } from '../changes';

/** A name in another tool, and Theme UI's key for the same. */
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

/** A group in which a key has another name, in its old place. */
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
  const used = usesOf(result);
  for (const [from, to] of used) {
    const [group, variant, property] = to.split('.') as [string, string, string];
    const styles = (result[group] ?? {}) as PlainObject;
    const style = (styles[variant] ?? {}) as PlainObject;
    result[group] = {
      ...styles,
      [variant]: { ...style, [property]: from.slice(from.indexOf('.') + 1) },
    };
  }
  return { theme: result, renamed: [...renamed, ...used] };
}

/** Properties of components that get one of shadcn/ui's colors, or its radius, if the theme has it. */
const uses: readonly [component: string, color: string, background: string, border?: string][] = [
  ['buttons.primary', 'primary-foreground', 'primary'],
  ['buttons.secondary', 'secondary-foreground', 'secondary'],
  ['badges.primary', 'primary-foreground', 'primary'],
  ['alerts.primary', 'primary-foreground', 'primary'],
  ['cards.primary', 'card-foreground', 'card'],
  ['forms.input', '', '', 'border'],
  ['forms.select', '', '', 'border'],
  ['forms.textarea', '', '', 'border'],
  ['styles.a', 'primary', ''],
];

/** Styles that get the page's font. Without it, browsers use their default font, and another one in controls. */
const fontComponents = [
  'styles.root',
  'text.heading',
  'buttons.primary',
  'buttons.secondary',
  'forms.input',
  'forms.select',
  'forms.textarea',
];

/** Maps values to properties, for a theme with shadcn/ui's colors and without its own styles. */
function usesOf(theme: PlainObject): [from: string, to: string][] {
  const { colors, radii, fonts } = theme;
  if (!isPlainObject(colors!) || !Object.hasOwn(colors, 'primary-foreground')) return [];
  const hasRadius = isPlainObject(radii!) && Object.hasOwn(radii, 'default');
  const hasFont = isPlainObject(fonts!) && Object.hasOwn(fonts, 'body');
  const fontUses = fontComponents
    .filter((component) => hasFont && !Object.hasOwn(theme, component.split('.')[0]!))
    .map((component): [string, string] => ['fonts.body', `${component}.fontFamily`]);
  const colorUses = uses
    .filter(([component]) => !Object.hasOwn(theme, component.split('.')[0]!))
    .flatMap(([component, color, background, border = '']) => {
      const found: [string, string][] = [
        [color, 'color'],
        [background, 'bg'],
        [border, 'borderColor'],
      ];
      const known = found.filter(([name]) => Object.hasOwn(colors, name));
      if (known.length === 0) return [];
      return [
        ...known.map(([name, key]): [string, string] => [`colors.${name}`, `${component}.${key}`]),
        ...(hasRadius && !component.startsWith('styles.')
          ? [['radii.default', `${component}.borderRadius`] satisfies [string, string]]
          : []),
      ];
    });
  return [...colorUses, ...fontUses];
}
