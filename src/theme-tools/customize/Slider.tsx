/** @jsxImportSource theme-ui */
import { useRef } from 'react';
import type { SliderRange } from './slider-values';

interface SliderProps {
  /** Accessible name. */
  label: string;
  range: SliderRange;
  number: number;
  /** The value with its unit, for screen readers. */
  valueText: string;
  /** @param dragId the same for all changes of one drag; undefined for keys */
  onChange: (number: number, dragId: number | undefined) => void;
}

let drags = 0;

/** Tells changes of a slider by a drag from those by keys: the id of the drag, and handlers for the input. */
export function useDrag() {
  const dragId = useRef<number>(undefined);
  return {
    dragId,
    handlers: {
      onPointerDown: () => (dragId.current = drags += 1),
      onKeyDown: () => (dragId.current = undefined),
    },
  };
}

/** A native slider. It tells changes of a drag from those by keys. */
export function Slider({ label, range, number, valueText, onChange }: SliderProps) {
  const { dragId, handlers } = useDrag();
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={range.min}
      max={range.max}
      step={range.step}
      value={number}
      {...handlers}
      onChange={({ target }) => onChange(target.valueAsNumber, dragId.current)}
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
