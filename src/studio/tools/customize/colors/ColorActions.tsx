/** @jsxImportSource theme-ui */
import { useId } from 'react';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { colorNameProblem, withColorMoved, type ColorModeOf, type ColorRow } from './color-modes';
import { colorUses, withColorUses } from './color-uses';
import {
  entryName,
  formatPath,
  valueAt,
  withName,
  withoutEntry,
} from '../../../../base/theme-data/theme-path';
import { rowStyle, softDisabledStyle } from '../../../../sandbox/controls/control-styles';
import { focusIfLost, nameFieldId, type EditorProps } from '../fields/editor';
import { TextField } from '../fields/TextField';

/** Maximum number of uses that are listed; the rest is counted. */
const MAX_NAMED_USES = 3;

interface ColorActionsProps extends EditorProps {
  row: ColorRow;
  modes: readonly ColorModeOf[];
  isLocked: boolean;
  onLock: (isLocked: boolean) => void;
  onRename: (name: string) => void;
  onMove: (step: -1 | 1) => void;
  /** Called after the color was removed. */
  onRemoved: () => void;
}

/** Renames, moves, locks, or removes a color, in all modes. */
export function ColorActions({
  row,
  modes,
  theme,
  edit,
  isLocked,
  onLock,
  onRename,
  onMove,
  onRemoved,
}: ColorActionsProps) {
  const label = formatPath(row.path);
  const usesId = useId();
  const lockId = useId();
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
            onRename(formatPath(renamed));
            focusIfLost(['colors', ...renamed]);
          }}
        />
      )}
      <div sx={rowStyle}>
        {([-1, 1] as const).map((step) => (
          // It keeps the focus where there's no place to move to.
          <button
            key={step}
            type="button"
            aria-disabled={withColorMoved(theme, row.path, step) === theme}
            onClick={() => onMove(step)}
            sx={softDisabledStyle}
          >
            {step < 0 ? 'Move up' : 'Move down'}
          </button>
        ))}
      </div>
      <div sx={{ ...rowStyle, rowGap: 0 }}>
        <label sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
          <input
            type="checkbox"
            aria-describedby={lockId}
            checked={isLocked}
            onChange={({ target }) => onLock(target.checked)}
          />
          Lock
        </label>
        <span id={lockId} sx={{ fontSize: 0, color: 'gray' }}>
          Shuffle doesn’t change locked colors.
        </span>
      </div>
      <button
        type="button"
        aria-describedby={uses.length > 0 ? usesId : undefined}
        onClick={() => {
          edit((current) => inEachMode(current, withoutEntry));
          onRemoved();
        }}
        sx={{ variant: 'buttons.tool', color: 'danger', justifySelf: 'start' }}
      >
        Remove {label}
      </button>
      {uses.length > 0 && (
        <span id={usesId} sx={{ fontSize: 0, color: 'gray', overflowWrap: 'anywhere' }}>
          Used in {uses.slice(0, MAX_NAMED_USES).join(', ')}
          {uses.length > MAX_NAMED_USES && ` and ${uses.length - MAX_NAMED_USES} more`}. Renaming
          the color updates {uses.length === 1 ? 'it' : 'them'}; removing the color doesn’t.
        </span>
      )}
    </>
  );
}
