import * as presets from '@theme-ui/presets';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packText } from '../../src/runtime/browser/packed-text';
import { toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { seededRandom } from '../../src/studio/themes/seed';
import { openTheme } from '../../src/studio/themes/shared-theme';
import {
  decodeTheme,
  encodeTheme,
  holdsTheme,
  type SharedTheme,
} from '../../src/studio/themes/theme-link';

const shared: SharedTheme = {
  base: 'funk',
  changes: { colors: { primary: 'oklch(0.5 0.2 300)', accent: null }, space: [0, 4, 8] },
  name: 'Größe & Farbe 🎨',
};

test('a link restores its theme and needs no escaping', async () => {
  const hash = await encodeTheme(shared);
  expect(hash).toMatch(/^theme1\.[\w-]+\.\w+$/);
  expect(holdsTheme(`#${hash}`)).toBe(true);
  expect(await decodeTheme(`#${hash}`)).toEqual(shared);
  // What chats keep as a link.
  expect(hash.length).toBeLessThan(2000);
});

/** Links that were shared in the past. They must work forever, so only append to this list. */
const oldLinks = JSON.parse(readFileSync(path.join(__dirname, 'old-theme-links.json'), 'utf8')) as {
  hash: string;
  theme: SharedTheme;
}[];

test.each(oldLinks.map(({ hash, theme }, place) => [place, hash, theme] as const))(
  'old link %i still has the same theme',
  async (_place, hash, theme) => {
    expect(await decodeTheme(hash)).toEqual(theme);
  },
);

test('150 randomly damaged links give a reason', async () => {
  const dice = seededRandom('damage of links');
  const hash = await encodeTheme({ base: '', changes: toPlain(presets.sketchy) as PlainObject });
  const letters = 'ABCxyz019-_=%!é';
  for (let index = 0; index < 150; index += 1) {
    const at = 7 + Math.floor(dice() * (hash.length - 7));
    const letter = letters[Math.floor(dice() * letters.length)]!;
    const damaged =
      dice() < 0.5 ? hash.slice(0, at) : hash.slice(0, at) + letter + hash.slice(at + 1);
    if (damaged === hash) continue;
    // No damaged link silently opens a different theme.
    const result = await decodeTheme(damaged).catch((error: Error) => error.message);
    expect([damaged, result]).toEqual([
      damaged,
      expect.stringMatching(/^This link is damaged, .+ Ask for the link again\.$/),
    ]);
  }
});

test('an early link without a checksum can be read', async () => {
  const hash = await encodeTheme(shared);
  expect(await decodeTheme(hash.slice(0, hash.lastIndexOf('.')))).toEqual(shared);
});

test('the schema that a theme names isn’t shared', async () => {
  const hash = await packed({ base: '', changes: { $schema: '/s.json', space: [1] } });
  expect(await decodeTheme(hash)).toEqual({ base: '', changes: { space: [1] } });
});

const packed = async (value: unknown) => `theme1.${await packText(JSON.stringify(value))}`;

test.each<[string, unknown]>([
  ['a string', 'theme'],
  ['null', null],
  ['no changes', { base: 'funk' }],
  ['a list of changes', { base: 'funk', changes: [] }],
  ['a base that is not a string', { base: 4, changes: {} }],
  ['a long name', { base: '', name: 'x'.repeat(61), changes: {} }],
  ['a constructor key', { base: '', changes: { styles: { constructor: { a: 1 } } } }],
  [
    'too much nesting',
    { base: '', changes: JSON.parse('{"a":'.repeat(80) + '1' + '}'.repeat(80)) as unknown },
  ],
  ['too much text', { base: '', changes: { a: 'x'.repeat(100_001) } }],
])('a link with %s is rejected', async (_what, value) => {
  await expect(decodeTheme(await packed(value))).rejects.toThrow('This link is damaged');
});

test("a link can't pollute prototypes, and a newer format is reported", async () => {
  const hash = `theme1.${await packText('{"base":"","changes":{"__proto__":{"polluted":true}}}')}`;
  await expect(decodeTheme(hash)).rejects.toThrow('This link is damaged');
  expect('polluted' in {}).toBe(false);
  await expect(decodeTheme('#theme2.abc')).rejects.toThrow('newer version');
  await expect(encodeTheme({ base: '', changes: { a: 'x'.repeat(200_000) } })).rejects.toThrow(
    'too long',
  );
});

test('a theme is merged with its preset, and invalid values are reported and dropped', () => {
  const { name, theme, problems } = openTheme(
    {
      base: 'funk',
      changes: { colors: { primary: 'blau', accent: '#123' }, brand: { tone: 'dry' } },
    },
    presets,
  );
  expect(name).toBe('Shared theme');
  expect(theme.colors).toMatchObject({ accent: '#123', text: presets.funk.colors.text });
  expect(theme.colors).not.toHaveProperty('primary');
  expect(theme).toMatchObject({ brand: { tone: 'dry' } });
  expect(problems.map(({ path: key, isWrong }) => [key, isWrong])).toEqual([
    ['colors.primary', true],
    ['brand', false],
  ]);
  expect(() => openTheme({ base: 'chakra', changes: {} }, presets)).toThrow(
    'starts from the preset “chakra”',
  );
});
