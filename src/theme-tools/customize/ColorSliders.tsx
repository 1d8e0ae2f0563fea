/** @jsxImportSource theme-ui */
import { useState } from 'react';
import {
  highestChroma,
  isInSrgb,
  readOklch,
  writeLike,
  type OklchColor,
} from '../../themes/color-notation';

type Axis = 'l' | 'c' | 'h';

const axes: Record<Axis, { label: string; max: number; step: number }> = {
  l: { label: 'Lightness', max: 1, step: 0.002 },
  c: { label: 'Chroma', max: highestChroma, step: 0.001 },
  h: { label: 'Hue', max: 360, step: 0.5 },
};

const axisNames = Object.keys(axes) as Axis[];

/** Places of a slider that are looked at. */
const stops = Array.from({ length: 33 }, (_, index) => index / 32);

const at = (color: OklchColor, axis: Axis, place: number): OklchColor => ({
  ...color,
  [axis]: place * axes[axis].max,
});

/** The colors along a slider. */
const track = (color: OklchColor, axis: Axis) =>
  `linear-gradient(to right, ${stops.map((place) => writeLike(at({ ...color, alpha: 1 }, axis, place), '#')).join(', ')})`;

/** Where along a slider sRGB has the color: a line, with gaps. */
function gamutMarks(color: OklchColor, axis: Axis): string {
  const parts = stops.map((place) => {
    const paint = isInSrgb(at(color, axis, place)) ? 'currentColor' : 'transparent';
    const half = 50 / (stops.length - 1);
    return `${paint} ${place * 100 - half}% ${place * 100 + half}%`;
  });
  return `linear-gradient(to right, ${parts.join(', ')})`;
}

interface ColorSlidersProps {
  /** What the color is called. */
  label: string;
  /** A CSS color. */
  value: string;
  onChange: (value: string) => void;
}

/** Three sliders in OKLCH. The notation of the color stays, and a line says where sRGB ends. */
export function ColorSliders({ label, value, onChange }: ColorSlidersProps) {
  // A gray has no hue: where the sliders stand is remembered as long as the color is theirs.
  const [set, remember] = useState<{ value: string; color: OklchColor }>();
  const color = set?.value === value ? set.color : readOklch(value);
  if (!color) return null;
  function slide(axis: Axis, to: number): void {
    const next = { ...color!, [axis]: to };
    const text = writeLike(next, value);
    remember({ value: text, color: next });
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
              sx={{ height: 8, borderRadius: 'small' }}
            />
            <input
              type="range"
              min={0}
              max={axes[axis].max}
              step={axes[axis].step}
              value={color[axis]}
              onChange={(event) => slide(axis, Number(event.target.value))}
              sx={{ width: '100%', height: 24, m: 0, accentColor: 'primary' }}
            />
            <span
              aria-hidden="true"
              style={{ background: gamutMarks(color, axis) }}
              sx={{ height: 2 }}
            />
          </span>
          <output sx={{ color: 'gray', fontVariantNumeric: 'tabular-nums' }}>
            {color[axis].toFixed(axis === 'h' ? 0 : 3)}
          </output>
        </label>
      ))}
      <p role="status" sx={{ m: 0, fontSize: 1, color: 'gray' }}>
        {isInSrgb(color)
          ? 'Lines mark the colors that sRGB can show.'
          : 'sRGB can’t show this color. sRGB screens show the closest color that they can.'}
      </p>
    </div>
  );
}
