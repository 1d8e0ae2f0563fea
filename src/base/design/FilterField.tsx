/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { Label } from 'theme-ui';
import { control } from './control';

interface FilterFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Labeled search field that filters a list on the same page. */
export function FilterField({ id, label, value, onChange }: FilterFieldProps) {
  return (
    <div sx={{ flex: '1 1 200px', maxWidth: ['none', 320] }}>
      <Label htmlFor={id} sx={{ mb: 1 }}>
        {label}
      </Label>
      <input
        type="search"
        id={id}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        sx={{ ...control, width: '100%', border: 'field' }}
      />
    </div>
  );
}

interface NoMatchesProps {
  /** Sentence that says what wasn't found. */
  title: string;
  onClear: () => void;
  /** Where else to look. */
  children: ReactNode;
}

/** Content of a filtered list without matches. */
export function NoMatches({ title, onClear, children }: NoMatchesProps) {
  return (
    <div sx={{ my: 4, p: 4, textAlign: 'center', bg: 'muted', borderRadius: 'large' }}>
      <p sx={{ m: 0, fontSize: 3, fontWeight: 'bold', lineHeight: 'heading' }}>{title}</p>
      <p sx={{ mt: 2, mb: 3, color: 'gray' }}>{children}</p>
      <button type="button" onClick={onClear} sx={{ variant: 'buttons.tool' }}>
        Clear the filter
      </button>
    </div>
  );
}
