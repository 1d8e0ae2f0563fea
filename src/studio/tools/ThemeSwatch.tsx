/** @jsxImportSource theme-ui */
import type { PlainObject } from '../../base/theme-data/changes';
import { splitModes } from '../../base/theme-data/in-mode';
import { valuesOf } from '../../base/theme-data/theme-parts';
import { valueAt } from '../../base/theme-data/theme-path';

/** Number of colors below the sample of type. */
const MAX_COLORS = 6;

/** First different colors of a theme, without those of its modes. */
function colorsOf(theme: PlainObject): string[] {
  const all = [...valuesOf(splitModes(theme).root)].map(({ value }) => String(value));
  return [...new Set(all)].slice(0, MAX_COLORS);
}

const textAt = (theme: PlainObject, ...path: string[]): string | undefined => {
  const value = valueAt(theme, path);
  return typeof value === 'string' ? value : undefined;
};

/** Button with a picture of a theme above its name. */
export const themeButton = {
  variant: 'buttons.tool',
  width: '100%',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 1,
  p: 2,
  textAlign: 'start',
} as const;

/** Text color, background, and font of the headings of a theme. */
function lookOf(theme: PlainObject) {
  const body = textAt(theme, 'fonts', 'body');
  const heading = textAt(theme, 'fonts', 'heading');
  const weight = valueAt(theme, ['fontWeights', 'heading']);
  return {
    color: textAt(theme, 'colors', 'text') ?? '#000',
    background: textAt(theme, 'colors', 'background') ?? '#fff',
    fontFamily: heading === 'inherit' ? body : (heading ?? body),
    fontWeight: typeof weight === 'number' ? weight : 700,
  };
}

/** Small picture of a theme: letters in the font of its headings, on its background, and dots in two colors. */
export function ThemeMiniature({ theme }: { theme: PlainObject }) {
  const look = lookOf(theme);
  const fonts = look.fontFamily?.split(/,\s*/) ?? [];
  // The page has one for each preset, so the stack is short.
  const fontFamily = [...new Set([fonts[0], fonts.at(-1)])].join();
  const accent = textAt(theme, 'colors', 'accent') ?? textAt(theme, 'colors', 'secondary');
  return (
    <span aria-hidden="true" style={{ ...look, fontFamily }} sx={miniatureStyle}>
      Aa
      <span sx={{ display: 'flex' }}>
        {[textAt(theme, 'colors', 'primary'), accent].map((background, index) => (
          <span key={index} style={{ background }} sx={dotStyle} />
        ))}
      </span>
    </span>
  );
}

const miniatureStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  height: 44,
  fontSize: 3,
  lineHeight: 1,
  border: 'thin',
  borderRadius: 'default',
  // Keeps its colors in forced-colors mode.
  forcedColorAdjust: 'none',
} as const;

const dotStyle = {
  width: 12,
  height: 12,
  marginInlineStart: '-3px',
  borderRadius: 'round',
} as const;

/** Picture of a theme: letters in the font of its headings and a button, on its background, above its first colors. */
export function ThemeSwatch({ theme }: { theme: PlainObject }) {
  const fill = textAt(theme, 'buttons', 'primary', 'bg') ?? 'primary';
  return (
    <span
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        border: 'thin',
        borderRadius: 'default',
        overflow: 'hidden',
        // Keeps its colors in forced-colors mode.
        forcedColorAdjust: 'none',
      }}
    >
      <span
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          height: 56,
          fontSize: 4,
          lineHeight: 1,
        }}
        style={lookOf(theme)}
      >
        Aa
        <span
          sx={{ width: 32, height: 16, borderRadius: 'default' }}
          style={{ background: textAt(theme, 'colors', ...fill.split('.')) ?? fill }}
        />
      </span>
      <span sx={{ display: 'flex', height: 8 }}>
        {colorsOf(theme).map((color) => (
          <span key={color} sx={{ flex: 1 }} style={{ background: color }} />
        ))}
      </span>
    </span>
  );
}
