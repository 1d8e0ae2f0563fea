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

/** Shows a color completely, and converts it to another notation. Names what a conversion loses. */
export function ColorNotation({ value, onChange }: ColorNotationProps) {
  // Arrow keys go through all options: each is converted from the color as it was before the first one.
  const [conversion, setConversion] = useState({ from: value, to: value, losses: '' });
  const from = conversion.to === value ? conversion.from : value;
  const notation = notationOf(value) ?? '';

  function convert(next: Notation): void {
    const converted = convertColor(from, next);
    if (!converted) return;
    // The text of the reader stays as it was written.
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
