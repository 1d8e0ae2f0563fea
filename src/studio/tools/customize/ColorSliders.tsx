/** @jsxImportSource theme-ui */
import { useId, useMemo, useState } from 'react';
import {
  MAX_CHROMA,
  isInSrgb,
  readOklch,
  writeLike,
  type OklchColor,
} from '../../themes/color-notation';
import { failingRanges, type LightnessRange } from './contrast-range';
import type { NamedNeighbor } from '../../themes/repair';

type Axis = 'l' | 'c' | 'h';

const axes: Record<Axis, { label: string; max: number; step: number }> = {
  l: { label: 'Lightness', max: 1, step: 0.002 },
  c: { label: 'Chroma', max: MAX_CHROMA, step: 0.001 },
  h: { label: 'Hue', max: 360, step: 0.5 },
};

const axisNames = Object.keys(axes) as Axis[];

/** Positions on a slider that are checked, from 0 to 1. */
const stops = Array.from({ length: 33 }, (_, index) => index / 32);

const at = (color: OklchColor, axis: Axis, place: number): OklchColor => ({
  ...color,
  [axis]: place * axes[axis].max,
});

/** Gradient of the colors along a slider. */
const track = (color: OklchColor, axis: Axis) =>
  `linear-gradient(to right, ${stops.map((place) => writeLike(at({ ...color, alpha: 1 }, axis, place), '#')).join(', ')})`;

/** Gradient that's a line where sRGB has the color, with gaps. */
function gamutMarks(color: OklchColor, axis: Axis): string {
  const parts = stops.map((place) => {
    const paint = isInSrgb(at(color, axis, place)) ? 'currentColor' : 'transparent';
    const half = 50 / (stops.length - 1);
    return `${paint} ${place * 100 - half}% ${place * 100 + half}%`;
  });
  return `linear-gradient(to right, ${parts.join(', ')})`;
}

/** Maximum number of partners that are listed; the rest is counted. */
const MAX_NAMED_PARTNERS = 4;

/** Describes the marks on the lightness slider for one partner. */
function rangeText({ name, least }: NamedNeighbor, ranges: readonly LightnessRange[]): string {
  if (ranges.length === 0) return `At least ${least}:1 against ${name} at any lightness.`;
  const places = ranges.map(([from, to]) => `from ${from} to ${to}`).join(' and ');
  return `Below ${least}:1 against ${name} ${places === 'from 0 to 1' ? 'at any lightness' : places}.`;
}

interface ColorSlidersProps {
  /** Name of the color. */
  label: string;
  /** A CSS color. */
  value: string;
  /** Colors that it needs contrast with. */
  partners: readonly NamedNeighbor[];
  onChange: (value: string) => void;
}

/** Sliders for lightness, chroma, and hue in OKLCH. Keeps the notation of the color, and marks where sRGB ends. */
export function ColorSliders({ label, value, partners, onChange }: ColorSlidersProps) {
  // A gray has no hue in CSS. The position of the sliders keeps it, as long as the value is theirs.
  const [position, setPosition] = useState<{ value: string; color: OklchColor }>();
  const color = position?.value === value ? position.color : readOklch(value);
  const rangesId = useId();
  const { c, h, alpha } = color ?? {};
  const partnersKey = JSON.stringify(partners);
  const ranges = useMemo(
    () => color && failingRanges(color, partners),
    // Ranges don't depend on the lightness, and `partners` is a new array in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [c, h, alpha, partnersKey],
  );
  if (!color || !ranges) return null;
  function slide(axis: Axis, to: number): void {
    const next = { ...color!, [axis]: to };
    const text = writeLike(next, value);
    setPosition({ value: text, color: next });
    onChange(text);
  }
  return (
    <div role="group" aria-label={`${label} in OKLCH`} sx={{ display: 'grid', gap: 2 }}>
      {axisNames.map((axis) => (
        <label key={axis} sx={{ display: 'grid', gridTemplateColumns: '80px 1fr 56px', gap: 2 }}>
          {axes[axis].label}
          {/* Like the gradients, the slider runs from left to right in every language. */}
          <span sx={{ display: 'grid', alignContent: 'center', direction: 'ltr' }}>
            <span
              aria-hidden="true"
              style={{ background: track(color, axis) }}
              sx={{ ...trackStyle, height: 8, position: 'relative' }}
            >
              {axis === 'l' &&
                ranges.any.map(([from, to]) => (
                  <span
                    key={from}
                    style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
                    sx={failingStyle}
                  />
                ))}
            </span>
            <input
              type="range"
              min={0}
              max={axes[axis].max}
              step={axes[axis].step}
              value={color[axis]}
              aria-describedby={axis === 'l' && partners.length > 0 ? rangesId : undefined}
              onChange={(event) => slide(axis, Number(event.target.value))}
              sx={{ width: '100%', height: 24, m: 0, accentColor: 'primary' }}
            />
            <span
              aria-hidden="true"
              style={{ background: gamutMarks(color, axis) }}
              sx={{ ...trackStyle, height: 2 }}
            />
          </span>
          <output sx={{ color: 'gray', fontVariantNumeric: 'tabular-nums' }}>
            {color[axis].toFixed(axis === 'h' ? 0 : 3)}
          </output>
        </label>
      ))}
      {partners.length > 0 && (
        <p id={rangesId} sx={{ m: 0, color: 'gray' }}>
          Stripes mark where the contrast is too low.
          {partners.slice(0, MAX_NAMED_PARTNERS).map((partner, index) => (
            <span key={partner.name} sx={{ display: 'block' }}>
              {rangeText(partner, ranges.perNeighbor[index]!)}
            </span>
          ))}
          {partners.length > MAX_NAMED_PARTNERS &&
            `“Contrast” shows ${partners.length - MAX_NAMED_PARTNERS} more.`}
        </p>
      )}
      <p role="status" sx={{ m: 0, fontSize: 1, color: 'gray' }}>
        {isInSrgb(color)
          ? 'Lines mark the colors that sRGB can show.'
          : 'sRGB can’t show this color. sRGB screens show the closest color that they can.'}
      </p>
    </div>
  );
}

const trackStyle = {
  // Keeps its colors in forced-colors mode.
  forcedColorAdjust: 'none',
  // The center of the thumb doesn't reach the ends of the slider.
  mx: '8px',
  borderRadius: 'small',
  '@media (forced-colors: active)': { color: 'CanvasText' },
} as const;

/** Black and white, so that it's seen on any color. */
const failingStyle = {
  position: 'absolute',
  bottom: 0,
  height: 4,
  minWidth: 2,
  background: 'repeating-linear-gradient(135deg, black 0 2px, white 2px 4px)',
} as const;
