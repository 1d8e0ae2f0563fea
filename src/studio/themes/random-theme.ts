import type { Theme } from 'theme-ui';
import { randomFont, type RandomFont } from './font-stacks';
import { randomPalette, type Harmony, type PaletteParameters } from './random-palette';
import { ratios, scaleByRatio } from './scale-ratio';
import { between, pick, seededRandom, type RandomNumber } from './seed';

/** Parts that a reader can keep while the others change. */
export const randomParts = ['colors', 'fonts', 'sizes', 'space', 'shape'] as const;

export type RandomPart = (typeof randomParts)[number];

/** Options of a random theme. */
export interface RandomOptions {
  /** Seed of all parts that aren't in `keptSeeds`. */
  seed: string;
  /** Seeds of parts that were kept. */
  keptSeeds: Partial<Record<RandomPart, string>>;
  /** Harmony that the reader chose; undefined if the seed chooses. */
  harmony: Harmony | undefined;
  /** CSS color to start the palette from. */
  brand?: string | undefined;
}

/** How a random theme was made, for the sentences about it. */
export interface ThemeSummary extends PaletteParameters {
  headingFont: string;
  bodyFont: string;
  /** Ratio of a font size to the one before it. */
  ratio: number;
  ratioName: string;
  /** Font size of running text, in px. */
  bodySize: number;
  /** Unit of the space scale, in px. */
  spaceUnit: number;
  shape: string;
}

export interface RandomTheme {
  theme: Theme;
  summary: ThemeSummary;
}

/** Ratios of type scales. Only append: links depend on the order. */
const ratioNames = [
  'major second',
  'minor third',
  'major third',
  'perfect fourth',
  'augmented fourth',
] as const;

const MIN_FONT_SIZE = 12;

function randomSizes(random: RandomNumber) {
  const ratioName = pick(random, ratioNames);
  const ratio = ratios[ratioName];
  const bodySize = pick(random, [16, 16, 17, 18]);
  const fontSizes = scaleByRatio(bodySize, ratio, 2, 8).map((size) =>
    Math.max(MIN_FONT_SIZE, size),
  );
  return {
    summary: { ratio, ratioName, bodySize },
    fontSizes,
    lineHeights: {
      body: Math.round(between(random, 1.45, 1.75) * 20) / 20,
      heading: ratio > 1.3 ? 1.1 : 1.2,
    },
  };
}

/** Fonts that go together. Only append: links depend on the order. */
const fontPairs: readonly FontPair[] = [
  ['System UI', 'System UI'],
  ['Neo-grotesque', 'Neo-grotesque'],
  ['Geometric humanist', 'Geometric humanist'],
  ['Transitional', 'Transitional'],
  ['Didone', 'Transitional'],
  ['Old style', 'System UI'],
  ['Scotch', 'System UI'],
  ['Slab serif', 'Classical humanist'],
  ['Narrow sans', 'System UI'],
  ['Narrow sans', 'Transitional'],
  ['Geometric humanist', 'Scotch'],
  ['System UI', 'Transitional'],
  ['Classical humanist', 'Old style'],
  ['Slab serif', 'Scotch'],
  ['Didone', 'System UI'],
  ['Monospace code', 'System UI'],
  ['Monospace code', 'Scotch'],
  ['Wide sans', 'Wide sans'],
];

type FontPair = readonly [heading: RandomFont['name'], body: RandomFont['name']];

function randomFonts(random: RandomNumber) {
  const [heading, body] = pick(random, fontPairs).map(randomFont) as [RandomFont, RandomFont];
  return {
    summary: { headingFont: heading.phrase, bodyFont: body.phrase },
    fonts: {
      body: body.stack,
      heading: heading.stack,
      monospace: randomFont('Monospace code').stack,
    },
    fontWeights: { body: 400, heading: pick(random, [500, 600, 700, 800]), bold: 700 },
  };
}

function randomSpace(random: RandomNumber) {
  const spaceUnit = pick(random, [4, 4, 5, 6]);
  const factors = [0, 1, 2, 4, 8, 12, 16, 24, 32];
  return { summary: { spaceUnit }, space: factors.map((factor) => factor * spaceUnit) };
}

const shapes = [
  { shape: 'sharp corners', radii: 0, buttonRadius: 0 },
  { shape: 'slightly rounded corners', radii: 4, buttonRadius: 4 },
  { shape: 'rounded corners', radii: 8, buttonRadius: 8 },
  { shape: 'soft corners', radii: 16, buttonRadius: 12 },
  { shape: 'rounded corners and pills for buttons', radii: 10, buttonRadius: 9999 },
];

function randomShape(random: RandomNumber) {
  const { shape, radii, buttonRadius } = pick(random, shapes);
  const borderWidth = pick(random, [1, 1, 2]);
  const isRaised = random() < 0.5;
  return {
    summary: { shape: `${shape}, ${isRaised ? 'cards with a shadow' : 'cards with a border'}` },
    radii: { default: radii, button: buttonRadius },
    borders: { thin: `${borderWidth}px solid` },
    shadows: {
      card: isRaised ? '0 1px 2px rgba(0, 0, 0, 0.16), 0 4px 12px rgba(0, 0, 0, 0.12)' : 'none',
    },
    // A shadow alone can't be seen on a dark page.
    card: {
      border: 'thin',
      borderColor: isRaised ? 'muted' : 'gray',
      ...(isRaised && { boxShadow: 'card' }),
    },
  };
}

