/** @jsxImportSource theme-ui */
import { useId, useRef, useState } from 'react';
import type { PlainObject } from '../../themes/changes';
import { colorRows, modesIn } from '../../themes/color-modes';
import { dragOf } from '../../themes/edit-history';
import { noShift, withShift, type ColorShift } from '../../themes/map-colors';
import { rowStyle } from '../../controls/control-styles';
import { stripStyle } from './AddShades';
import type { EditorProps } from './editor';

/** Props of an editor that can also undo its steps. */
export interface ShiftColorsProps extends EditorProps {
  /** Takes back the last step. */
  undo: () => void;
}

const sliders = [
  { key: 'hue', label: 'Hue', min: -180, max: 180, step: 1, unit: '°' },
  { key: 'chroma', label: 'Chroma', min: 0, max: 2, step: 0.01, unit: '×' },
  { key: 'lightness', label: 'Lightness', min: -0.3, max: 0.3, step: 0.005, unit: '' },
] as const;

/** A session of the sliders: the theme before it, the shift, and the theme with it. */
interface Session {
  before: PlainObject;
  shift: ColorShift;
  after: PlainObject;
  /** True if the theme has a step of it. */
  hasStep: boolean;
  /** Differs for each. */
  id: number;
}

let sessions = 0;

const nextSession = () => (sessions += 1);

/** Changes hue, chroma, and lightness of all colors in all modes, in one step. */
export function ShiftColors({ theme, edit, undo }: ShiftColorsProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [session, setSession] = useState<Session>();
  // Another edit, or an undo, ends the shift: what's there then is the new beginning.
  const isOwn = session !== undefined && session.after === theme;
  const before = isOwn ? session.before : theme;
  const shift = isOwn ? session.shift : noShift;

  const begin = () =>
    setSession({
      before: theme,
      shift: noShift,
      after: theme,
      hasStep: false,
      id: nextSession(),
    });

  function slide(key: keyof ColorShift, value: number): void {
    const next = { ...shift, [key]: value };
    const after = withShift(before, next);
    const hasStep = (isOwn && session.hasStep) || after !== before;
    const sessionId = isOwn ? session.id : nextSession();
    setSession({ before, shift: next, after, hasStep, id: sessionId });
    edit(() => after, dragOf('colors', sessionId));
  }

  function end(isKept: boolean): void {
    // A shift of nothing is no step.
    if (isOwn && session.hasStep && (!isKept || before === theme)) undo();
    setSession(undefined);
    button.current?.focus();
  }

  return (
    <div sx={{ mt: 2 }}>
      <button
        ref={button}
        type="button"
        aria-expanded={session !== undefined}
        aria-controls={session ? id : undefined}
        onClick={() => (session ? end(true) : begin())}
        sx={{ variant: 'buttons.tool' }}
      >
        Shift all colors
      </button>
      {session && (
        <div id={id} role="group" aria-label="Shift of all colors" sx={panelStyle}>
          {sliders.map(({ key, label, unit, ...range }) => (
            <label key={key} sx={{ display: 'grid', gridTemplateColumns: '80px 1fr 56px', gap: 2 }}>
              {label}
              <input
                type="range"
                {...range}
                value={shift[key]}
                onChange={({ target }) => slide(key, target.valueAsNumber)}
                sx={{ width: '100%', height: 24, m: 0, accentColor: 'primary' }}
              />
              <output sx={{ color: 'gray', fontVariantNumeric: 'tabular-nums' }}>
                {key !== 'chroma' && shift[key] > 0 && '+'}
                {shift[key]}
                {unit}
              </output>
            </label>
          ))}
          {modesIn(theme).map(({ name }, mode) => (
            <div key={name} sx={{ display: 'grid', gridTemplateColumns: '80px 1fr', gap: 2 }}>
              <span sx={{ overflowWrap: 'anywhere' }}>{name}</span>
              <span aria-hidden="true" sx={{ display: 'grid', gap: 1 }}>
                <Strip theme={before} mode={mode} />
                <Strip theme={theme} mode={mode} />
              </span>
            </div>
          ))}
          <p sx={{ m: 0, color: 'gray' }}>
            The upper row of each mode is before, the lower one after. “Contrast” shows what it
            means for text.
          </p>
          <div sx={rowStyle}>
            <button
              type="button"
              onClick={() => end(true)}
              sx={{ variant: 'buttons.tool', bg: 'background' }}
            >
              Keep
            </button>
            <button
              type="button"
              onClick={() => end(false)}
              sx={{ variant: 'buttons.tool', bg: 'background' }}
            >
              Cancel
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The colors of a mode in a row. */
function Strip({ theme, mode }: { theme: PlainObject; mode: number }) {
  return (
    <span sx={{ ...stripStyle, flex: 'none', maxWidth: 'none', height: 16 }}>
      {colorRows(theme).map(({ path, shown }) => (
        <span key={path.join('.')} style={{ background: shown[mode] }} sx={{ flex: 1 }} />
      ))}
    </span>
  );
}

const panelStyle = {
  display: 'grid',
  gap: 2,
  mt: 2,
  p: 2,
  fontSize: 1,
  bg: 'muted',
  borderRadius: 'default',
} as const;
