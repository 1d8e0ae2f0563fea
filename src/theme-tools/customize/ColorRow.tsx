/** @jsxImportSource theme-ui */
import { Fragment, memo } from 'react';
import type { PlainObject } from '../../themes/changes';
import type { ColorModeOf, ColorRow as Row } from '../../themes/color-modes';
import { isCssColor } from '../../themes/theme-problems';
import {
  keyProblem,
  pathText,
  valueAt,
  withName,
  withoutValue,
  withValue,
} from '../../themes/theme-path';
import { ColorDetails } from './ColorDetails';
import { fieldId, focusIfLost, keepFocusNear, type EditorProps } from './editor';
import { TextField } from './TextField';

interface ColorRowProps extends EditorProps {
  row: Row;
  modes: readonly ColorModeOf[];
  /** The mode whose color is edited in full; undefined for none. */
  openedMode: string | undefined;
  onOpen: (mode: string | undefined) => void;
}

const problemOf = (text: string) => (isCssColor(text) ? '' : 'This isn’t a valid CSS color.');

/** A color in each mode, as text; one of them can be opened. Palettes are long: a key draws the rows it changes. */
export const ColorRow = memo(function ColorRow({
  row,
  modes,
  theme,
  edit,
  openedMode,
  onOpen,
}: ColorRowProps) {
  const label = pathText(row.path);
  const openedIndex = modes.findIndex(({ name }) => name === openedMode);
  const pathIn = (index: number) => [...modes[index]!.path, ...row.path];
  const set = (index: number, value: string) =>
    edit((now) => withValue(now, pathIn(index), value), pathText(pathIn(index)));

  return (
    <>
      <tr>
        <th scope="row" sx={{ textAlign: 'start', p: 1, overflowWrap: 'anywhere' }}>
          {label}
        </th>
        {modes.map(({ name }, index) => {
          const own = row.values[index];
          const shown = own ?? row.values[0] ?? '';
          return (
            <td key={name} sx={{ p: 1, verticalAlign: 'top' }}>
              <TextField
                id={fieldId(pathIn(index))}
                label={`${label} in ${name}`}
                value={own ?? ''}
                placeholder={own === undefined ? shown : ''}
                problemOf={problemOf}
                onChange={(value) => set(index, value)}
              >
                <button
                  type="button"
                  aria-label={`Sliders for ${label} in ${name}`}
                  aria-expanded={openedMode === name}
                  onClick={() => onOpen(openedMode === name ? undefined : name)}
                  style={{ background: shown }}
                  sx={swatchStyle}
                />
              </TextField>
            </td>
          );
        })}
      </tr>
      {openedIndex >= 0 && (
        <tr>
          <td colSpan={modes.length + 1} sx={{ p: 1 }}>
            <ColorDetails
              label={`${label} in ${openedMode}`}
              value={row.values[openedIndex] ?? row.values[0] ?? ''}
              onChange={(value) => set(openedIndex, value)}
            >
              <ColorName row={row} modes={modes} theme={theme} edit={edit} />
              {openedIndex > 0 && row.values[openedIndex] !== undefined && (
                <button
                  type="button"
                  onClick={() => {
                    edit((now) => withoutValue(now, pathIn(openedIndex)));
                    document.getElementById(fieldId(pathIn(openedIndex)))?.focus();
                  }}
                  sx={{ variant: 'buttons.tool', bg: 'background' }}
                >
                  Use the root color
                </button>
              )}
            </ColorDetails>
          </td>
        </tr>
      )}
    </>
  );
}, isShownAlike);

/** Whether a row looks as before; what is opened needs the rest of the theme. Its functions act on the newest. */
function isShownAlike(before: ColorRowProps, next: ColorRowProps): boolean {
  const shown = ({ row, modes }: ColorRowProps) => JSON.stringify([row, modes]);
  const isOpened = before.openedMode !== undefined || next.openedMode !== undefined;
  return !isOpened && shown(before) === shown(next);
}

type ColorNameProps = Pick<ColorRowProps, 'row' | 'modes' | 'theme' | 'edit'>;

/** Renames a color, or removes it, in all modes. */
function ColorName({ row, modes, theme, edit }: ColorNameProps) {
  const label = pathText(row.path);
  const inEachMode = (change: (now: PlainObject, path: string[]) => PlainObject) =>
    edit((now) =>
      modes.reduce((changed, { path }) => {
        const whole = [...path, ...row.path];
        return valueAt(changed, whole) === undefined ? changed : change(changed, whole);
      }, now),
    );
  const isListed = Array.isArray(valueAt(theme, ['colors', ...row.path.slice(0, -1)]));
  return (
    <Fragment>
      {!isListed && (
        <div sx={{ width: 132 }}>
          <TextField
            label={`Name of ${label}`}
            value={row.path.at(-1)!}
            isLate
            problemOf={(name) =>
              keyProblem(valueAt(theme, ['colors', ...row.path.slice(0, -1)]), name)
            }
            onChange={(name) => {
              inEachMode((now, path) => withName(now, path, name));
              focusIfLost(['colors', ...row.path.slice(0, -1), name]);
            }}
          />
        </div>
      )}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          inEachMode(withoutValue);
          keepFocusNear(currentTarget);
        }}
        sx={{ variant: 'buttons.tool', bg: 'background' }}
      >
        Remove {label}
      </button>
    </Fragment>
  );
}

const swatchStyle = {
  // It is there for its color.
  forcedColorAdjust: 'none',
  flex: 'none',
  width: 32,
  height: 32,
  p: 0,
  cursor: 'pointer',
  border: '1px solid',
  borderColor: 'gray',
  borderRadius: 'default',
} as const;