const heading = (size: number) => ({
  variant: 'text.heading',
  fontSize: size,
  mt: 4,
  mb: 2,
});

const ring = { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' };

/** Styles of controls. They only use colors whose contrast `randomPalette` ensures. */
const forms = {
  label: { fontWeight: 'bold', mb: 1 },
  input: { borderColor: 'gray', borderRadius: 'default', ':focus-visible': ring },
  select: { borderColor: 'gray', borderRadius: 'default', ':focus-visible': ring },
  textarea: { borderColor: 'gray', borderRadius: 'default', ':focus-visible': ring },
  checkbox: { 'input:focus-visible ~ &': ring },
  radio: { 'input:focus-visible ~ &': ring },
  slider: { bg: 'muted', ':focus-visible': ring },
  switch: { '& > div': { bg: 'background' }, 'input:focus-visible ~ &': ring },
};

/**
 * Creates the theme of a seed. Links contain seeds, so a seed must give the same theme forever: values are rounded,
 * because browsers' `Math` differs, and a change to what seeds mean needs another number than 1.
 */
export function randomTheme({ seed, keptSeeds, harmony, brand }: RandomOptions): RandomTheme {
  const randomFor = (part: RandomPart) => seededRandom(`1 ${part} ${keptSeeds[part] ?? seed}`);
  const colors = randomPalette(randomFor('colors'), harmony, brand);
  const fonts = randomFonts(randomFor('fonts'));
  const sizes = randomSizes(randomFor('sizes'));
  const space = randomSpace(randomFor('space'));
  const shape = randomShape(randomFor('shape'));
  const colorsOfFill = colors.light.brand
    ? { color: 'onBrand', bg: 'brand' }
    : { color: 'background', bg: 'primary' };
  const filled = { ...colorsOfFill, borderRadius: 'button' };
  const theme = {
    config: { initialColorModeName: 'light' },
    colors: { ...colors.light, modes: { dark: { ...colors.dark } } },
    fonts: fonts.fonts,
    fontSizes: sizes.fontSizes,
    fontWeights: fonts.fontWeights,
    lineHeights: sizes.lineHeights,
    space: space.space,
    sizes: { container: 1024 },
    radii: shape.radii,
    borders: shape.borders,
    shadows: shape.shadows,
    text: {
      heading: { fontFamily: 'heading', fontWeight: 'heading', lineHeight: 'heading' },
    },
    buttons: {
      primary: {
        ...filled,
        fontWeight: 'bold',
        ':hover': { ...(brand ? { color: 'background' } : {}), bg: 'text' },
        ':focus-visible': ring,
      },
      secondary: {
        color: 'text',
        bg: 'muted',
        borderRadius: 'button',
        fontWeight: 'bold',
        ':hover': { bg: 'highlight' },
        ':focus-visible': ring,
      },
    },
    badges: { primary: { ...filled, px: 2 } },
    alerts: { primary: { ...colorsOfFill, borderRadius: 'default' } },
    cards: { primary: { ...shape.card, borderRadius: 'default', p: 3 } },
    links: { nav: { ':focus-visible': ring } },
    forms,
    styles: {
      root: { fontFamily: 'body', lineHeight: 'body', fontWeight: 'body' },
      h1: heading(6),
      h2: heading(5),
      h3: heading(4),
      h4: heading(3),
      h5: heading(2),
      h6: heading(1),
      p: { my: 3 },
      a: { color: 'primary', ':hover': { color: 'secondary' } },
      ul: { pl: 4 },
      ol: { pl: 4 },
      blockquote: {
        mx: 0,
        my: 3,
        pl: 3,
        borderLeft: '4px solid',
        borderLeftColor: 'accent',
        color: 'text',
      },
      code: { fontFamily: 'monospace', fontSize: '0.9em', color: 'secondary' },
      pre: {
        fontFamily: 'monospace',
        p: 3,
        bg: 'muted',
        color: 'text',
        borderRadius: 'default',
        overflowX: 'auto',
        code: { color: 'inherit' },
      },
      table: { width: '100%', borderCollapse: 'collapse', my: 3 },
      th: { textAlign: 'start', p: 2, borderBottom: '2px solid', borderColor: 'gray' },
      td: { textAlign: 'start', p: 2, borderBottom: '1px solid', borderColor: 'gray' },
      hr: { color: 'gray', my: 4 },
      img: { maxWidth: '100%' },
      progress: { bg: 'muted' },
    },
  } satisfies Theme;
  return {
    theme,
    summary: {
      ...colors.parameters,
      ...fonts.summary,
      ...sizes.summary,
      ...space.summary,
      ...shape.summary,
    },
  };
}
