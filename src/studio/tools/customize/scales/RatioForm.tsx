/** @jsxImportSource theme-ui */
import { useState, type FormEvent } from 'react';
import { ratios, scaleByRatio } from '../../../themes/scale-ratio';
import { formatPath, withValue } from '../../../../base/theme-data/theme-path';
import { fieldStyle, rowStyle } from '../../../../sandbox/controls/control-styles';
import { type EditorProps } from '../fields/editor';
import { entriesOf, namedSteps, withSizes } from './scale-entries';
import type { RatioSettings } from './scales';

interface RatioFormProps extends EditorProps {
  scale: string;
  settings: RatioSettings;
}

/** Closed form that replaces the sizes of a scale by those of a ratio. Names stay, because styles use them. */
export function RatioForm({ scale, settings, theme, edit }: RatioFormProps) {
  const { baseSize, place, hasZero = false } = settings;
  // The size that was entered last leads to the same entry again.
  const [usualSize, setUsualSize] = useState(baseSize);
  const named = namedSteps(theme, scale, usualSize);
  const baseName = named ? formatPath(named.steps[named.base]![0]!.slice(1)) : place;
  const length = entriesOf(theme, scale).length || settings.length;
  const maxLength = Math.max(16, length);
  function create(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const number = (name: string) => Number(data.get(name));
    const size = number('base') || baseSize;
    const sizesOf = (base: number, count: number) =>
      scaleByRatio(size, number('ratio'), base, count);
    setUsualSize(size);
    edit((current) => {
      if (named) return withSizes(current, named.steps, sizesOf(named.base, named.steps.length));
      const count = Math.min(maxLength, Math.max(1, Math.round(number('length'))));
      const sizes = sizesOf(place, count);
      return withValue(current, [scale], hasZero ? sizes.with(0, 0) : sizes);
    });
  }
  const field = (name: string, label: string, value: number) => (
    <label sx={{ fontSize: 1 }}>
      {label}{' '}
      <input
        name={name}
        type="number"
        min={1}
        max={name === 'length' ? maxLength : 200}
        defaultValue={value}
        sx={{ ...fieldStyle, width: 64 }}
      />
    </label>
  );
  return (
    <details sx={{ mt: 2, fontSize: 1 }}>
      <summary sx={{ cursor: 'pointer', py: 1 }}>Create scale from a ratio</summary>
      <form
        aria-label={`Create ${scale} from a ratio`}
        onSubmit={create}
        sx={{ ...rowStyle, mt: 1, p: 2, bg: 'muted', borderRadius: 'default' }}
      >
        {field('base', `Entry ${baseName}`, usualSize)}
        <label>
          Ratio{' '}
          <select name="ratio" defaultValue={1.25} sx={{ ...fieldStyle, width: 152 }}>
            {Object.entries(ratios).map(([name, ratio]) => (
              <option key={name} value={ratio}>
                {name}, {ratio}
              </option>
            ))}
          </select>
        </label>
        {!named && field('length', 'Entries', length)}
        <button sx={{ variant: 'buttons.tool' }}>Create scale</button>
      </form>
    </details>
  );
}
