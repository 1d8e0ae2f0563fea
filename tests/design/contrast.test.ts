import { palettes, type ModeColors } from '../../src/base/design/colors';

/** WCAG 2.2 relative luminance of an opaque hex color. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const texts = ['text', 'primary', 'secondary', 'accent', 'gray'] as const;
const surfaces = ['background', 'muted', 'highlight'] as const;
const pairs = Object.entries(palettes).flatMap(([mode, palette]: [string, ModeColors]) => [
  ...texts.flatMap((text) => surfaces.map((surface) => [mode, text, surface, palette] as const)),
  ...texts.map((surface) => [mode, 'background', surface, palette] as const),
]);

test('all pairs are checked', () => {
  expect(pairs).toHaveLength(4 * (5 * 3 + 5));
});

test.each(pairs)('%s: %s on %s has a contrast of at least 4.5', (_mode, text, surface, palette) => {
  expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
});
