/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { fieldStyle } from './control-styles';

interface SmallSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In px. */
  width?: number;
  children: ReactNode;
}

/** A select with a visible label, for toolbars. */
export function SmallSelect({ label, value, onChange, width = 120, children }: SmallSelectProps) {
  return (
    <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 1 }}>
      {label}
      <select
        // The island starts with its own value, not with what the browser had before a reload.
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The width is fixed, because the options load later.
        sx={{ ...fieldStyle, flex: 'none', width, px: 1 }}
      >
        {children}
      </select>
    </label>
  );
}
