import Ajv from 'ajv';
import { themeKeys } from '../../src/base/theme-data/theme-keys';
import { toPlain, type Plain, type PlainObject } from '../../src/base/theme-data/changes';
import { loadLibrary } from '../../src/content/reference/library';
import { getScaleNames } from '../../src/content/reference/scales';
import { createThemeSchema } from '../../src/content/reference/theme-schema';
import { currentVersion, olderVersions } from '../../src/content/versions/list';
import { exportFormats } from '../../src/studio/themes/exports';
import { themeProblems } from '../../src/studio/themes/theme-problems';
import { checkEach, differs } from '../support/check-each';
import { foundThemes } from '../support/found-themes';
import { editedThemes, fixtures } from '../support/themes';

const versions = [currentVersion, ...olderVersions];

const schemas = new Map(
  versions.map((version) => [
    version.name,
    createThemeSchema(version, `https://example.org/${version.name}/theme.schema.json`),
  ]),
);
const schema = schemas.get(currentVersion.name)!;

// In strict mode, a keyword that draft-07 doesn't have is an error.
const ajv = new Ajv({ strict: true, allowUnionTypes: true, verbose: true });
const validators = new Map([...schemas].map(([name, each]) => [name, ajv.compile(each)]));
const isTheme = validators.get(currentVersion.name)!;

/** A problem with the first error, if a theme doesn't match the schema. */
const mismatch = (name: string, theme: Plain, isValid = isTheme) =>
  !isValid(theme) &&
  `${name}${isValid.errors![0]!.instancePath} ${isValid.errors![0]!.message}: ${JSON.stringify(isValid.errors![0]!.data)}`;

test.each(versions)('all presets of $release match the schema', (version) => {
  const isValid = validators.get(version.name)!;
  const presets = loadLibrary(version).load('@theme-ui/presets');
  checkEach(Object.entries(presets), ([name, preset]) => [
    mismatch(name, toPlain(preset), isValid),
  ]);
});

test('themes of other tools, random themes, and themes with odd keys match the schema', () => {
  checkEach(foundThemes, ({ tool, theme }) => [mismatch(tool, theme as PlainObject)]);
  checkEach(fixtures, ([name, theme]) => [mismatch(name, theme)]);
});

test('exported JSON matches the schema that it names', () => {
  const { write } = exportFormats.find(({ id }) => id === 'json')!;
  checkEach(fixtures, ([name, theme]) => {
    const exported = JSON.parse(write(theme, schema.$id!).text) as PlainObject;
    return [differs(name, exported.$schema, schema.$id), mismatch(name, exported)];
  });
});

/** Wrong values in known places, and the paths that are reported. */
const wrongThemes: [what: string, theme: PlainObject, path: string][] = [
  ['a scale that is a number', { space: 4 }, '/space'],
  ['a scale that is a boolean', { sizes: true }, '/sizes'],
  ['a boolean in an array', { fontSizes: [12, true] }, '/fontSizes/1'],
  ['null in a scale', { lineHeights: { body: null } }, '/lineHeights/body'],
  ['a number in a scale of texts', { fonts: { body: 16 } }, '/fonts/body'],
  ['a number in nested texts', { shadows: { card: { __default: 1 } } }, '/shadows/card/__default'],
  ['a list of colors', { colors: ['#000'] }, '/colors'],
  ['a number as a color', { colors: { text: 0 } }, '/colors/text'],
  ['a number as an own color', { colors: { brand: 0 } }, '/colors/brand'],
  ['a number in nested colors', { colors: { gray: { dark: 1 } } }, '/colors/gray/dark'],
  ['a boolean in a list of shades', { colors: { gray: ['#eee', false] } }, '/colors/gray/1'],
  ['a mode that is a color', { colors: { modes: { dark: '#000' } } }, '/colors/modes/dark'],
  ['a number in a mode', { colors: { modes: { dark: { text: 1 } } } }, '/colors/modes/dark/text'],
  ['breakpoints by name', { breakpoints: { small: '40em' } }, '/breakpoints'],
  ['a number as a breakpoint', { breakpoints: [640] }, '/breakpoints/0'],
  ['a setting that is a text', { config: { useBorderBox: 'yes' } }, '/config/useBorderBox'],
  [
    'an unknown value of a setting',
    { config: { useColorSchemeMediaQuery: 'always' } },
    '/config/useColorSchemeMediaQuery',
  ],
  ['a setting at the root', { useRootStyles: 1 }, '/useRootStyles'],
  ['a style that is a text', { styles: { a: 'primary' } }, '/styles/a'],
  ['an own element that is a list', { styles: { kbd: [] } }, '/styles/kbd'],
  ['true in a style', { styles: { a: { color: true } } }, '/styles/a/color'],
  [
    'true below a selector',
    { buttons: { primary: { '&:hover': { bg: true } } } },
    '/buttons/primary/&:hover/bg',
  ],
  ['true by breakpoint', { cards: { primary: { p: [1, true] } } }, '/cards/primary/p/1'],
  [
    'a style that is a number below :hover',
    { links: { nav: { ':hover': 1 } } },
    '/links/nav/:hover',
  ],
  ['a variant that is a number', { text: { lead: { variant: 1 } } }, '/text/lead/variant'],
  ['a variant that is a text', { forms: { input: 'primary' } }, '/forms/input'],
  ['a variant of a component without a group', { variants: { wide: 1 } }, '/variants/wide'],
];

