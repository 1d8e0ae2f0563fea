/** @jsxImportSource theme-ui */
import type { PlainObject } from '../../../../base/theme-data/changes';
import { colorNameProblem, modesIn, withColor } from './color-modes';
import { valueAt } from '../../../../base/theme-data/theme-path';
import { AddField, AddForm } from '../fields/AddForm';
import { fieldId, type EditorProps } from '../fields/editor';

/** Value of a new color: that of the text, which can be seen on the background. */
const firstColor = (theme: PlainObject) => {
  const text = valueAt(theme, ['colors', 'text']);
  return typeof text === 'string' ? text : 'black';
};

/** Form that adds a color. A dot in its name adds it to a group. */
export function AddColor({ theme, edit }: EditorProps) {
  function add(data: FormData): string {
    const path = String(data.get('name')).trim().split('.');
    const wrong = colorNameProblem(theme, path);
    if (wrong) return wrong;
    edit((current) =>
      // A mode's group replaces the root's, so it gets the color, too.
      modesIn(current)
        .filter((mode, index) => index === 0 || valueAt(current, [...mode.path, path[0]!]))
        .reduce((next, mode) => withColor(next, mode, path, firstColor(current)), current),
    );
    requestAnimationFrame(() => document.getElementById(fieldId(['colors', ...path]))?.focus());
    return '';
  }

  return (
    <AddForm onAdd={add}>
      {(state) => (
        <>
          <AddField
            {...state}
            name="name"
            label="New color name"
            placeholder="brand or gray.3"
            width={160}
          />
          <button sx={{ variant: 'buttons.tool' }}>Add color</button>
        </>
      )}
    </AddForm>
  );
}
