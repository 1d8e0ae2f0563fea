/** @jsxImportSource theme-ui */
import { memo, type MouseEvent } from 'react';
import { tint } from '../../../../base/design/tints';
import { withColor, withRootColor, type ColorModeOf, type ColorRow as Row } from './color-modes';
import { isCssColor } from '../../../themes/theme-problems';
import { formatPath } from '../../../../base/theme-data/theme-path';
import { fieldId, type EditorProps } from '../fields/editor';
import { TextField } from '../fields/TextField';

/** ID of the popover of the color grid. */
export const popoverId = 'color-popover';

/** ID of the button whose popover is open. */
export const openerId = 'color-opener';

interface ColorRowProps extends Pick<EditorProps, 'edit'> {
  row: Row;
  modes: readonly ColorModeOf[];
  isLocked: boolean;
  /** Column of the grid's tab stop, 0 for the name; undefined if it's in another row. */
  activeColumn: number | undefined;
  /** Column whose popover is open; undefined for none. */
  openedColumn: number | undefined;
  /** Opens or closes the popover of a column. */
  onToggle: (column: number) => void;
}

/** Returns why a text can't be a color; empty if it can. */
export const colorProblem = (text: string) =>
  isCssColor(text) ? '' : 'This isn’t a valid CSS color.';

/** Sets a color in a mode; an empty one is the root's. */
export function setColor(
  edit: EditorProps['edit'],
  mode: ColorModeOf,
  path: Row['path'],
  value: string,
): void {
  edit(
    (current) =>
      value === '' ? withRootColor(current, mode, path) : withColor(current, mode, path, value),
    formatPath([...mode.path, ...path]),
  );
}

/** Maximum length of a value that fits a cell, in characters. */
const MAX_VISIBLE_VALUE = 9;

/** Row of a color, with a swatch and a field for each mode. Memoized, because palettes are long. */
export const ColorRow = memo(function ColorRow({
  row,
  modes,
  isLocked,
  edit,
  activeColumn,
  openedColumn,
  onToggle,
}: ColorRowProps) {
  const label = formatPath(row.path);
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);
  const opener = (column: number) => ({
    type: 'button' as const,
    tabIndex: -1,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': openedColumn === column,
    // With a target, a click on it isn't one outside of the popover.
    ...(openedColumn === column && { id: openerId, popoverTarget: popoverId }),
    onClick: (event: MouseEvent) => {
      // The browser would close a popover that this click opens.
      event.preventDefault();
      onToggle(column);
    },
  });

  return (
    <tr role="row" data-opened={openedColumn === undefined ? undefined : ''}>
      <th
        role="rowheader"
        scope="row"
        aria-label={isLocked ? `${label}, locked` : label}
        tabIndex={tabIndex(0)}
      >
        <span sx={{ flex: 1, minWidth: 0 }}>{label}</span>
        {isLocked && (
          <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true" sx={lockStyle}>
            <path d="M5 7V5a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="1.5" />
            <path d="M3 7h10v7H3z" fill="currentColor" />
          </svg>
        )}
        <button {...opener(0)} aria-label={`Actions for ${label}`} sx={actionsStyle} />
      </th>
      {modes.map((mode, index) => {
        const modeValue = row.values[index];
        const shown = row.shown[index] ?? '';
        const hasRoot = index > 0 && row.values[0] !== undefined;
        return (
          <td
            key={mode.name}
            role="gridcell"
            tabIndex={tabIndex(index + 1)}
            aria-label={modeValue ?? (shown ? `${shown}, from ${modes[0]!.name}` : 'missing')}
            aria-expanded={openedColumn === index + 1}
            title={shown.length > MAX_VISIBLE_VALUE ? shown : undefined}
          >
            <TextField
              id={fieldId([...mode.path, ...row.path])}
              label={`${label} in ${mode.name}`}
              value={modeValue ?? ''}
              placeholder={modeValue === undefined ? shown || 'missing' : ''}
              toValue={(text) => text.trim().replace(/;$/, '')}
              problemOf={(text) => (text === '' && hasRoot ? '' : colorProblem(text))}
              onChange={(value) => setColor(edit, mode, row.path, value)}
              tabIndex={-1}
              fieldSx={quietStyle}
              // In the last column, the other end would be cut off.
              messageSide={index === modes.length - 1 ? 'end' : 'start'}
            >
              <button
                {...opener(index + 1)}
                aria-label={`Pick ${label} in ${mode.name}`}
                style={{ '--swatch': shown } as object}
                sx={swatchStyle}
              />
            </TextField>
          </td>
        );
      })}
    </tr>
  );
}, isShownAlike);

/** Returns whether a row looks as before. Old callbacks are fine, because they get the latest theme. */
function isShownAlike(before: ColorRowProps, next: ColorRowProps): boolean {
  const shown = ({ row, modes, isLocked, activeColumn, openedColumn }: ColorRowProps) =>
    JSON.stringify([row, modes, isLocked, activeColumn, openedColumn]);
  return shown(before) === shown(next);
}

/** Looks like text until it's used. */
const quietStyle = {
  px: 1,
  fontFamily: 'monospace',
  fontSize: 0,
  bg: 'transparent',
  borderColor: 'transparent',
  borderBottomColor: 'transparent',
  borderEndStartRadius: 'default',
  borderEndEndRadius: 'default',
  ':hover:not([aria-invalid="true"])': { borderColor: tint('text', 35) },
  ':focus': { bg: 'background', borderColor: tint('text', 50) },
} as const;

const lockStyle = { flex: 'none', color: 'gray' } as const;

/** Visible for a pointer over its row, and always for fingers. With a keyboard, Enter opens it. */
const actionsStyle = {
  variant: 'buttons.tool',
  flex: 'none',
  width: 24,
  minHeight: 28,
  p: 0,
  color: 'gray',
  bg: 'transparent',
  border: 0,
  // Three dots.
  '::before': {
    content: '""',
    width: 3,
    height: 3,
    borderRadius: 'round',
    bg: 'currentColor',
    boxShadow: '-5px 0, 5px 0',
  },
  'tr:not(:hover):not([data-opened]) > th:not(:focus-within) > &': {
    '@media (hover: hover)': { opacity: 0 },
  },
} as const;

const swatchStyle = {
  filter: 'var(--vision, none)',
  // Keeps its color in forced-colors mode.
  forcedColorAdjust: 'none',
  flex: 'none',
  alignSelf: 'center',
  width: 24,
  height: 24,
  p: 0,
  cursor: 'pointer',
  // Checkers below translucent colors.
  background:
    'linear-gradient(var(--swatch), var(--swatch)), repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 8px 8px',
  border: 0,
  borderRadius: 'small',
  boxShadow: `inset 0 0 0 1px ${tint('text', 20)}`,
  '&[aria-expanded="true"]': { outline: '2px solid', outlineColor: 'primary', outlineOffset: 1 },
  '@media (pointer: coarse)': { width: 28, height: 28 },
} as const;