test.each(wrongThemes)('%s is reported at its place', (_what, theme, path) => {
  expect(isTheme(theme)).toBe(false);
  expect(isTheme.errors!.map(({ instancePath }) => instancePath)).toContain(path);
});

test.each<[string, PlainObject]>([
  ['own keys at the root', { brand: { owner: 'us' }, $schema: 'x', list: [1, null] }],
  ['an own setting', { config: { brand: 1 } }],
  ['arrays and nested keys', { space: [0, '1rem'], radii: { a: { __default: 1, b: [2] } } }],
  ['nested colors', { colors: { gray: { __default: '#777', deep: { er: ['#111'] } } } }],
  ['own modes and colors', { colors: { modes: { dim: { brand: { dark: '#000' } } } } }],
  [
    'nested selectors, custom properties, and arrays by breakpoint',
    {
      styles: {
        h1: { fontSize: [4, null, 5], '--x': 1, '@media print': { '& > a': { m: [0, '1em'] } } },
      },
    },
  ],
  ['variants in variants', { buttons: { big: { variant: 'buttons.primary', ':hover': {} } } }],
])('%s match the schema', (what, theme) => {
  expect(mismatch(what, theme)).toBe(false);
});

test('types are those that the theme editor checks', () => {
  let wrongCount = 0;
  checkEach(editedThemes('schema', 300), (theme) => {
    const wrong = themeProblems(theme).filter(
      // A schema can't check colors, and doesn't resolve variants.
      ({ isWrong, message }) => isWrong && !/isn’t a CSS color|extends itself/.test(message),
    );
    const problem = mismatch('A theme', theme);
    wrongCount += Math.sign(wrong.length);
    return [
      wrong.length === 0 && problem,
      wrong.length > 0 && !problem && `${wrong[0]!.path} isn’t reported: ${wrong[0]!.message}`,
    ];
  });
  expect(wrongCount).toBeGreaterThan(50);
  expect(wrongCount).toBeLessThan(250);
});

test('all keys that Theme UI reads, its scales, variants, and settings are described for editors', () => {
  const { properties = {}, definitions = {} } = schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(themeKeys)));
  checkEach(getScaleNames(), (scale) => [
    !/^Scale for \w+/.test(properties[scale]!.description!) && `${scale} has no description.`,
  ]);
  expect(properties.fontSizes!.description).toBe('Scale for fontSize');
  expect(properties.forms!.description).toMatch(/^Variants of Checkbox, Field, Input, /);
  expect(properties.forms!.properties!.input!.description).toBe('Default variant of Field, Input');
  expect(properties.styles!.properties!.progress!.description).toBe('Default variant of Progress');
  expect(properties.config!.properties).toHaveProperty('useLocalStorage');
  expect(properties.useLocalStorage!.description).toBe('Moved to config.useLocalStorage');
  const styles = definitions.StyleObject!.properties!;
  expect(styles.bg!.description).toBe('A key of colors, or a CSS value');
  expect(styles.textAlign!.anyOf![0]!.enum).toContain('center');
  expect(styles).not.toHaveProperty('WebkitAppearance');
});
