/** @jsxImportSource theme-ui */
import { useState } from 'react';
import {
  parseLength,
  sliderRange,
  writeLength,
  type Length,
  type SliderRange,
} from '../../themes/slider-values';
import { Slider } from './Slider';

interface ScaleSliderProps {
  scale: string;
  /** Accessible name of the text field. */
  label: string;
  value: string;
  /** @param dragId of the drag; undefined for keys */
  onChange: (value: string, dragId: number | undefined) => void;
}

/** Slider for a number or a length, in its unit. Nothing for other values. */
export function ScaleSlider({ scale, label, value, onChange }: ScaleSliderProps) {
  const length = parseLength(value);
  const range = length && sliderRange(scale, length);
  // A range that followed the value would move the thumb while it's dragged.
  const [kept, keep] = useState(range);
  const shown = length && kept && isIn(length, kept) ? kept : range;
  if (shown && !isEqual(shown, kept)) keep(shown);
  if (!shown) return null;
  const { number, unit } = length!;
  return (
    <Slider
      label={`${label}, slider`}
      range={shown}
      number={number}
      valueText={value}
      onChange={(next, dragId) => onChange(writeLength({ number: next, unit }), dragId)}
    />
  );
}

const isIn = ({ number, unit }: Length, range: SliderRange) =>
  unit === range.unit && number >= range.min && number <= range.max;

const isEqual = (one: SliderRange, other: SliderRange | undefined) =>
  one.unit === other?.unit && one.min === other.min && one.max === other.max;
