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
  expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
});

/** Mixes `percent` of a color into another, in sRGB. */
function mix(color: string, percent: number, base: string): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [color, base].map((hex) => parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a! * percent + b! * (100 - percent)) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

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
      expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(Object.entries(palettes))('%s: links and text in code are readable', (_mode, palette) => {
  const surface = mix(palette.text, 7, palette.background);
  for (const color of [palette.text, palette.primary, palette.gray]) {
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
  }
});
