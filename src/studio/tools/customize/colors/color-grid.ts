import type { KeyboardEvent } from 'react';
import { isCommand, isPlainKey } from '../../../../runtime/browser/keys';

/** Cell of a row of colors that an element is, or is in; undefined in the header. */
export function cellOf(element: Element): HTMLTableCellElement | undefined {
  const cell = element.closest<HTMLTableCellElement>('th, td');
  return cell?.closest('tbody') ? cell : undefined;
}

/** Index of a cell's row among the rows of colors. */
export const rowIndexOf = (cell: HTMLTableCellElement): number =>
  rowsAround(cell).indexOf(rowOf(cell));

const rowOf = (cell: Element) => cell.closest('tr')!;

const rowsAround = (cell: Element) => [...cell.closest('tbody')!.rows];

/** Actions of keys. Column 0 has the names. */
interface GridActions {
  /** Moves a color up (-1) or down. */
  onMove: (row: number, step: -1 | 1) => void;
  /** Opens or closes the popover of a cell. */
  onOpen: (row: number, column: number) => void;
  /** Gives a cell the color of the root. */
  onClear: (row: number, column: number) => void;
}

/**
 * Handles a key in the grid of colors: arrow keys, Home, and End move between cells, Enter, F2, or a letter edit one,
 * Space opens its popover, Delete gives it the root's color, and Alt with an arrow key moves the color. Enter and
 * Escape leave a field.
 */
export function onGridKey(event: KeyboardEvent<HTMLElement>, actions: GridActions): void {
  const target = event.target as HTMLElement;
  const cell = cellOf(target);
  if (!cell) return;
  if (target.matches('input')) leaveField(event, cell);
  else if (target === cell || !['Enter', ' '].includes(event.key))
    pressInCell(event, cell, actions);
}

function leaveField({ key, target }: KeyboardEvent, cell: HTMLElement): void {
  // An invalid value keeps the focus.
  const isValid = (target as Element).getAttribute('aria-invalid') !== 'true';
  if (key === 'Escape' || (key === 'Enter' && isValid)) cell.focus();
}

function pressInCell(
  event: KeyboardEvent,
  cell: HTMLTableCellElement,
  { onMove, onOpen, onClear }: GridActions,
): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const rows = rowsAround(cell);
  const row = rowIndexOf(cell);
  const column = cell.cellIndex;
  const isAlt = altKey && !ctrlKey && !metaKey && !shiftKey;
  const next = cellAfterKey(event, cell, rows);
  const field = cell.querySelector('input');

  if (isAlt && (key === 'ArrowUp' || key === 'ArrowDown')) onMove(row, key === 'ArrowUp' ? -1 : 1);
  else if (next) focusCell(next);
  else if (key === 'Escape' && cell !== event.target) cell.focus();
  else if (key === ' ' && isPlainKey(event)) onOpen(row, column);
  else if (key === 'Delete' && isPlainKey(event)) onClear(row, column);
  else if ((key === 'Enter' || key === 'F2') && isPlainKey(event)) {
    if (field) editCell(cell, field);
    else onOpen(row, column);
  } else if (field && (startsColor(event) || isPaste(event))) {
    // The browser types the key into the field that now has the focus.
    editCell(cell, field);
    return;
  } else return;
  event.preventDefault();
}

/** `focus` alone doesn't scroll to a cell that's covered by the names. */
function focusCell(cell: HTMLElement, target = cell): void {
  target.focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Selects the whole value, so that typing replaces it. */
function editCell(cell: HTMLElement, field: HTMLInputElement): void {
  focusCell(cell, field);
  field.select();
}

/** Keys that a color can start with. `/` and `?` stay shortcuts of the site. */
const startsColor = (event: KeyboardEvent) => isPlainKey(event) && /^[\w#]$/.test(event.key);

const isPaste = (event: KeyboardEvent) => isCommand(event) && event.key.toLowerCase() === 'v';

/** Cell that a key moves to; undefined for other keys. The cell itself at the edges. */
function cellAfterKey(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  cell: HTMLTableCellElement,
  rows: HTMLTableRowElement[],
): HTMLTableCellElement | undefined {
  if (altKey || metaKey || shiftKey) return undefined;
  const row = rows.indexOf(rowOf(cell));
  const last = rowOf(cell).cells.length - 1;
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key] ?? 0;
  const at = (rowIndex: number, column: number) =>
    rows[clamp(rowIndex, rows.length - 1)]!.cells[clamp(column, last)];
  if (ctrlKey) {
    return { Home: at(0, 0), End: at(rows.length - 1, last) }[key];
  }
  return {
    ArrowLeft: at(row, cell.cellIndex + step),
    ArrowRight: at(row, cell.cellIndex + step),
    ArrowUp: at(row - 1, cell.cellIndex),
    ArrowDown: at(row + 1, cell.cellIndex),
    Home: at(row, 0),
    End: at(row, last),
  }[key];
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
