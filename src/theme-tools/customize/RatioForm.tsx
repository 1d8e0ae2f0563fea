/** @jsxImportSource theme-ui */
import type { FormEvent } from 'react';
import { ratios, scaleByRatio } from '../../themes/scale-ratio';
import { withValue } from '../../themes/theme-path';
import { fieldStyle, rowStyle } from '../controls';
import { type EditorProps } from './editor';

interface RatioFormProps extends Pick<EditorProps, 'edit'> {
  scale: string;
  /** The size that the others follow from, in px, its place from 0, and how many there are. */
  base: number;
  place: number;
  length: number;
  /** Whether the first entry is 0, whatever the ratio. */
  hasZero?: boolean;
}

/** Makes a scale by a ratio; it takes the place of the one that is there. */
export function RatioForm({ scale, base, place, length, hasZero = false, edit }: RatioFormProps) {
  function make(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const number = (name: string) => Number(data.get(name));
    const entries = Math.min(16, Math.max(1, Math.round(number('length'))));
    const sizes = scaleByRatio(number('base') || base, number('ratio'), place, entries);
    edit((now) => withValue(now, [scale], hasZero ? sizes.with(0, 0) : sizes));
  }
  const field = (name: string, label: string, value: number) => (
    <label sx={{ fontSize: 1 }}>
      {label}{' '}
      <input
        name={name}
        type="number"
        min={1}
        max={name === 'length' ? 16 : 200}
        defaultValue={value}
        sx={{ ...fieldStyle, width: 64 }}
      />
    </label>
  );
  return (
    <form aria-label={`Make ${scale} by a ratio`} onSubmit={make} sx={{ ...rowStyle, mb: 2 }}>
      {field('base', `Entry ${place}`, base)}
      <label sx={{ fontSize: 1 }}>
        Ratio{' '}
        <select name="ratio" defaultValue={1.25} sx={{ ...fieldStyle, width: 152 }}>
          {Object.entries(ratios).map(([name, ratio]) => (
            <option key={name} value={ratio}>
              {name}, {ratio}
            </option>
          ))}
        </select>
      </label>
      {field('length', 'Entries', length)}
      <button sx={{ variant: 'buttons.tool' }}>Create scale</button>
    </form>
  );
}
