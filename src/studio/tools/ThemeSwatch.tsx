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

interface ThemeSwatchProps {
  theme: PlainObject;
  /** True to show the first colors in a row at the bottom. */
  hasPalette?: boolean;
}

/** Picture of a theme: letters in the font of its headings and dots in two colors, on its background. */
export function ThemeSwatch({ theme, hasPalette }: ThemeSwatchProps) {
  const dots = [
    textAt(theme, 'colors', 'primary'),
    textAt(theme, 'colors', 'accent') ?? textAt(theme, 'colors', 'secondary'),
  ].filter((color) => color !== undefined);
  return (
    <span aria-hidden="true" sx={pictureStyle}>
      <span style={lookOf(theme)} sx={hasPalette ? largeSampleStyle : sampleStyle}>
        Aa
        <span sx={{ display: 'flex' }}>
          {dots.map((background, index) => (
            <span key={index} style={{ background }} sx={dotStyle} />
          ))}
        </span>
      </span>
      {hasPalette && (
        <span sx={{ display: 'flex', height: 8 }}>
          {colorsOf(theme).map((color) => (
            <span key={color} style={{ background: color }} sx={{ flex: 1 }} />
          ))}
        </span>
      )}
    </span>
  );
}

const pictureStyle = {
  display: 'block',
  border: 'thin',
  borderRadius: 'default',
  overflow: 'hidden',
  // Keeps its colors in forced-colors mode.
  forcedColorAdjust: 'none',
} as const;

const sampleStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  height: 42,
  fontSize: 3,
  lineHeight: 1,
} as const;

const largeSampleStyle = { ...sampleStyle, height: 56, fontSize: 4 } as const;

const dotStyle = {
  width: '0.6em',
  height: '0.6em',
  marginInlineStart: '-0.15em',
  borderRadius: 'round',
} as const;
