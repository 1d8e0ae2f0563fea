/** @jsxImportSource theme-ui */
import { useState } from 'react';
import {
  convertColor,
  notationOf,
  notations,
  type Notation,
} from '../../../../themes/color-notation';
import { SmallSelect } from '../../../../../sandbox/controls/SmallSelect';

interface ColorNotationProps {
  /** A CSS color. */
  value: string;
  onChange: (value: string) => void;
}

/** Converts a color to another notation. Says what that loses. */
export function ColorNotation({ value, onChange }: ColorNotationProps) {
  // Arrow keys go through all options: each converts the original color, not the result of the one before.
  const [conversion, setConversion] = useState({ from: value, to: value, losses: '' });
  const from = conversion.to === value ? conversion.from : value;
  const notation = notationOf(value) ?? '';

  function convert(next: Notation): void {
    const converted = convertColor(from, next);
    if (!converted) return;
    // Back in the original notation, the reader gets the original text.
    const to = next === notationOf(from) ? from : converted.value;
    setConversion({ from, to, losses: to === from ? '' : converted.losses.join(' ') });
    onChange(to);
  }

  return (
    <div>
      <SmallSelect label="Format" value={notation} onChange={(next) => convert(next as Notation)}>
        {!notation && (
          <option value="" disabled>
            other
          </option>
        )}
        {Object.keys(notations).map((notationName) => (
          <option key={notationName}>{notationName}</option>
        ))}
      </SmallSelect>
      <p role="status" sx={{ m: 0, fontSize: 0, color: 'gray' }}>
        {conversion.to === value && conversion.losses}
      </p>
    </div>
  );
}
