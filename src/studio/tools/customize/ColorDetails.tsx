/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import type { Theme } from 'theme-ui';
import type { PlainObject } from '../../../base/theme-data/changes';
import { parseColor, toHex } from '../../../base/theme-data/color';
import { readOklch, writeLike } from '../../themes/color-notation';
import { partnersOf } from './contrast-range';
import { measurePairs, palettesOf } from '../../../base/theme-data/palette';
import { usableTheme } from '../../themes/shared-theme';
import { entryName, type ThemePath } from '../../../base/theme-data/theme-path';
import { rowStyle } from '../../../sandbox/controls/control-styles';
import { AddShades } from './AddShades';
import { ColorNotation } from './ColorNotation';
import { ColorSliders } from './ColorSliders';
import type { EditorProps } from './editor';

interface ColorDetailsProps extends EditorProps {
  label: string;
  /** The color, or the root's if the mode doesn't set it. */
  value: string;
  onChange: (value: string) => void;
  /** Keys of the color below its mode. */
  path: ThemePath;
  /** Index of its mode. */
  mode: number;
  /** Buttons for the name of the color. */
  children: ReactNode;
}

/** Sliders, color picker, conversion, and shades of a color. */
export function ColorDetails({
  label,
  value,
  onChange,
  path,
  mode,
  theme,
  edit,
  children,
}: ColorDetailsProps) {
  const color = parseColor(value);
  return (
    <div sx={{ display: 'grid', gap: 2, p: 2, fontSize: 1, bg: 'muted', borderRadius: 'default' }}>
      <b>{label}</b>
      {color ? (
        <>
          <ColorSliders
            label={label}
            value={value}
            partners={partnersIn(theme, mode, path)}
            onChange={onChange}
          />
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
          <ColorNotation value={value} onChange={onChange} />
          <AddShades value={value} theme={theme} edit={edit} />
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

/** Returns the colors that a color needs contrast with in a mode. */
function partnersIn(theme: PlainObject, mode: number, path: ThemePath) {
  const usable = usableTheme(theme).usable as Theme;
  const palette = palettesOf(usable)[mode]?.palette ?? {};
  const name = entryName(path);
  return partnersOf(name, measurePairs(usable, palette), palette);
}
