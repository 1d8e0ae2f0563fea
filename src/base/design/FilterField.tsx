import { Input, Label } from 'theme-ui';

interface FilterFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Labeled search field that filters a list on the same page. */
export function FilterField({ id, label, value, onChange }: FilterFieldProps) {
  return (
    <>
      <Label htmlFor={id} sx={{ mb: 1 }}>
        {label}
      </Label>
      <Input
        type="search"
        id={id}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
