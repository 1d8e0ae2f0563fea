/** @jsxImportSource theme-ui */
import { useId, useRef, useState } from 'react';
import {
  colorRows,
  modesIn,
  withColorMoved,
  withRootColor,
  type ColorRow as Row,
} from './color-modes';
import { findColors } from './color-search';
import { formatPath } from '../../../../base/theme-data/theme-path';
import { fieldStyle, rowStyle as toolRow } from '../../../../sandbox/controls/control-styles';
import { AddColor } from './AddColor';
import { cellOf, onGridKey, rowIndexOf } from './color-grid';
import { ColorActions } from './ColorActions';
import { ColorDetails } from './picker/ColorDetails';
import { colorProblem, ColorRow, openerId, popoverId, setColor } from './ColorRow';
import { fieldId, headingStyle, keepFocus, type EditorProps } from '../fields/editor';
import { ModeList } from './ModeList';
import { Popover } from '../fields/Popover';
import { ShiftColors } from './ShiftColors';
import { ShuffleColors } from './ShuffleColors';

/** A palette with more colors has a search field. */
const MAX_COLORS_WITHOUT_SEARCH = 8;

/** Brand colors are locked at first, because computed modes keep them, too. */
const isBrand = ({ path }: Row) => /^brand\d*$/.test(path[0]!);

