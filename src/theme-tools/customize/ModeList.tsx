/** @jsxImportSource theme-ui */
import { useState, type FormEvent } from 'react';
import {
  modeNameProblem,
  modesIn,
  withMode,
  withModeName,
  withoutMode,
} from '../../themes/color-modes';
import { errorStyle, fieldStyle, rowStyle } from '../../controls/control-styles';
import { keepFocusNear, type EditorProps } from './editor';
import { TextField } from './TextField';

/** Names, copies and removes the color modes of a theme. */
export function ModeList({ theme, edit }: EditorProps) {
  const [problem, setProblem] = useState('');
  const modes = modesIn(theme);

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name')).trim();
    const from = modes.find((mode) => mode.name === data.get('from')) ?? modes[0];
    const wrong = modeNameProblem(theme, name);
    setProblem(wrong);
    if (wrong) return;
    edit((now) => withMode(now, name, from));
    event.currentTarget.reset();
  }

  return (
    <>
      <ul sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {modes.map((mode, index) => (
          // By its place: a mode that gets another name keeps the focus.
          <li key={index} sx={{ ...rowStyle, flexWrap: 'nowrap' }}>
            <TextField
              label={`Name of the mode ${mode.name}`}
              value={mode.name}
              isLate
              problemOf={(name) => modeNameProblem(theme, name)}
              onChange={(name) => edit((now) => withModeName(now, mode, name))}
            />
            {index === 0 ? (
              <span sx={{ fontSize: 1, color: 'gray' }}>at the root</span>
            ) : (
              <button
                type="button"
                aria-label={`Remove the mode ${mode.name}`}
                onClick={({ currentTarget }) => {
                  edit((now) => withoutMode(now, mode));
                  keepFocusNear(currentTarget);
                }}
                sx={{ variant: 'buttons.tool' }}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={add} sx={{ ...rowStyle, mt: 2 }}>
        <input
          name="name"
          aria-label="Name of a new mode"
          placeholder="dim"
          autoComplete="off"
          spellCheck={false}
          sx={{ ...fieldStyle, width: 112 }}
        />
        <label sx={{ fontSize: 1 }}>
          from{' '}
          <select name="from" sx={{ ...fieldStyle, width: 'auto' }}>
            {modes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button sx={{ variant: 'buttons.tool' }}>Add mode</button>
      </form>
      <p role="alert" sx={errorStyle} hidden={!problem}>
        {problem}
      </p>
    </>
  );
}
