/** @jsxImportSource theme-ui */
import type { CSSProperties } from 'react';
import { tint } from '../../../../base/design/tints';
import type { SliderRange } from '../scales/slider-values';

interface SliderProps {
  /** Accessible name. */
  label: string;
  range: SliderRange;
  number: number;
  /** The value with its unit, for screen readers. */
  valueText: string;
  onChange: (number: number) => void;
}

/** Slider with a thin track that's filled up to its thumb. */
export function Slider({ label, range, number, valueText, onChange }: SliderProps) {
  const { min, max, step } = range;
  const share = Math.min(1, Math.max(0, (number - min) / (max - min)));
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={number}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      style={{ '--share': share } as CSSProperties}
      sx={sliderStyle}
    />
  );
}

const track = {
  height: 4,
  borderRadius: 'round',
  // The center of the thumb is at most half of its width from the ends.
  background: `linear-gradient(var(--to), var(--theme-ui-colors-primary) calc(8px + (100% - 16px) * var(--share)), ${tint('text', 20)} 0)`,
} as const;

const thumb = {
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  border: '2px solid',
  borderColor: 'background',
  borderRadius: 'round',
  bg: 'primary',
  boxShadow: `0 0 0 1px ${tint('text', 50)}`,
} as const;

const sliderStyle = {
  flex: '1 1 96px',
  minWidth: 0,
  width: '100%',
  height: 24,
  m: 0,
  accentColor: 'primary',
  '--to': 'to right',
  '[dir=rtl] &': { '--to': 'to left' },
  // Forced colors leave a slider visible only as the browser draws it.
  '@media (forced-colors: none)': {
    appearance: 'none',
    bg: 'transparent',
    cursor: 'pointer',
    '::-webkit-slider-runnable-track': track,
    '::-webkit-slider-thumb': { ...thumb, appearance: 'none', mt: '-6px' },
    '::-moz-range-track': track,
    '::-moz-range-thumb': thumb,
  },
} as const;