/** Colors of all modes in a grid by the ARIA pattern: one tab stop, arrow keys, and Enter to edit a cell. */
export function ColorsEditor({ theme, edit }: EditorProps) {
  const hintId = useId();
  const modes = modesIn(theme);
  const rows = colorRows(theme);
  /** Color and column with an open popover. */
  const [opened, setOpened] = useState<{ row: string; column: number }>();
  /** Cell with the tab stop. Column 0 has the names. */
  const [activeCell, setActiveCell] = useState({ row: '', column: 1 });
  const [query, setQuery] = useState('');
  // As of the last change of the query: a color stays in the table while it's edited, and new ones appear.
  const [hiddenNames, setHiddenNames] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  /** Names of colors that “Shuffle” doesn't change. */
  const [lockedNames, setLockedNames] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(isBrand).map(({ path }) => formatPath(path))),
  );
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  const shown = rows.filter(({ path }) => !hiddenNames.has(formatPath(path)));
  const activeRow = shown.find(({ path }) => formatPath(path) === activeCell.row) ?? shown[0];
  const activeColumn = Math.min(activeCell.column, modes.length);
  const openedRow = shown.find(({ path }) => formatPath(path) === opened?.row);
  const openedIndex = (opened?.column ?? 0) - 1;
  const openedMode = modes[openedIndex];

  function search(text: string): void {
    const matches = new Set(findColors(rows, text));
    setQuery(text);
    setAnnouncement('');
    setHiddenNames(
      new Set(rows.filter((row) => !matches.has(row)).map(({ path }) => formatPath(path))),
    );
  }

  function move(row: Row, step: -1 | 1): void {
    const name = formatPath(row.path);
    const moved = withColorMoved(theme, row.path, step);
    const direction = step < 0 ? 'up' : 'down';
    if (moved === theme) return setAnnouncement(`${name} can’t move further ${direction}.`);
    edit((current) => withColorMoved(current, row.path, step));
    const index = colorRows(moved).findIndex(({ path }) => formatPath(path) === name);
    setAnnouncement(`${name} moved ${direction}, to row ${index + 1} of ${rows.length}.`);
    // React may take the focused row out and put it back in. The popover stays next to its row.
    keepFocus(document.getElementById(openerId) ?? document.activeElement);
  }

  /** Gives a mode the root's color again. */
  function clear(row: Row, mode: number): void {
    if (mode < 1 || row.values[mode] === undefined || row.values[0] === undefined) return;
    edit((current) => withRootColor(current, modes[mode]!, row.path));
    setAnnouncement(
      `${formatPath(row.path)} in ${modes[mode]!.name} now uses the root color again.`,
    );
  }

  function lock(name: string, isLocked: boolean): void {
    setLockedNames((names) => {
      const others = [...names].filter((other) => other !== name);
      return new Set(isLocked ? [...others, name] : others);
    });
  }

  function toggle({ path }: Row, column: number): void {
    const row = formatPath(path);
    setOpened((current) =>
      current?.row === row && current.column === column ? undefined : { row, column },
    );
  }

  /** Focuses the cell at the place of a removed row, or the field for a new color if there's none. */
  function focusNear(index: number): void {
    requestAnimationFrame(() => {
      const { rows: left } = body.current!;
      const near = left[Math.min(index, left.length - 1)]?.cells[activeColumn];
      (near ?? body.current!.closest('table')!.parentElement!.querySelector('form input'))?.focus();
    });
  }

  const hasSearch = rows.length > MAX_COLORS_WITHOUT_SEARCH || query !== '';
  const count =
    shown.length === 0
      ? `No color matches “${query.trim()}”.`
      : `${shown.length} of ${rows.length} colors`;

  return (
    <>
      <div sx={{ ...toolRow, minHeight: 20, flexWrap: 'nowrap', m: 0, mb: hasSearch ? 3 : 0 }}>
        {hasSearch && (
          <input
            type="search"
            aria-label="Search colors"
            placeholder="Name or value"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => search(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && search('')}
            sx={{ ...fieldStyle, flex: '1 1 0', maxWidth: 200 }}
          />
        )}
        <p role="status" sx={{ m: 0, flex: '1 1 0', fontSize: 1, lineHeight: 1.2, color: 'gray' }}>
          {announcement || (query.trim() && count)}
        </p>
      </div>
      <table
        role="grid"
        aria-label="Colors by mode"
        aria-describedby={hintId}
        onFocus={({ target }) => {
          const cell = cellOf(target);
          const row = cell && shown[rowIndexOf(cell)];
          if (!row) return;
          const next = { row: formatPath(row.path), column: cell.cellIndex };
          if (next.row !== activeCell.row || next.column !== activeCell.column) setActiveCell(next);
        }}
        onKeyDown={(event) =>
          onGridKey(event, {
            onMove: (index, step) => move(shown[index]!, step),
            onOpen: (index, column) => toggle(shown[index]!, column),
            onClear: (index, column) => clear(shown[index]!, column - 1),
          })
        }
        style={{ '--modes': modes.length } as object}
        sx={gridStyle}
      >
        <thead ref={head} role="rowgroup" sx={headStyle}>
          <tr role="row" sx={rowStyle}>
            <th role="columnheader" scope="col" sx={stickyStyle}>
              Color
            </th>
            {modes.map(({ name }) => (
              <th key={name} role="columnheader" scope="col" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          role="rowgroup"
          onScroll={({ currentTarget }) => {
            head.current!.scrollLeft = currentTarget.scrollLeft;
          }}
          sx={bodyStyle}
        >
          {shown.map((row) => (
            <ColorRow
              key={formatPath(row.path)}
              row={row}
              modes={modes}
              isLocked={lockedNames.has(formatPath(row.path))}
              edit={edit}
              activeColumn={row === activeRow ? activeColumn : undefined}
              openedColumn={row === openedRow ? opened!.column : undefined}
              onToggle={(column) => toggle(row, column)}
            />
          ))}
        </tbody>
      </table>
      {openedRow && (
        <Popover
          key={`${opened!.row} ${opened!.column}`}
          id={popoverId}
          anchorId={openerId}
          label={openedMode ? `${opened!.row} in ${openedMode.name}` : `Actions for ${opened!.row}`}
          title={
            <>
              <b>{opened!.row}</b>{' '}
              <span sx={{ color: 'gray' }}>{openedMode ? openedMode.name : 'in all modes'}</span>
            </>
          }
          onClose={() => setOpened((current) => (current === opened ? undefined : current))}
        >
          {openedMode ? (
            <ColorDetails
              label={`${opened!.row} in ${openedMode.name}`}
              value={openedRow.shown[openedIndex] ?? ''}
              problemOf={colorProblem}
              onChange={(value) => setColor(edit, openedMode, openedRow.path, value)}
              path={openedRow.path}
              mode={openedIndex}
              theme={theme}
              edit={edit}
              onDone={() => setOpened(undefined)}
            >
              {openedIndex > 0 && openedRow.values[openedIndex] !== undefined && (
                <button
                  type="button"
                  onClick={() => {
                    edit((current) => withRootColor(current, openedMode, openedRow.path));
                    setOpened(undefined);
                    document
                      .getElementById(fieldId([...openedMode.path, ...openedRow.path]))
                      ?.focus();
                  }}
                  sx={{ variant: 'buttons.tool' }}
                >
                  Use the root color
                </button>
              )}
            </ColorDetails>
          ) : (
            <ColorActions
              row={openedRow}
              modes={modes}
              theme={theme}
              edit={edit}
              isLocked={lockedNames.has(opened!.row)}
              onLock={(isLocked) => lock(opened!.row, isLocked)}
              // The old name stays locked, too, for an undo.
              onRename={(name) => lockedNames.has(opened!.row) && lock(name, true)}
              onMove={(step) => move(openedRow, step)}
              onRemoved={() => focusNear(shown.indexOf(openedRow))}
            />
          )}
        </Popover>
      )}
      <p
        id={hintId}
        sx={{ m: 0, fontSize: 0, color: 'gray', '@media (hover: none)': { display: 'none' } }}
      >
        Arrow keys move between cells, Enter edits, Space picks a color, Alt+↑ and Alt+↓ move a
        color.
      </p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <AddColor theme={theme} edit={edit} />
        <ShiftColors theme={theme} edit={edit} />
        <ShuffleColors theme={theme} edit={edit} lockedNames={lockedNames} />
      </div>
      <h2 sx={headingStyle}>Modes</h2>
      <ModeList theme={theme} edit={edit} />
    </>
  );
}

/** Minimum width of a mode's column: that of a hex code. Longer values are cut off, so that two modes fit. */
const modeWidth = '119px';

/** Room for a message below the last row, and height of the header, in px. */
const messageHeight = 32;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: `var(--name-width) repeat(var(--modes), minmax(${modeWidth}, 1fr))`,
  minWidth: `calc(var(--name-width) + var(--modes) * ${modeWidth})`,
} as const;

/** Names stay in view when the modes scroll sideways. */
const stickyStyle = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bg: 'background',
} as const;

