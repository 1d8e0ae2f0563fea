import Ajv from 'ajv';
import { execFileSync } from 'node:child_process';
import { isPlainObject, type Plain, type PlainObject } from '../../../src/base/theme-data/changes';
import { leavesOf } from '../../../src/studio/themes/formats/leaves';
import { splitModes } from '../../../src/base/theme-data/in-mode';
import { writeTokens } from '../../../src/studio/themes/formats/tokens/write';
import { editedThemes, fixtures } from '../../support/themes';
import { resolverSchema } from './token-schema';

/** Terrazzo's result for a document: token values by id, and those of each mode. */
interface Read {
  tokens: Record<string, Plain>;
  modes: Record<string, Record<string, Plain>>;
}

const hues: PlainObject = {
  colors: { gray: 'oklch(0.5 0 none)', silver: 'hsl(none 0% 50%)', dark: 'lab(none 0 0)' },
};

const documents = [...fixtures, ['hues', hues] as const].map(([name, theme]) => [
  name,
  writeTokens(theme).text,
]);

/** An error in Terrazzo ends its process and fails the test. */
const read = JSON.parse(
  execFileSync(process.execPath, ['tests/themes/formats/terrazzo.mjs'], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 100_000_000,
  }),
) as Record<string, Read>;

const hexOf = (value: Plain | undefined) => isPlainObject(value!) && value.hex;
/** Six-digit colors by token id. */
const hexColors = (colors: PlainObject) =>
  leavesOf(colors)
    .filter(({ value }) => /^#[0-9a-f]{6}$/.test(String(value)))
    .filter(({ path }) => path.every((key) => /^[\w-]+$/.test(key)))
    .map(({ path, value }) => [`colors.${path.join('.')}`, value] as const);

test.each(fixtures)('Terrazzo reads the tokens of %s with their values', (name, theme) => {
  const { tokens, modes } = read[name]!;
  expect(Object.keys(tokens).length).toBeGreaterThan(10);
  const { root, modes: own } = splitModes(theme);
  const colors = hexColors(root);
  expect(colors.length + Object.keys(root).length).toBeGreaterThan(3);
  for (const [id, value] of colors) {
    expect([id, hexOf(tokens[id] ?? tokens[`${id}.$root`])]).toEqual([id, value]);
  }
  for (const [mode, colorsOfMode] of Object.entries(own)) {
    for (const [id, value] of hexColors(colorsOfMode as PlainObject)) {
      expect([mode, id, hexOf(modes[mode]![id])]).toEqual([mode, id, value]);
    }
  }
  const [size] = leavesOf(theme.fontSizes);
  const expected =
    typeof size!.value === 'number'
      ? { value: size!.value, unit: 'px' }
      : { value: Number.parseFloat(size!.value), unit: 'rem' };
  const id = `fontSizes.${size!.path.join('.').replaceAll('0.5', '0_5')}`;
  expect([id, tokens[id]]).toEqual([id, expected]);
});

test('Terrazzo reads colors with missing components', () => {
  const { tokens } = read.hues!;
  expect(Object.keys(tokens)).toEqual(['colors.dark', 'colors.gray', 'colors.silver']);
});

const isDocument = new Ajv({ strict: false, allErrors: false }).compile(resolverSchema);

test("tokens of fixtures and 200 random edits match the reports' schema", () => {
  const spaces = ['srgb-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'];
  const colors = Object.fromEntries(spaces.map((space) => [space, `color(${space} 0.1 0.2 0.3)`]));
  expect(writeTokens({ colors }).leftOut).toEqual([]);
  const themes = [...fixtures.map(([, each]) => each), ...editedThemes('tokens', 200), { colors }];
  for (const theme of themes) {
    isDocument(JSON.parse(writeTokens(theme).text));
    expect(isDocument.errors ?? []).toEqual([]);
  }
});
