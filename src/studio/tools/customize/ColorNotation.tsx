/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { convertColor, notationOf, notations, type Notation } from '../../themes/color-notation';
import { rowStyle } from '../../../sandbox/controls/control-styles';
import { SmallSelect } from '../../../sandbox/controls/SmallSelect';

interface ColorNotationProps {
  /** A CSS color. */
  value: string;
  onChange: (value: string) => void;
}

/** Shows a color completely, and converts it to another notation. Says what a conversion loses. */
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
      <div sx={rowStyle}>
        <SmallSelect
          label="Notation"
          value={notation}
          onChange={(next) => convert(next as Notation)}
        >
          {!notation && (
            <option value="" disabled>
              other
            </option>
          )}
          {Object.keys(notations).map((notationName) => (
            <option key={notationName}>{notationName}</option>
          ))}
        </SmallSelect>
        <code sx={{ overflowWrap: 'anywhere', fontSize: 1 }}>{value}</code>
      </div>
      <p role="status" sx={{ m: 0, mt: 1, minHeight: '3em', color: 'gray' }}>
        {conversion.to === value && conversion.losses}
      </p>
    </div>
  );
}
