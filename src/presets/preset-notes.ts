import type { Theme } from 'theme-ui';
import { palettesOf } from '../themes/palette';

/** Matches fonts that operating systems include, and generic families. */
const systemFonts =
  /^(ui-|system-ui|-apple-system|BlinkMacSystemFont|sans-serif|serif|monospace|inherit|Segoe UI|Roboto$|Helvetica|Arial|Menlo|Monaco|Consolas|SFMono|Liberation|Courier|Georgia|Cambria|Times|Noto|Apple Color)/;

/** Finds the fonts that a theme uses first and most operating systems don't include. */
export function findWebFonts(theme: Theme): string[] {
  const stacks = Object.values((theme.fonts ?? {}) as Record<string, string>);
  const families = stacks.map((stack) => stack.split(',')[0]!.replaceAll(/["']/g, '').trim());
  // Roboto is a system font only on some systems, so a stack that starts with it needs the web font.
  return [...new Set(families)].filter((name) => name === 'Roboto' || !systemFonts.test(name));
}

const formatList = (names: string[]) => {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')}${quoted.length > 2 ? ',' : ''} and ${quoted.at(-1)}`;
};

/** Components that use a color by default. */
const colorUsers: Record<string, string> = {
  gray: 'Divider, Progress, Slider, Switch, Checkbox, and Radio',
  highlight: 'Message and a focused Checkbox or Radio',
};

function colorNotes(theme: Theme): string[] {
  const { palette } = palettesOf(theme)[0]!;
  return Object.entries(colorUsers).flatMap(([key, components]) => {
    if (palette[key]) return [];
    const isGroup = Object.keys(palette).some((name) => name.startsWith(`${key}.`));
    return isGroup
      ? [
          `\`${key}\` is a group of colors, but ${components} need a single color. Set the key to one color.`,
        ]
      : [
          `It doesn't define \`${key}\`, which ${components} use. They show the CSS color of that name instead.`,
        ];
  });
}

/** Components that pass a number of pixels, which Theme UI looks up in `sizes` first. */
const sizeUsers: Record<string, string> = {
  '32': 'IconButton, Close, and MenuButton',
  '40': 'Switch',
  '16': 'the thumb of Slider',
};

function scaleNotes(theme: Theme): string[] {
  const space = Object.values((theme.space ?? []) as Record<string, unknown>);
  const sizes = (theme.sizes ?? {}) as Record<string, unknown>;
  const collisions = Object.keys(sizeUsers).filter((size) => size in sizes);
  const missing = ['fontWeights', 'lineHeights'].filter((key) => !(key in theme));
  const fontSizes = (theme.fontSizes ?? []) as Record<string, unknown>;
  return [
    ...(space.some((value) => typeof value === 'string')
      ? ['`space` is in rem, so Message calculates the wrong padding and border.']
      : []),
    ...collisions.map(
      (size) => `\`sizes\` has a key \`${size}\`, which changes the size of ${sizeUsers[size]}.`,
    ),
    ...(fontSizes[0] === undefined
      ? [
          '`fontSizes` only has names, so `fontSize: 3` sets 3 px, and the text of Badge is invisible.',
        ]
      : []),
    ...(missing.length > 0
      ? [
          `It doesn't define ${formatList(missing)}, so names such as \`heading\` don't have an effect there.`,
        ]
      : []),
    ...('container' in sizes
      ? []
      : ["It doesn't define `sizes.container`, so Container doesn't have a maximum width."]),
  ];
}

function modeNotes(theme: Theme): string[] {
  const modes = (theme.colors?.modes ?? {}) as Record<string, object>;
  const empty = Object.keys(modes).filter((name) => Object.keys(modes[name]!).length === 0);
  return [
    ...(empty.length > 0
      ? [`The mode ${formatList(empty)} doesn't define any colors, so it doesn't change anything.`]
      : []),
    ...(theme.config && 'initialColorMode' in theme.config
      ? ['Theme UI 0.17 ignores its `initialColorMode`. Set `initialColorModeName` instead.']
      : []),
  ];
}

/**
 * Describes what to watch out for when using a theme: fonts to load, missing keys that components use, scales that
 * change components, settings without effect.
 * @returns sentences with inline code between backticks
 */
export function createPresetNotes(theme: Theme): string[] {
  const fonts = findWebFonts(theme);
  return [
    ...(fonts.length > 0 ? [`It uses the fonts ${formatList(fonts)}, but doesn't load them.`] : []),
    ...colorNotes(theme),
    ...scaleNotes(theme),
    ...modeNotes(theme),
  ];
}
