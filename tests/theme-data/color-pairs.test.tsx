import * as presets from '@theme-ui/presets';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'theme-ui';
import { toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { controlParts, pairsOf } from '../../src/base/theme-data/color-pairs';
import { measurePairs, palettesOf } from '../../src/base/theme-data/palette';
import { styleRepairOf } from '../../src/studio/tools/customize/contrast/style-repair';
import { withValue } from '../../src/base/theme-data/theme-path';

const { ThemeUIProvider } = library;
type Theme = library.Theme;

const keys = [
  'text',
  'background',
  'primary',
  'highlight',
  'gray',
  'white',
  'muted',
  'secondary',
  'accent',
];
const colors = Object.fromEntries(keys.map((key) => [key, '#123456']));

/** The keys of `theme.colors` that a component's default styles use. */
function keysRead(Component: ComponentType<object>): string[] {
  const html = renderToStaticMarkup(
    <ThemeUIProvider theme={{ colors }}>
      <Component />
    </ThemeUIProvider>,
  );
  const own = html.replace(/<style data-emotion="css-global[\s\S]*?<\/style>/g, '');
  return [
    ...new Set([...own.matchAll(/var\(--theme-ui-colors-([\w-]+)\)/g)].map(([, key]) => key!)),
  ];
}

/** Components that render without props, by name. */
const components = (Object.entries(library) as [string, unknown][]).filter(
  ([name, value]) =>
    /^[A-Z]/.test(name) &&
    typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    !/Provider|Icon$/.test(name),
) as [string, ComponentType<object>][];

test('the pairs include every color key that a component uses', () => {
  expect(components.length).toBeGreaterThan(30);
  const pairs = pairsOf({});
  const reading = components.flatMap(([name, Component]) => {
    const read = keysRead(Component);
    if (read.length === 0) return [];
    const named = pairs
      .filter(({ where }) => where.some((place) => place.split(/[,:] /).includes(name)))
      .flatMap(({ foreground, background }) => [foreground, background]);
    // Fields have the page's background, and the border of a Message is decoration.
    const other = {
      Input: 'background',
      Select: 'background',
      Field: 'background',
      Message: 'primary',
    };
    const known = [...named, other[name as keyof typeof other]];
    return [{ name, unnamed: read.filter((key) => !known.includes(key)) }];
  });
  expect(reading.map(({ name }) => name).sort()).toEqual(
    'Alert Badge Button Checkbox Divider Donut Field Input Message NavLink Progress Radio Select Slider Spinner Switch'.split(
      ' ',
    ),
  );
  expect(reading.filter(({ unnamed }) => unnamed.length > 0)).toEqual([]);
});

test('control parts name existing components and color keys that they use', () => {
  const byName = new Map(components);
  for (const { where, foreground, background } of controlParts) {
    for (const name of where
      .replace(/^(Donut), (Spinner)$/, '$1 $2')
      .split(',')[0]!
      .split(' ')) {
      const read = keysRead(byName.get(name)!);
      const own = [foreground, background].filter((key) => !['text', 'background'].includes(key));
      expect([where, own.filter((key) => !read.includes(key))]).toEqual([where, []]);
    }
  }
});

test("an empty theme has the components' pairs", () => {
  const pairs = pairsOf({});
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.find(({ where }) => where.includes('Button'))).toEqual({
    foreground: 'white',
    background: 'primary',
    where: ['Button', 'Badge', 'Alert'],
    kind: 'text',
    limit: 4.5,
    styles: [
      ['buttons', 'primary', 'color'],
      ['badges', 'primary', 'color'],
      ['alerts', 'primary', 'color'],
    ],
  });
});

test('a text repair uses an existing color: the best one in all modes, for all styles of the pair', () => {
  const theme = {
    colors: {
      text: '#111',
      background: '#fff',
      primary: '#f5a623',
      modes: { dark: { text: '#eee', background: '#111', primary: '#f5a623' } },
    },
    buttons: { primary: { color: 'background', bg: 'primary', ':hover': { color: 'white' } } },
  } as Theme;
  const palettes = palettesOf(theme).map(({ palette }) => palette);
  const pairs = measurePairs(theme, palettes[0]!);
  const low = pairs.filter(({ background, kind }) => background === 'primary' && kind === 'text');
  // Of the theme's own colors, each is too light or too dark in one of the modes.
  expect(low.map((pair) => styleRepairOf(pair, pairs, palettes))).toEqual([
    { color: 'black', contrast: 10.36, styles: [['buttons', 'primary', 'color']] },
    {
      color: 'black',
      contrast: 10.36,
      styles: [
        ['buttons', 'primary', ':hover', 'color'],
        ['badges', 'primary', 'color'],
        ['alerts', 'primary', 'color'],
      ],
    },
  ]);
  expect(styleRepairOf({ ...low[0]!, styles: [] }, pairs, palettes)).toBeUndefined();
  const strict = pairs.map((pair) => ({ ...pair, limit: 22 }));
  expect(styleRepairOf(low[0]!, strict, palettes)).toBeUndefined();
});

test("a switch's knob gets another color if its track is kept", () => {
  const { palette } = palettesOf(presets.tosh as Theme)[1]!;
  const pairs = measurePairs(presets.tosh as Theme, palette);
  const knob = pairs.find(({ where }) => where.includes('Switch, on: knob'))!;
  expect(knob.contrast).toBeLessThan(knob.limit);
  const repair = styleRepairOf(knob, pairs, [palette])!;
  expect(repair.styles).toEqual([['forms', 'switch', '& > div', 'bg']]);
  const repaired = withValue(
    toPlain(presets.tosh) as PlainObject,
    repair.styles[0]!,
    repair.color,
  ) as Theme;
  for (const pair of measurePairs(repaired, palette).filter(({ where }) =>
    /knob/.test(where.join()),
  )) {
    expect(pair.contrast).toBeGreaterThanOrEqual(pair.limit);
  }
});

test("variants change their components' pairs, including states", () => {
  const theme: Theme = {
    fontSizes: [12, 14, 16, 24],
    buttons: {
      primary: { color: 'background', bg: 'accent', '&:hover': { bg: 'secondary' } },
      icon: { color: 'primary' },
    },
    cards: { primary: { p: 3 }, dark: { variant: 'buttons.primary', color: ['white', 'text'] } },
    forms: { slider: { bg: 'muted' }, checkbox: { 'input:checked ~ &': { color: 'accent' } } },
    styles: {
      a: { color: 'primary', ':hover': { color: 'secondary' } },
      h2: { color: 'gray', fontSize: 3 },
      hr: { color: 'muted' },
      pre: { bg: () => 'red' },
    },
  };
  const all = pairsOf(theme).flatMap(({ foreground, background, where, limit }) =>
    where.map((place) => `${place}: ${foreground} on ${background} ${limit}`),
  );
  expect(all).toEqual(
    expect.arrayContaining([
      'Button: background on accent 4.5',
      'Button, hovered: background on secondary 4.5',
      'buttons.icon: primary on background 4.5',
      'cards.dark: white on accent 4.5',
      'cards.dark: text on accent 4.5',
      'styles.a, hovered: secondary on background 4.5',
      'styles.h2: gray on background 3',
      'Slider, thumb on track: text on muted 3',
      'Checkbox, checked: accent on background 3',
      'Divider: muted on background 3',
    ]),
  );
  expect(all.join('\n')).not.toMatch(/cards\.primary|styles\.hr|styles\.pre/);
});

test('every preset has pairs, which are checked in each mode', () => {
  for (const theme of Object.values(presets) as Theme[]) {
    for (const { palette } of palettesOf(theme)) {
      const places = measurePairs(theme, palette).flatMap(({ where }) => where);
      expect(places).toContain('Body text');
    }
  }
});
