/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react';
import { modeNameProblem, modesIn, withMode, withModeName } from '../../themes/color-modes';
import { computeMode, oppositeKind } from '../../themes/computed-mode';
import { usableTheme } from '../../themes/shared-theme';
import { withoutEntry, withValue } from '../../../base/theme-data/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../../../sandbox/controls/control-styles';
import { AddField, AddForm } from './AddForm';
import { keepFocusNear, type EditorProps } from './editor';
import { TextField } from './TextField';

/** Options of "from" other than the modes. */
const computed = { opposite: 'computed opposite', contrast: 'computed contrast' } as const;

/** Names, computes, copies, and removes the color modes of a theme. */
export function ModeList({ theme, edit }: EditorProps) {
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState('');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) message.current!.scrollIntoView({ block: 'nearest' });
  }, [said]);
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

  function add(data: FormData): string {
    const name = String(data.get('name')).trim() || (names[from] ?? '');
    const wrong = modeNameProblem(theme, name);
    setSaid('');
    if (wrong) return wrong;
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
      setSaid(`Added ${name}: ${found}${rest}${white}`);
    } else edit((now) => withMode(now, name, copied!));
    setChosen('');
    return '';
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
      <AddForm onAdd={add}>
        {(state) => (
          <>
            <AddField
              {...state}
              name="name"
              label="Name of a new mode"
              placeholder={names[from] ?? 'dim'}
              width={128}
            />
            <label sx={{ fontSize: 1 }}>
              from{' '}
              <select
                value={from}
                onChange={({ target }) => setChosen(target.value)}
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
          </>
        )}
      </AddForm>
      <p ref={message} role="status" sx={{ ...errorStyle, color: 'gray' }} hidden={!said}>
        {said}
      </p>
    </>
  );
}
