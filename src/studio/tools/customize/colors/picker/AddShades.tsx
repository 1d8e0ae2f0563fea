/** @jsxImportSource theme-ui */
import { colorNameProblem } from '../color-modes';
import { shadesName, shadesOf } from '../../../../themes/shades';
import { withValue } from '../../../../../base/theme-data/theme-path';
import { AddField, AddForm } from '../../fields/AddForm';
import { fieldId, type EditorProps } from '../../fields/editor';

interface AddShadesProps extends EditorProps {
  /** A CSS color. */
  value: string;
  /** Called before the first shade gets the focus. */
  onAdded: () => void;
}

/** Adds a scale of shades of a color, from 50 to 950, with a separate name. */
export function AddShades({ value, theme, edit, onAdded }: AddShadesProps) {
  const suggested = shadesName(value, (name) => colorNameProblem(theme, [name]) !== '');
  const shades = shadesOf(value);
  if (!shades) return null;

  function add(data: FormData): string {
    const names = String(data.get('name')).trim().split('.');
    const wrong = colorNameProblem(theme, names);
    if (wrong) return wrong;
    const path = ['colors', ...names];
    edit((current) => withValue(current, path, shades!));
    onAdded();
    requestAnimationFrame(() => document.getElementById(fieldId([...path, '50']))?.focus());
    return '';
  }

  return (
    <AddForm onAdd={add}>
      {(state) => (
        <>
          <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            Shades 50 to 950 as
            <AddField {...state} name="name" defaultValue={suggested} width={88} />
          </label>
          <span aria-hidden="true" sx={stripStyle}>
            {Object.entries(shades).map(([name, color]) => (
              <span key={name} style={{ background: String(color) }} sx={{ flex: 1 }} />
            ))}
          </span>
          <button sx={{ variant: 'buttons.tool' }}>Add shades</button>
        </>
      )}
    </AddForm>
  );
}

/** Colors in a row. */
export const stripStyle = {
  // Keeps its colors in forced-colors mode.
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
