/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { presetCharacters } from '../../themes/presets';
import { SmallSelect } from '../../live-code/LookSelects';

/** Starts another theme, from a preset or from nothing. */
export function StartForm({ onStart }: { onStart: (base: string) => void }) {
  const [base, setBase] = useState('base');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart(base);
      }}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
    >
      <SmallSelect label="New from" value={base} onChange={setBase}>
        {Object.keys(presetCharacters).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="">nothing</option>
      </SmallSelect>
      <button sx={{ variant: 'buttons.tool' }}>Start</button>
    </form>
  );
}