/** Header and body scroll sideways on their own, so that the header can stick to the editor's column. */
const gridStyle = {
  '--name-width': '120px',
  '--cell-padding': '4px',
  '@media (min-width: 480px)': { '--name-width': '144px', '--cell-padding': '8px' },
  display: 'block',
  fontSize: 1,
} as const;

const headStyle = {
  display: 'block',
  position: 'sticky',
  top: 'var(--editor-top, 0)',
  zIndex: 1,
  overflow: 'hidden',
  bg: 'background',
  borderBottom: 'thin',
  th: {
    px: 'var(--cell-padding)',
    py: 1,
    textAlign: 'start',
    fontSize: 0,
    fontWeight: 'bold',
    color: 'gray',
    // One line: what scrolls into view stays below it (Customize.tsx).
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media print': { position: 'static', overflow: 'visible' },
} as const;

const bodyStyle = {
  display: 'block',
  overflowX: 'auto',
  pb: messageHeight,
  scrollPaddingInlineStart: 'var(--name-width)',
  // Keeps its sticky cells below the sticky header of the sheet.
  isolation: 'isolate',
  '> tr': { ...rowStyle, borderRadius: 'default' },
  '> tr:hover, > tr[data-opened], > tr:hover > th, > tr[data-opened] > th': { bg: 'muted' },
  '> tr > th': {
    ...stickyStyle,
    display: 'flex',
    alignItems: 'center',
    px: 'var(--cell-padding)',
    py: 0,
    textAlign: 'start',
    fontWeight: 'body',
    overflowWrap: 'anywhere',
    borderRadius: 'default',
  },
  '> tr > td': { position: 'relative', px: 'var(--cell-padding)', py: '2px', minWidth: 0 },
  'th:focus-visible, td:focus-visible': { outlineOffset: '-2px', borderRadius: 'default' },
  '@media print': { overflow: 'visible' },
} as const;
