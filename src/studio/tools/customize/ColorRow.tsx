/** @jsxImportSource theme-ui */
import { memo, useId } from 'react';
import type { PlainObject } from '../../../base/theme-data/changes';
import {
  colorNameProblem,
  withColor,
  withColorMoved,
  withRootColor,
  type ColorModeOf,
  type ColorRow as Row,
} from '../../themes/color-modes';
import { colorUses, withColorUses } from '../../themes/color-uses';
import { isCssColor } from '../../themes/theme-problems';
import {
  entryName,
  formatPath,
  valueAt,
  withName,
  withoutEntry,
} from '../../../base/theme-data/theme-path';
import { softDisabledStyle } from '../../../sandbox/controls/control-styles';
import { ColorDetails } from './ColorDetails';
import { fieldId, focusIfLost, keepFocusNear, nameFieldId, type EditorProps } from './editor';
import { TextField } from './TextField';

interface ColorRowProps extends EditorProps {
  row: Row;
  modes: readonly ColorModeOf[];
  /** Column of the grid's tab stop, 0 for the name; undefined if it's in another row. */
  activeColumn: number | undefined;
  /** Name of the mode whose sliders are open; undefined for none. */
  openedMode: string | undefined;
  /** Opens or closes the sliders of a mode. */
  onToggle: (mode: string) => void;
  onMove: (step: -1 | 1) => void;
}

const problemOf = (text: string) => (isCssColor(text) ? '' : 'This isn’t a valid CSS color.');

/** Maximum length of a value that fits a cell, in characters. */
const MAX_VISIBLE_VALUE = 26;

/** Maximum number of uses that are listed; the rest is counted. */
const MAX_NAMED_USES = 3;

