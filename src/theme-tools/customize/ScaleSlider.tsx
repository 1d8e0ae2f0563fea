/** @jsxImportSource theme-ui */
import { parseLength, writeLength } from '../../themes/length';
import type { SliderRange } from './slider-values';
import { Slider } from './Slider';

interface ScaleSliderProps {
  /** The same for all values of the scale in this unit; undefined for none. */
  range: SliderRange | undefined;
  /** Accessible name of the text field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Slider for a number or a length, in its unit. Nothing for other values. */
export function ScaleSlider({ range, label, value, onChange }: ScaleSliderProps) {
  const length = parseLength(value);
  if (!length || !range) return null;
  const { number, unit } = length;
  return (
    <Slider
      label={`${label}, slider`}
      range={range}
      number={number}
      valueText={value}
      onChange={(next) => onChange(writeLength({ number: next, unit }))}
    />
  );
}
