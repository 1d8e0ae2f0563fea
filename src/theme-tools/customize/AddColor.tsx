/** @jsxImportSource theme-ui */
import { useState, type FormEvent } from 'react';
import { isPlainObject, type PlainObject } from '../../themes/changes';
import { keyProblem, valueAt, withValue } from '../../themes/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../controls';
import { fieldId, type EditorProps } from './editor';

/** The color that a new one begins with: that of the text, which can be seen on the background. */
const firstColor = (theme: PlainObject) => {
  const text = valueAt(theme, ['colors', 'text']);
  return typeof text === 'string' ? text : 'black';
};

/** Adds a color by its name; dots lead into groups. */
export function AddColor({ theme, edit }: EditorProps) {
  const [problem, setProblem] = useState('');

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const path = ['colors', ...String(new FormData(form).get('name')).trim().split('.')];
    const [scale, first] = path;
    const group = valueAt(theme, path.slice(0, -1));
    const found = path.slice(1).map((key) => keyProblem({}, key));
    const wrong =
      found.find(Boolean) ||
      (scale === 'colors' && first === 'modes' ? 'Modes are added below.' : '') ||
      (group !== undefined && !isPlainObject(group)
        ? 'There’s already a single color with that name.'
        : '') ||
      keyProblem(group, path.at(-1)!);
    setProblem(wrong);
    if (wrong) return;
    edit((now) => withValue(now, path, firstColor(now)));
    form.reset();
    requestAnimationFrame(() => document.getElementById(fieldId(path))?.focus());
  }

  return (
    <form onSubmit={add} sx={{ mt: 2 }}>
      <div sx={rowStyle}>
        <input
          name="name"
          aria-label="Name of a new color"
          placeholder="brand or gray.3"
          autoComplete="off"
          spellCheck={false}
          sx={{ ...fieldStyle, width: 160 }}
        />
        <button sx={{ variant: 'buttons.tool' }}>Add color</button>
      </div>
      <p role="alert" sx={errorStyle} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}