/** Row of a color, with a field and sliders for each mode. Memoized, because palettes are long. */
export const ColorRow = memo(function ColorRow({
  row,
  modes,
  theme,
  edit,
  activeColumn,
  openedMode,
  onToggle,
  onMove,
}: ColorRowProps) {
  const label = formatPath(row.path);
  const openedIndex = modes.findIndex(({ name }) => name === openedMode);
  const pathIn = (index: number) => [...modes[index]!.path, ...row.path];
  /** @param value empty for the root's color */
  function set(index: number, value: string): void {
    const mode = modes[index]!;
    edit(
      (current) =>
        value === ''
          ? withRootColor(current, mode, row.path)
          : withColor(current, mode, row.path, value),
      formatPath(pathIn(index)),
    );
  }
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);

  return (
    <>
      <tr role="row" data-row="">
        <th role="rowheader" scope="row" tabIndex={tabIndex(0)}>
          {label}
        </th>
        {modes.map(({ name }, index) => {
          const modeValue = row.values[index];
          const shown = row.shown[index] ?? '';
          const hasRoot = index > 0 && row.values[0] !== undefined;
          return (
            <td
              key={name}
              role="gridcell"
              tabIndex={tabIndex(index + 1)}
              aria-label={modeValue ?? (shown ? `${shown}, from ${modes[0]!.name}` : 'missing')}
              aria-expanded={openedMode === name}
              title={shown.length > MAX_VISIBLE_VALUE ? shown : undefined}
            >
              <TextField
                id={fieldId(pathIn(index))}
                label={`${label} in ${name}`}
                value={modeValue ?? ''}
                placeholder={modeValue === undefined ? shown || 'missing' : ''}
                toValue={(text) => text.trim().replace(/;$/, '')}
                problemOf={(text) => (text === '' && hasRoot ? '' : problemOf(text))}
                onChange={(value) => set(index, value)}
                tabIndex={-1}
                messageStyle={index === modes.length - 1 ? lastMessageStyle : messageStyle}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={`Sliders for ${label} in ${name}`}
                  aria-expanded={openedMode === name}
                  onClick={() => onToggle(name)}
                  style={{ background: shown }}
                  sx={swatchStyle}
                />
              </TextField>
            </td>
          );
        })}
      </tr>
      {openedIndex >= 0 && (
        <tr role="row">
          <td role="gridcell" aria-colspan={modes.length + 1} sx={detailsStyle}>
            <ColorDetails
              label={`${label} in ${openedMode}`}
              value={row.shown[openedIndex] ?? ''}
              onChange={(value) => set(openedIndex, value)}
              path={row.path}
              mode={openedIndex}
              theme={theme}
              edit={edit}
            >
              <ColorName row={row} modes={modes} theme={theme} edit={edit} />
              <MoveButton theme={theme} row={row} step={-1} onMove={onMove} />
              <MoveButton theme={theme} row={row} step={1} onMove={onMove} />
              {openedIndex > 0 && row.values[openedIndex] !== undefined && (
                <button
                  type="button"
                  onClick={() => {
                    edit((current) => withRootColor(current, modes[openedIndex]!, row.path));
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

/**
 * Returns whether a row looks as before. Open sliders depend on the whole theme. Old callbacks are fine, because `edit`
 * passes the latest theme.
 */
function isShownAlike(before: ColorRowProps, next: ColorRowProps): boolean {
  const shown = ({ row, modes, activeColumn }: ColorRowProps) =>
    JSON.stringify([row, modes, activeColumn]);
  const isOpened = before.openedMode !== undefined || next.openedMode !== undefined;
  return !isOpened && shown(before) === shown(next);
}

interface MoveButtonProps extends Pick<ColorRowProps, 'row' | 'theme' | 'onMove'> {
  step: -1 | 1;
}

/** Moves a color among those of its group. Keeps the focus where there's no place to move to. */
function MoveButton({ theme, row, step, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={withColorMoved(theme, row.path, step) === theme}
      onClick={() => onMove(step)}
      sx={{ ...softDisabledStyle, bg: 'background' }}
    >
      {step < 0 ? 'Move up' : 'Move down'}
    </button>
  );
}

type ColorNameProps = Pick<ColorRowProps, 'row' | 'modes' | 'theme' | 'edit'>;

/** Renames a color, or removes it, in all modes. */
function ColorName({ row, modes, theme, edit }: ColorNameProps) {
  const label = formatPath(row.path);
  const usesId = useId();
  const inEachMode = (
    current: PlainObject,
    change: (current: PlainObject, path: string[], level: number) => PlainObject,
  ) =>
    modes.reduce((changed, { path }) => {
      const whole = [...path, ...row.path];
      return valueAt(changed, whole) === undefined ? changed : change(changed, whole, path.length);
    }, current);
  const uses = colorUses(theme, entryName(row.path)).map(formatPath);
  const isListed = Array.isArray(valueAt(theme, ['colors', ...row.path.slice(0, -1)]));
  return (
    <>
      {!isListed && (
        <div sx={{ width: 132 }}>
          <TextField
            id={nameFieldId(row.path)}
            label={`Name of ${label}`}
            value={row.path.at(-1)!}
            isLate
            problemOf={(name) => colorNameProblem(theme, [...row.path.slice(0, -1), name])}
            onChange={(name) => {
              const renamed = [...row.path.slice(0, -1), name];
              edit((current) =>
                withColorUses(
                  inEachMode(current, (next, path) => withName(next, path, name)),
                  entryName(row.path),
                  entryName(renamed),
                ),
              );
              focusIfLost(['colors', ...renamed]);
            }}
          />
        </div>
      )}
      <button
        type="button"
        aria-describedby={uses.length > 0 ? usesId : undefined}
        onClick={({ currentTarget }) => {
          edit((current) => inEachMode(current, withoutEntry));
          keepFocusNear(currentTarget);
        }}
        sx={{ variant: 'buttons.tool', bg: 'background' }}
      >
        Remove {label}
      </button>
      {uses.length > 0 && (
        <span id={usesId} sx={{ color: 'gray', overflowWrap: 'anywhere' }}>
          Used in {uses.slice(0, MAX_NAMED_USES).join(', ')}
          {uses.length > MAX_NAMED_USES && ` and ${uses.length - MAX_NAMED_USES} more`}. Renaming
          changes {uses.length === 1 ? 'it' : 'them'}, removing doesn’t.
        </span>
      )}
    </>
  );
}

/** As wide as the visible part of the table, whatever its scroll position. */
const detailsStyle = {
  display: 'block',
  position: 'sticky',
  insetInlineStart: 0,
  width: '100cqi',
  p: 1,
} as const;

/** Over the next row, so that a message doesn't move it. */
const messageStyle = {
  position: 'absolute',
  zIndex: 2,
  top: 'calc(100% - 4px)',
  insetInlineStart: 4,
  mt: 0,
  px: 2,
  py: 1,
  whiteSpace: 'nowrap',
  bg: 'background',
  border: '1px solid',
  borderColor: 'secondary',
  borderRadius: 'default',
} as const;

/** For the last column, where a message would be cut off. */
const lastMessageStyle = { ...messageStyle, insetInlineStart: 'auto', insetInlineEnd: 4 } as const;

const swatchStyle = {
  // Keeps its color in forced-colors mode.
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
