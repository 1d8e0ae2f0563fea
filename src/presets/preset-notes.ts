import type { Theme } from 'theme-ui';
import { palettesOf } from '../themes/palette';

/** Families that systems have, or that only name a kind. */
const systemFonts =
  /^(ui-|system-ui|-apple-system|BlinkMacSystemFont|sans-serif|serif|monospace|inherit|Segoe UI|Roboto$|Helvetica|Arial|Menlo|Monaco|Consolas|SFMono|Liberation|Courier|Georgia|Cambria|Times|Noto|Apple Color)/;

/** The first family of each font of a theme, where a system is not likely to have it. */
export function fontsToLoad(theme: Theme): string[] {
  const stacks = Object.values((theme.fonts ?? {}) as Record<string, string>);
  const first = stacks.map((stack) => stack.split(',')[0]!.replaceAll(/["']/g, '').trim());
  // Roboto is the system's font where it stands further back in a stack.
  return [...new Set(first)].filter((name) => name === 'Roboto' || !systemFonts.test(name));
}

const list = (names: string[]) => {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
};

/** What reads a color where the reader says nothing. */
const readers: Record<string, string> = {
  gray: 'Divider, Progress, Slider, Switch, Checkbox and Radio',
  highlight: 'Message, and a focused Checkbox or Radio',
};

function colorNotes(theme: Theme): string[] {
  const { palette } = palettesOf(theme)[0]!;
  return Object.entries(readers).flatMap(([key, components]) => {
    if (palette[key]) return [];
    const isGroup = Object.keys(palette).some((name) => name.startsWith(`${key}.`));
    return isGroup
      ? [`\`${key}\` is a group, and ${components} need one color. Give the key one value.`]
      : [
          `It has no \`${key}\`, which ${components} read: the browser's own color of that name shows.`,
        ];
  });
}

/** Lengths that components take from `sizes`, by the number they ask for. */
const askedSizes: Record<string, string> = {
  '32': 'IconButton, Close and MenuButton',
  '40': 'Switch',
  '16': 'the thumb of Slider',
};

function scaleNotes(theme: Theme): string[] {
  const space = Object.values((theme.space ?? []) as Record<string, unknown>);
  const sizes = (theme.sizes ?? {}) as Record<string, unknown>;
  const hit = Object.keys(askedSizes).filter((size) => size in sizes);
  const missing = ['fontWeights', 'lineHeights'].filter((key) => !(key in theme));
  const fontSizes = (theme.fontSizes ?? []) as Record<string, unknown>;
  return [
    ...(space.some((value) => typeof value === 'string')
      ? ['`space` is in rem, so the padding and the border that Message calculates come out wrong.']
      : []),
    ...hit.map(
      (size) => `\`sizes\` has a key \`${size}\`, which changes the length of ${askedSizes[size]}.`,
    ),
    ...(fontSizes[0] === undefined
      ? [
          '`fontSizes` has names and no indexes, so `fontSize: 3` finds nothing and Badge shows no text.',
        ]
      : []),
    ...(missing.length > 0
      ? [`It has no ${list(missing)}: names such as \`heading\` find nothing.`]
      : []),
    ...('container' in sizes
      ? []
      : ['It has no `sizes.container`, so Container has no maximum width.']),
  ];
}

function modeNotes(theme: Theme): string[] {
  const modes = (theme.colors?.modes ?? {}) as Record<string, object>;
  const empty = Object.keys(modes).filter((name) => Object.keys(modes[name]!).length === 0);
  return [
    ...(empty.length > 0 ? [`The mode ${list(empty)} has no color, so it changes nothing.`] : []),
    ...(theme.config && 'initialColorMode' in theme.config
      ? ['Its setting `initialColorMode` is not read by 0.17. Set `initialColorModeName`.']
      : []),
  ];
}

/**
 * What a theme leaves to those who use it, in sentences with code between backticks: fonts to load, keys
 * that components read and do not find, scales that change components, settings without effect.
 */
export function presetNotes(theme: Theme): string[] {
  const fonts = fontsToLoad(theme);
  return [
    ...(fonts.length > 0 ? [`It names ${list(fonts)} and does not load them.`] : []),
    ...colorNotes(theme),
    ...scaleNotes(theme),
    ...modeNotes(theme),
  ];
}
