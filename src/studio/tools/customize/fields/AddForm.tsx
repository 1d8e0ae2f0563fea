/** @jsxImportSource theme-ui */
import { useId, useState, type ReactNode } from 'react';
import { fieldStyle, rowStyle } from '../../../../sandbox/controls/control-styles';
import { FieldMessage } from '../../FieldMessage';

/** Marks a field whose text can't be used. */
interface FieldState {
  'aria-invalid': boolean;
  'aria-describedby': string;
}

interface AddFormProps {
  /** Adds what was entered. Returns why that isn't possible; empty if it is. */
  onAdd: (data: FormData) => string;
  /** Fields and buttons in a row. */
  children: (state: FieldState) => ReactNode;
}

/** Small form that adds something to the theme. Resets itself after that, or shows what's wrong. */
export function AddForm({ onAdd, children }: AddFormProps) {
  const problemId = useId();
  const [problem, setProblem] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = onAdd(new FormData(event.currentTarget));
        setProblem(wrong);
        if (!wrong) event.currentTarget.reset();
      }}
      onInput={() => setProblem('')}
      sx={{ position: 'relative', mt: 2, '&:focus-within': { zIndex: 2 } }}
    >
      <div sx={rowStyle}>
        {children({ 'aria-invalid': problem !== '', 'aria-describedby': problemId })}
      </div>
      <FieldMessage id={problemId} text={problem} />
    </form>
  );
}

interface AddFieldProps extends Partial<FieldState> {
  id?: string;
  name: string;
  /** Accessible name, where there's no visible label. */
  label?: string;
  placeholder?: string;
  defaultValue?: string;
  /** In px; by default, the rest of the row. */
  width?: number;
}

/** Text field of an `AddForm`. */
export const AddField = ({ label, width, ...props }: AddFieldProps) => (
  <input
    aria-label={label}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    {...props}
    sx={{ ...fieldStyle, ...(width ? { width } : { width: 'auto', flex: '1 1 96px' }) }}
  />
);
