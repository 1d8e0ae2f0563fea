/** @jsxImportSource theme-ui */
import type { CSSProperties, ReactNode } from 'react';
import { tint } from '../../../../base/design/tints';
import { readValue, toCssLength } from '../../../../base/theme-data/length';

/** Custom properties with the font of samples, and the background below shadows. */
export const sampleFont = '--sample-font';
export const sampleBackground = '--sample-background';

interface ScaleSampleProps {
  scale: string;
  /** As text. */
  value: string;
}

const toCss = (value: string): string => toCssLength(readValue(value));

const textStyle = { fontFamily: `var(${sampleFont})`, whiteSpace: 'nowrap', lineHeight: 1.2 };

/** Fades out a sample that's too wide. */
const fadeStyle = {
  overflow: 'hidden',
  maskImage: 'linear-gradient(to right, black 85%, transparent)',
} as const;

const boxStyle = { width: 48, height: 32 } as const;

/** Samples by scale: the theme's value is in `style`, the rest in `sx`. */
const samples: Readonly<Record<string, (value: string) => ReactNode>> = {
  fontSizes: (value) => (
    <span style={{ fontSize: toCss(value) }} sx={{ ...textStyle, width: '100%', ...fadeStyle }}>
      Aa
    </span>
  ),
  fontWeights: (value) => (
    <span
      style={{ fontWeight: value as CSSProperties['fontWeight'] }}
      sx={{ ...textStyle, fontSize: 3 }}
    >
      Aa
    </span>
  ),
  lineHeights: (value) => (
    <span style={{ lineHeight: value }} sx={{ ...textStyle, fontSize: 0 }}>
      Wind is
      <br />
      rising
    </span>
  ),
  letterSpacings: (value) => (
    <span style={{ letterSpacing: toCss(value) }} sx={textStyle}>
      Harbor
    </span>
  ),
  space: (value) => (
    <span sx={{ width: '100%', ...fadeStyle }}>
      <span
        style={{ width: toCss(value) }}
        sx={{ display: 'block', height: 8, bg: tint('primary', 30), borderRadius: 'small' }}
      />
    </span>
  ),
  radii: (value) => (
    <span
      style={{ borderStartStartRadius: toCss(value) }}
      sx={{
        ...boxStyle,
        bg: 'muted',
        border: '2px solid',
        borderColor: 'primary',
        borderBlockEnd: 0,
        borderInlineEnd: 0,
      }}
    />
  ),
  shadows: (value) => (
    // On the theme's background: most shadows can't be seen on a dark page.
    <span sx={{ p: 2, bg: `var(${sampleBackground})`, border: 'thin', borderRadius: 'small' }}>
      <span
        style={{ boxShadow: value }}
        sx={{ display: 'block', width: 40, height: 24, bg: `var(${sampleBackground})` }}
      />
    </span>
  ),
  borders: (value) => <span style={{ border: value }} sx={boxStyle} />,
  borderWidths: (value) => (
    <span
      style={{ borderTopWidth: toCss(value) }}
      sx={{ width: 48, borderTop: '0 solid', borderColor: 'text' }}
    />
  ),
  borderStyles: (value) => (
    <span
      style={{ borderTopStyle: value as CSSProperties['borderTopStyle'] }}
      sx={{ width: 48, borderTop: '4px none', borderColor: 'text' }}
    />
  ),
  opacities: (value) => (
    <span
      sx={{
        ...boxStyle,
        display: 'grid',
        placeItems: 'center',
        border: 'thin',
        overflow: 'hidden',
      }}
    >
      <span sx={{ gridArea: '1 / 1', width: '100%', height: 8, bg: 'text' }} />
      <span
        style={{ opacity: value }}
        sx={{ gridArea: '1 / 1', width: 24, height: '100%', bg: 'primary' }}
      />
    </span>
  ),
};

/** Sample of a value, in a box of a fixed width. Renders nothing for scales that can't be seen in one. */
export function ScaleSample({ scale, value }: ScaleSampleProps) {
  const sample = samples[scale];
  if (!sample) return null;
  return (
    <span
      aria-hidden="true"
      sx={{
        flex: '0 0 64px',
        display: 'grid',
        alignItems: 'center',
        justifyItems: 'start',
        minHeight: 32,
        maxHeight: 80,
        overflow: 'hidden',
        forcedColorAdjust: 'none',
      }}
    >
      {sample(value)}
    </span>
  );
}

/** A sample that needs the width of the row: a sentence in a font. */
export function BelowSample({ scale, value }: ScaleSampleProps) {
  if (scale !== 'fonts') return null;
  return (
    <p
      aria-hidden="true"
      style={{ fontFamily: value }}
      sx={{ m: 0, mt: 1, fontSize: 3, lineHeight: 1.4, overflow: 'hidden', whiteSpace: 'nowrap' }}
    >
      The lamp is lit at 17:42.
    </p>
  );
}
