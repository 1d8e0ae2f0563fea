/** @jsxImportSource theme-ui */
import type { SliderRange } from './slider-values';

interface SliderProps {
  /** Accessible name. */
  label: string;
  range: SliderRange;
  number: number;
  /** The value with its unit, for screen readers. */
  valueText: string;
  onChange: (number: number) => void;
}

/** Native slider. */
export function Slider({ label, range, number, valueText, onChange }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={range.min}
      max={range.max}
      step={range.step}
      value={number}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      sx={{
        flex: '1 1 96px',
        minWidth: 0,
        width: '100%',
        height: 24,
        m: 0,
        accentColor: 'primary',
      }}
    />
  );
}
