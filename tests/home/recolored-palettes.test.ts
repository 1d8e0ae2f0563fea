import { palettes } from '../../src/base/design/colors';
import { colorModes } from '../../src/base/design/modes';
import { oklchToHex } from '../../src/base/theme-data/color';
import { contrastOf } from '../../src/base/theme-data/contrast';
import { recolorPalettes } from '../../src/site/home/recolored-palettes';
import { mix } from '../support/mix';

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const picked = [
  ...hues.flatMap((hue) => [oklchToHex(0.45, 0.27, hue), oklchToHex(0.8, 0.15, hue)]),
  ...['#000000', '#808080', '#ffffff', '#ffff00', '#0000ff'],
];

test.each(colorModes.map(({ name }) => name))('%s: all text keeps AA contrast', (mode) => {
  const palette = palettes[mode];
  const { background, muted, text, gray, danger, warning, success, info } = palette;
  const problems = picked.flatMap((color) => {
    const { primary, secondary, accent, highlight } = recolorPalettes(color)[mode];
    const surfaces = [background, muted, highlight, mix(text, 7, background)];
    const messages = [danger, warning, success, info].map((meaning) =>
      mix(meaning, 10, background),
    );
    const pairs = [
      ...[primary, secondary, accent].flatMap((front) => surfaces.map((back) => [front, back])),
      ...messages.map((back) => [primary, back]),
      ...[text, gray, danger, warning, success, info].map((front) => [front, highlight]),
    ];
    return pairs.filter(([front, back]) => contrastOf(front!, back!)! < 4.5);
  });
  expect(problems).toEqual([]);
});

test("the site's own primary color changes nothing in its mode", () => {
  const { primary, secondary, accent, highlight } = palettes.default;
  expect(recolorPalettes(primary).default).toEqual({ primary, secondary, accent, highlight });
});

test('a color that passes in a mode is shown as it is, others get lighter or darker', () => {
  const { default: light, dark } = recolorPalettes('#7a1f5c');
  expect(light.primary).toBe('#7a1f5c');
  expect(contrastOf(dark.primary, palettes.dark.background)).toBeGreaterThan(4.5);
});
