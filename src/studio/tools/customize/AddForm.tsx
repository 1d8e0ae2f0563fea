/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { errorStyle, fieldStyle, rowStyle } from '../../../sandbox/controls/control-styles';

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
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) message.current!.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = onAdd(new FormData(event.currentTarget));
        setProblem(wrong);
        if (!wrong) event.currentTarget.reset();
      }}
      sx={{ mt: 2 }}
    >
      <div sx={rowStyle}>
        {children({ 'aria-invalid': problem !== '', 'aria-describedby': problemId })}
      </div>
      <p ref={message} id={problemId} role="alert" sx={errorStyle} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}

interface AddFieldProps extends Partial<FieldState> {
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
