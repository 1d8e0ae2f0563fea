import { palettes, type ModeColors } from '../../src/base/design/colors';
import { contrastOf } from '../../src/base/theme-data/contrast';
import { mix } from '../support/mix';

const texts = [
  'text',
  'primary',
  'secondary',
  'accent',
  'gray',
  'danger',
  'warning',
  'success',
  'info',
] as const;
const surfaces = ['background', 'muted', 'highlight'] as const;
const pairs = Object.entries(palettes).flatMap(([mode, palette]: [string, ModeColors]) => [
  ...texts.flatMap((text) => surfaces.map((surface) => [mode, text, surface, palette] as const)),
  ...texts.map((surface) => [mode, 'background', surface, palette] as const),
]);

test.each(pairs)('%s: %s on %s has a contrast of at least 4.5', (_mode, text, surface, palette) => {
  expect(contrastOf(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
});

const messages = Object.entries(palettes).flatMap(([mode, palette]) =>
  (['danger', 'warning', 'success', 'info'] as const).map(
    (meaning) => [mode, meaning, palette] as const,
  ),
);

test.each(messages)(
  '%s: title, text, and links of a %s message are readable',
  (_mode, meaning, palette) => {
    const surface = mix(palette[meaning], 10, palette.background);
    for (const color of [palette[meaning], palette.text, palette.primary]) {
      expect(contrastOf(color, surface)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(Object.entries(palettes))('%s: links and text in code are readable', (_mode, palette) => {
  const surface = mix(palette.text, 7, palette.background);
  for (const color of [palette.text, palette.primary, palette.gray]) {
    expect(contrastOf(color, surface)).toBeGreaterThanOrEqual(4.5);
  }
});
