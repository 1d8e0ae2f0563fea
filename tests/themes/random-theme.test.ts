import { createHash } from 'node:crypto';
import { toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { parseColor, toHex } from '../../src/base/theme-data/color';
import { measurePairs, palettesOf } from '../../src/base/theme-data/palette';
import {
  firstSeed,
  MAX_SEED_LENGTH,
  randomQuery,
  readRandomAddress,
} from '../../src/studio/themes/random-address';
import { harmonyNames } from '../../src/studio/themes/random-palette';
import {
  randomTheme,
  randomParts,
  type RandomTheme,
  type RandomOptions,
} from '../../src/studio/themes/random-theme';
import { summarySentences, summaryText } from '../../src/studio/themes/random-words';
import { newSeed, seededRandom } from '../../src/studio/themes/seed';
import { themeProblems } from '../../src/studio/themes/theme-problems';

const optionsOf = (seed: string): RandomOptions => ({ seed, keptSeeds: {}, harmony: undefined });

/**
 * Links that readers may have saved, with a hash of each theme. A link must produce the same theme forever. Only append
 * to this list.
 */
const oldLinks = [
  ['?seed=pier', '1fc7ecebf385'],
  ['?seed=harbor', '304c26578106'],
  ['?seed=1', 'c915d2df9a75'],
  ['?seed=%C3%A4%F0%9F%8E%A8&harmony=square', '0420e318aa9d'],
  ['?seed=kelp&fonts=harbor&space=tide&mode=dark', '86fb1d6235dd'],
] as const;

test.each(oldLinks)('%s still produces the same theme', (query, hash) => {
  const theme = JSON.stringify(toPlain(randomTheme(readRandomAddress(query).options).theme));
  expect([theme, createHash('sha256').update(theme).digest('hex').slice(0, 12)]).toEqual([
    theme,
    hash,
  ]);
});

test.each(['#0f6b5c', '#ffe600', '#777777', 'rebeccapurple', '#000', '#fff', 'oklch(0.7 0.2 30)'])(
  'a theme from %s keeps the color, and each pair passes in both modes',
  (brand) => {
    for (let index = 0; index < 20; index += 1) {
      const { theme } = randomTheme({ ...optionsOf(`brand ${index}`), brand });
      const palettes = palettesOf(theme);
      expect(palettes).toHaveLength(2);
      for (const { name, palette } of palettes) {
        expect(palette.brand).toBe(toHex(parseColor(brand)!));
        const judged = measurePairs(theme, palette);
        expect(judged.some(({ background }) => background === 'brand')).toBe(true);
        const low = judged.filter(({ contrast, limit }) => !(contrast! >= limit));
        expect([index, name, low]).toEqual([index, name, []]);
      }
    }
  },
);

test('the URL of a theme has its brand color, and invalid ones are reported', () => {
  const { options } = readRandomAddress('?seed=pier&brand=0f6b5c');
  expect(options.brand).toBe('#0f6b5c');
  expect(randomQuery(options, 'light')).toBe('?seed=pier&brand=0f6b5c');
  expect(summaryText(randomTheme(options).summary)).toContain('#0f6b5c');
  const { options: other, problem } = readRandomAddress('?brand=nocolor');
  expect(other.brand).toBeUndefined();
  expect(problem).toBe('“nocolor” isn’t a color.');
  expect(readRandomAddress('?brand=transparent').problem).toBe('“transparent” is transparent.');
  expect(readRandomAddress('?brand=7c3aed80')).toMatchObject({
    options: { brand: '#7c3aed' },
    problem: 'Brand colors must be opaque and in sRGB, so “7c3aed80” becomes #7c3aed.',
  });
});

test('themes of 200 seeds have no problems, and each pair passes in both modes', () => {
  const fonts = new Set<string>();
  const harmonies = new Set<string>();
  let pairs = 0;
  for (let index = 0; index < 200; index += 1) {
    const { theme, summary } = randomTheme(optionsOf(`seed ${index}`));
    harmonies.add(summary.harmony);
    fonts.add(summary.headingFont);
    const palettes = palettesOf(theme);
    expect(palettes.map(({ name }) => name)).toEqual(['light', 'dark']);
    for (const { name, palette } of palettes) {
      const judged = measurePairs(theme, palette);
      pairs += judged.length;
      const low = judged.filter(({ contrast, limit }) => !(contrast! >= limit));
      expect([index, name, low]).toEqual([index, name, []]);
    }
    expect([index, themeProblems(toPlain(theme) as PlainObject)]).toEqual([index, []]);
  }
  expect(pairs).toBeGreaterThan(4_000);
  expect(harmonies.size).toBe(harmonyNames.length);
  expect(fonts.size).toBeGreaterThan(8);
});

const partsOf = ({ theme }: RandomTheme) => ({
  colors: theme.colors,
  fonts: theme.fonts,
  sizes: theme.fontSizes,
  space: theme.space,
  shape: theme.radii,
});

test.each(randomParts)('kept %s stay unchanged', (part) => {
  const before = partsOf(randomTheme(optionsOf('before')));
  const seeds = Array.from({ length: 20 }, (_, index) => `after ${index}`);
  for (const seed of seeds) {
    const after = partsOf(randomTheme({ ...optionsOf(seed), keptSeeds: { [part]: 'before' } }));
    expect(after[part]).toEqual(before[part]);
  }
  // They change when they aren't kept.
  const free = seeds.map((seed) => JSON.stringify(partsOf(randomTheme(optionsOf(seed)))[part]));
  expect(new Set(free).size).toBeGreaterThan(1);
});

test.each(harmonyNames)('the harmony %s can be requested', (harmony) => {
  const { summary } = randomTheme({ ...optionsOf('asked'), harmony });
  expect(summary.harmony).toBe(harmony);
  expect(summary.hue).toBe(randomTheme(optionsOf('asked')).summary.hue);
  expect(summarySentences(summary).join(' ')).toContain(`The harmony is ${harmony}: `);
});

test('the URL of a state of /random can be read back', () => {
  const options: RandomOptions = {
    seed: 'ä & ?',
    keptSeeds: { fonts: 'harbor' },
    harmony: 'triad',
  };
  expect(readRandomAddress(randomQuery(options, 'dark'))).toEqual({
    options,
    mode: 'dark',
    problem: '',
  });
  expect(readRandomAddress('')).toMatchObject({
    options: optionsOf(firstSeed),
    mode: 'light',
    problem: '',
  });
});

test('an unsupported value is reported', () => {
  expect(readRandomAddress('?harmony=minor').problem).toBe('There’s no harmony “minor”.');
});

test('seeds are trimmed and limited in length', () => {
  const { options } = readRandomAddress(`?seed=%20${'🎨'.repeat(60)}&space=%20`);
  expect(Array.from(options.seed)).toHaveLength(MAX_SEED_LENGTH);
  expect(options.keptSeeds).toEqual({});
});

test('new seeds are easy to type and differ', () => {
  const dice = seededRandom('seeds');
  const seeds = Array.from({ length: 200 }, () => newSeed(dice));
  for (const seed of seeds) expect(seed).toMatch(/^[a-z]{6}-\d{3}$/);
  expect(new Set(seeds).size).toBeGreaterThan(198);
});

test('descriptions use the correct article before each word', () => {
  // Listed here so that the test doesn't repeat the code's rule.
  const takeAn = ['orange', 'augmented', 'old'];
  const stories = Array.from(
    { length: 100 },
    (_, index) => randomTheme(optionsOf(`${index}`)).summary,
  );
  const hues = Array.from({ length: 360 }, (_, hue) => ({ ...stories[0]!, hue }));
  const phrases = new Set(
    [...stories, ...hues]
      .flatMap((summary) => [summaryText(summary), ...summarySentences(summary)])
      .flatMap((text) => [...text.matchAll(/\b(an?) (\w+)/gi)])
      .map(([phrase]) => phrase.toLowerCase()),
  );
  const wrong = [...phrases].filter((phrase) => {
    const [article, word] = phrase.split(' ') as [string, string];
    return (article === 'an') !== takeAn.includes(word);
  });
  expect(wrong).toEqual([]);
  expect(new Set(stories.map(({ ratioName }) => ratioName)).size).toBe(5);
});
