/** @jsxImportSource theme-ui */
import { useId, useState, type FormEvent } from 'react';
import { colorNameProblem } from '../../themes/color-modes';
import { shadesName, shadesOf } from '../../themes/shades';
import { withValue } from '../../themes/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../../controls/control-styles';
import { fieldId, type EditorProps } from './editor';

interface AddShadesProps extends EditorProps {
  /** A CSS color. */
  value: string;
}

/** Adds a scale of shades of a color, from 50 to 950, with a separate name. */
export function AddShades({ value, theme, edit }: AddShadesProps) {
  const problemId = useId();
  const suggested = shadesName(value, (name) => colorNameProblem(theme, [name]) !== '');
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const shades = shadesOf(value);
  if (!shades) return null;

  function add(event: FormEvent): void {
    event.preventDefault();
    const name = (typed ?? suggested).trim();
    const wrong = colorNameProblem(theme, name.split('.'));
    setProblem(wrong);
    if (wrong) return;
    const path = ['colors', ...name.split('.')];
    edit((now) => withValue(now, path, shades!));
    setTyped(undefined);
    requestAnimationFrame(() => document.getElementById(fieldId([...path, '50']))?.focus());
  }

  return (
    <form onSubmit={add}>
      <div sx={rowStyle}>
        <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          Shades 50 to 950 as
          <input
            value={typed ?? suggested}
            aria-invalid={problem !== ''}
            aria-describedby={problemId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ ...fieldStyle, width: 96 }}
          />
        </label>
        <span aria-hidden="true" sx={stripStyle}>
          {Object.entries(shades).map(([name, color]) => (
            <span key={name} style={{ background: String(color) }} sx={{ flex: 1 }} />
          ))}
        </span>
        <button sx={{ variant: 'buttons.tool', bg: 'background' }}>Add shades</button>
      </div>
      <p id={problemId} role="alert" sx={errorStyle} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}

/** Colors in a row. */
export const stripStyle = {
  // It is there for its colors.
  forcedColorAdjust: 'none',
  display: 'flex',
  flex: '1 1 96px',
  maxWidth: 240,
  height: 24,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'gray',
  borderRadius: 'default',
} as const;
