/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react';
import { modeNameProblem, modesIn, withMode, withModeName } from './color-modes';
import { computeMode, oppositeKind } from './computed-mode';
import { usableTheme } from '../../../themes/shared-theme';
import { withoutEntry, withValue } from '../../../../base/theme-data/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../../../../sandbox/controls/control-styles';
import { AddField, AddForm } from '../fields/AddForm';
import { keepFocusNear, type EditorProps } from '../fields/editor';
import { TextField } from '../fields/TextField';

/** Options of "from" other than the modes. */
const computed = { opposite: 'computed opposite', contrast: 'computed contrast' } as const;

/** Names, computes, copies, and removes the color modes of a theme. */
export function ModeList({ theme, edit }: EditorProps) {
  const [announcement, setAnnouncement] = useState('');
  const [chosenOrigin, setChosenOrigin] = useState('');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (announcement) message.current!.scrollIntoView({ block: 'nearest' });
  }, [announcement]);
  const modes = modesIn(theme);
  const opposite = oppositeKind(theme);
  const names: Record<string, string> = {
    [computed.opposite]: opposite,
    [computed.contrast]: 'high-contrast',
  };
  // A theme with two modes usually has a light and a dark one.
  const usual = modes.length > 1 ? computed.contrast : computed.opposite;
  const copied = modes.find(({ name }) => name === chosenOrigin);
  const from = copied || Object.hasOwn(names, chosenOrigin) ? chosenOrigin : usual;

  function add(data: FormData): string {
    const name = String(data.get('name')).trim() || (names[from] ?? '');
    const wrong = modeNameProblem(theme, name);
    setAnnouncement('');
    if (wrong) return wrong;
    if (from === computed.opposite || from === computed.contrast) {
      const kind = from === computed.contrast ? 'contrast' : opposite;
      const { usable } = usableTheme(theme);
      const { colors, root, low, pairs, unknown } = computeMode(usable, name, kind);
      edit((current) =>
        Object.entries(root).reduce(
          (next, [key, value]) => withValue(next, ['colors', key], value),
          withValue(current, ['colors', 'modes', name], colors),
        ),
      );
      const level = kind === 'contrast' ? 'AAA' : 'AA';
      const verdict = low
        ? `${low} of its ${pairs} color pairs ${low === 1 ? 'has' : 'have'} too little contrast (${level}). “Contrast” lists those below AA.`
        : `all ${pairs} of its color pairs have enough contrast (${level}).`;
      const white = 'white' in colors ? ` In this mode, white is ${String(colors.white)}.` : '';
      const rest = unknown ? ` “Contrast” lists ${unknown} more that can’t be checked.` : '';
      setAnnouncement(`Added ${name}: ${verdict}${rest}${white}`);
    } else edit((current) => withMode(current, name, copied!));
    setChosenOrigin('');
    return '';
  }

  return (
    <>
      <ul sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {modes.map((mode, index) => (
          // By index, so that the field of a renamed mode keeps the focus.
          <li key={index} sx={{ ...rowStyle, flexWrap: 'nowrap' }}>
            <TextField
              label={`Name of the ${mode.name} mode`}
              value={mode.name}
              isLate
              problemOf={(name) => modeNameProblem(theme, name)}
              onChange={(name) => edit((current) => withModeName(current, mode, name))}
            />
            {index === 0 ? (
              <span sx={{ fontSize: 1, color: 'gray' }}>at the root</span>
            ) : (
              <button
                type="button"
                aria-label={`Remove the ${mode.name} mode`}
                onClick={({ currentTarget }) => {
                  edit((current) => withoutEntry(current, mode.path, 1));
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
              label="New mode name"
              placeholder={names[from] ?? 'dim'}
              width={128}
            />
            <label sx={{ fontSize: 1 }}>
              from{' '}
              <select
                value={from}
                onChange={({ target }) => setChosenOrigin(target.value)}
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
      <p ref={message} role="status" sx={{ ...errorStyle, color: 'gray' }} hidden={!announcement}>
        {announcement}
      </p>
    </>
  );
}
