/** @jsxImportSource theme-ui */
import type { FormEvent } from 'react';
import { ratios, scaleByRatio } from '../../themes/scale-ratio';
import { withValue } from '../../../base/theme-data/theme-path';
import { fieldStyle, rowStyle } from '../../../sandbox/controls/control-styles';
import { type EditorProps } from './editor';
import type { RatioSettings } from './scales';

interface RatioFormProps extends Pick<EditorProps, 'edit'> {
  scale: string;
  settings: RatioSettings;
}

/** Closed form that replaces a scale by one that's created from a ratio. */
export function RatioForm({ scale, settings, edit }: RatioFormProps) {
  const { baseSize, place, length, hasZero = false } = settings;
  function create(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const number = (name: string) => Number(data.get(name));
    const entries = Math.min(16, Math.max(1, Math.round(number('length'))));
    const sizes = scaleByRatio(number('base') || baseSize, number('ratio'), place, entries);
    edit((current) => withValue(current, [scale], hasZero ? sizes.with(0, 0) : sizes));
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
    <details sx={{ mt: 2, fontSize: 1 }}>
      <summary sx={{ cursor: 'pointer', py: 1 }}>Create scale from a ratio</summary>
      <form
        aria-label={`Create ${scale} from a ratio`}
        onSubmit={create}
        sx={{ ...rowStyle, mt: 1, p: 2, bg: 'muted', borderRadius: 'default' }}
      >
        {field('base', `Entry ${place}`, baseSize)}
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
        {field('length', 'Entries', length)}
        <button sx={{ variant: 'buttons.tool' }}>Create scale</button>
      </form>
    </details>
  );
}
