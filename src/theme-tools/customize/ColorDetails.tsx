/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { parseColor, toHex } from '../../themes/color';
import { readOklch, writeLike } from '../../themes/color-notation';
import { ColorSliders } from './ColorSliders';
import { rowStyle } from '../controls';

interface ColorDetailsProps {
  label: string;
  /** The color, or the one that a mode takes from the root. */
  value: string;
  onChange: (value: string) => void;
  /** Buttons for the name of the color. */
  children: ReactNode;
}

/** Ways to change a color beside writing it. */
export function ColorDetails({ label, value, onChange, children }: ColorDetailsProps) {
  const color = parseColor(value);
  return (
    <div sx={{ display: 'grid', gap: 2, p: 2, fontSize: 1, bg: 'muted', borderRadius: 'default' }}>
      {color ? (
        <>
          <ColorSliders label={label} value={value} onChange={onChange} />
          <label sx={rowStyle}>
            Browser’s color picker
            <input
              type="color"
              value={toHex(color)}
              onChange={({ target }) => {
                const picked = readOklch(target.value)!;
                onChange(writeLike({ ...picked, alpha: color.alpha ?? 1 }, value));
              }}
              sx={{ width: 56, height: 32, p: 0, border: '1px solid', borderColor: 'gray' }}
            />
          </label>
        </>
      ) : (
        <p sx={{ m: 0 }}>
          The browser computes this color, so it has no sliders. Enter another one to use them.
        </p>
      )}
      <div sx={rowStyle}>{children}</div>
    </div>
  );
}
