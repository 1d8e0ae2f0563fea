import * as presets from '@theme-ui/presets';
import { presetNames } from '../../src/studio/themes/presets';
import { checkEach } from '../support/check-each';
import { pageById, sourcePages } from '../support/source-pages';

type Scale = Record<string, unknown>;
type Scales = Record<'fonts' | 'space' | 'sizes' | 'fontSizes' | 'colors' | 'config', Scale>;

/** Fonts that operating systems include, and generic families. Roboto is on some systems only. */
const systemFonts =
  /^(ui-|system-ui|-apple-system|BlinkMacSystemFont|sans-serif|serif|monospace|inherit|SFMono|Menlo|Georgia)/;

const isMissing = (key: string) => (theme: Partial<Scales>) => (key in theme ? [] : [key]);

/** Code that the notes of a preset have to mention, because components need it or it has no effect. */
const findings: ((theme: Scales) => string[])[] = [
  ({ fonts }) =>
    Object.values(fonts)
      .map((stack) => String(stack).split(',')[0]!.replaceAll(/["']/g, '').trim())
      .filter((font) => !systemFonts.test(font)),
  ({ colors }) => ['gray', 'highlight'].filter((key) => typeof colors[key] !== 'string'),
  ({ space }) => (Object.values(space).some((value) => typeof value === 'string') ? ['space'] : []),
  // Theme UI's components pass these numbers of pixels, which are looked up in `sizes` first.
  ({ sizes }) => ['16', '32', '40'].filter((size) => size in sizes),
  ({ sizes }) => ('container' in sizes ? [] : ['sizes.container']),
  ({ fontSizes }) => (fontSizes[0] === undefined ? ['fontSizes'] : []),
  isMissing('fontWeights'),
  isMissing('lineHeights'),
  ({ colors: { modes = {} } }) =>
    Object.entries(modes as Record<string, Scale>).flatMap(([mode, colors]) =>
      Object.keys(colors).length === 0 ? [mode] : [],
    ),
  ({ config }) => ('initialColorMode' in config ? ['initialColorMode'] : []),
];

test('each exported preset has a page, and there are no other pages of presets', () => {
  const names = Object.keys(presets).sort();
  expect([...presetNames].sort()).toEqual(names);
  const pages = sourcePages.filter(({ id }) => id.startsWith('presets/'));
  expect(pages.map(({ id }) => id.replace('presets/', '')).sort()).toEqual(names);
});

test('the page of a preset names its package, and shows its values', () => {
  checkEach(presetNames, (name) => {
    const { file, text } = pageById.get(`presets/${name}`)!;
    const tags = [
      `<Install packages="@theme-ui/preset-${name}" />`,
      `<PresetLook of="${name}">`,
      `<PresetTheme of="${name}" />`,
    ];
    return tags.map((tag) => !text.includes(tag) && `${file} doesn't have ${tag}.`);
  });
});

test('the notes of a preset mention the code that components need or that has no effect', () => {
  checkEach(presetNames, (name) => {
    const { file, text } = pageById.get(`presets/${name}`)!;
    const scales = { fonts: {}, space: {}, sizes: {}, fontSizes: {}, colors: {}, config: {} };
    const theme = { ...scales, ...presets[name] } as unknown as Scales;
    const notes = text.split('\n## Notes')[1]!.split('\n## ')[0]!;
    const mentioned = [...notes.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    return [
      ...new Set(
        findings
          .flatMap((find) => find(theme))
          .filter((code) => !mentioned.includes(code))
          .map((code) => `The notes in ${file} don't mention ${code}.`),
      ),
    ];
  });
});
