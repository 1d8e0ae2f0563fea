/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { modeNameProblem, modesIn, withMode, withModeName } from '../../themes/color-modes';
import { computeMode, oppositeKind } from '../../themes/computed-mode';
import { usableTheme } from '../../themes/shared-theme';
import { withoutEntry, withValue } from '../../themes/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../../controls/control-styles';
import { keepFocusNear, type EditorProps } from './editor';
import { TextField } from './TextField';

/** Options of "from" other than the modes. */
const computed = { opposite: 'computed opposite', contrast: 'computed contrast' } as const;

/** Names, computes, copies, and removes the color modes of a theme. */
export function ModeList({ theme, edit }: EditorProps) {
  const [problem, setProblem] = useState('');
  const [said, say] = useState('');
  const [chosen, choose] = useState('');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem || said) message.current!.scrollIntoView({ block: 'nearest' });
  }, [problem, said]);
  const modes = modesIn(theme);
  const opposite = oppositeKind(theme);
  const names: Record<string, string> = {
    [computed.opposite]: opposite,
    [computed.contrast]: 'high-contrast',
  };
  // Most themes that have two modes have a light and a dark one.
  const usual = modes.length > 1 ? computed.contrast : computed.opposite;
  const copied = modes.find(({ name }) => name === chosen);
  const from = copied || Object.hasOwn(names, chosen) ? chosen : usual;

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = String(data.get('name')).trim() || (names[from] ?? '');
    const wrong = modeNameProblem(theme, name);
    setProblem(wrong);
    say('');
    if (wrong) return;
    if (from === computed.opposite || from === computed.contrast) {
      const kind = from === computed.contrast ? 'contrast' : opposite;
      const { usable } = usableTheme(theme);
      const { colors, root, low, pairs, unknown } = computeMode(usable, name, kind);
      edit((now) =>
        Object.entries(root).reduce(
          (next, [key, value]) => withValue(next, ['colors', key], value),
          withValue(now, ['colors', 'modes', name], colors),
        ),
      );
      const level = kind === 'contrast' ? 'AAA' : 'AA';
      const found = low
        ? `${low} of ${pairs} pairs of its colors have too little contrast (${level}). “Contrast” lists those below AA.`
        : `all ${pairs} pairs of its colors have enough contrast (${level}).`;
      const white = 'white' in colors ? ` In this mode, white is ${String(colors.white)}.` : '';
      const rest = unknown ? ` “Contrast” lists ${unknown} more that can’t be checked.` : '';
      say(`Added ${name}: ${found}${rest}${white}`);
    } else edit((now) => withMode(now, name, copied!));
    choose('');
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
                  edit((now) => withoutEntry(now, mode.path, 1));
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
          placeholder={names[from] ?? 'dim'}
          autoComplete="off"
          spellCheck={false}
          sx={{ ...fieldStyle, flex: '1 0 112px', maxWidth: 192 }}
        />
        <label sx={{ fontSize: 1 }}>
          from{' '}
          <select
            value={from}
            onChange={({ target }) => choose(target.value)}
            sx={{ ...fieldStyle, width: 'auto' }}
          >
            <optgroup label={`Computed from ${modes[0].name}`}>
              <option value={computed.opposite}>{opposite} colors</option>
              <option value={computed.contrast}>high contrast (AAA)</option>
            </optgroup>
            <optgroup label="Copied">
              {modes.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          </select>
        </label>
        <button sx={{ variant: 'buttons.tool' }}>Add mode</button>
      </form>
      <div ref={message}>
        <p role="alert" sx={errorStyle} hidden={!problem}>
          {problem}
        </p>
        <p role="status" sx={{ ...errorStyle, color: 'gray' }} hidden={!said}>
          {said}
        </p>
      </div>
    </>
  );
}
