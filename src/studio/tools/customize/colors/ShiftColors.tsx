/** @jsxImportSource theme-ui */
import { useId, useState } from 'react';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { colorRows, modesIn } from './color-modes';
import { dragOf } from '../drafts/edit-history';
import { noShift, withShift, type ColorShift } from './map-colors';
import { stripStyle } from './picker/AddShades';
import type { EditorProps } from '../fields/editor';

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
  /** Unique, so that each session is one step. */
  id: number;
}

let sessions = 0;

const nextSession = () => (sessions += 1);

/** Changes hue, chroma, and lightness of all colors in all modes, in one step. */
export function ShiftColors({ theme, edit }: EditorProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [session, setSession] = useState<Session>();
  // Another edit, or an undo, ends the session. The theme is then the start of a new one.
  const isOwn = session !== undefined && session.after === theme;
  const before = isOwn ? session.before : theme;
  const shift = isOwn ? session.shift : noShift;

  function change(next: ColorShift): void {
    const after = withShift(before, next);
    const sessionId = isOwn ? session.id : nextSession();
    setSession({ before, shift: next, after, id: sessionId });
    edit(() => after, dragOf('colors', sessionId));
  }

  return (
    <div sx={{ mt: 2, width: isOpen ? '100%' : 'auto' }}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ variant: 'buttons.tool' }}
      >
        Shift all colors
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label="Shift all colors" sx={panelStyle}>
          {sliders.map(({ key, label, unit, ...range }) => (
            <label key={key} sx={{ display: 'grid', gridTemplateColumns: '80px 1fr 56px', gap: 2 }}>
              {label}
              <input
                type="range"
                {...range}
                value={shift[key]}
                onChange={({ target }) => change({ ...shift, [key]: target.valueAsNumber })}
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
            For each mode, the upper row shows the colors before the change, and the lower row shows
            them after it. “Contrast” shows the effect on text.
          </p>
          <button
            type="button"
            onClick={() => change(noShift)}
            sx={{ variant: 'buttons.tool', justifySelf: 'start', bg: 'background' }}
          >
            Reset
          </button>
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
