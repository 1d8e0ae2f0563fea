/** @jsxImportSource theme-ui */
import { useState, type FormEvent } from 'react';
import type { PlainObject } from '../../themes/changes';
import { colorNameProblem, modesIn, withColor } from '../../themes/color-modes';
import { valueAt } from '../../themes/theme-path';
import { errorStyle, fieldStyle, rowStyle } from '../../controls/control-styles';
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
    const path = String(new FormData(form).get('name')).trim().split('.');
    const wrong = colorNameProblem(theme, path);
    setProblem(wrong);
    if (wrong) return;
    edit((now) =>
      // A mode's group replaces the root's, so it gets the color, too.
      modesIn(now)
        .filter((mode, index) => index === 0 || valueAt(now, [...mode.path, path[0]!]))
        .reduce((next, mode) => withColor(next, mode, path, firstColor(now)), now),
    );
    form.reset();
    requestAnimationFrame(() => document.getElementById(fieldId(['colors', ...path]))?.focus());
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
