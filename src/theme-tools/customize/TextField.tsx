/** @jsxImportSource theme-ui */
import { useId, useRef, useState, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { errorStyle, fieldStyle } from '../controls';

interface TextFieldProps {
  id?: string;
  /** Accessible name. */
  label: string;
  value: string;
  placeholder?: string;
  /**
   * What speaks against a text; empty when nothing does. Such a text stays in the field and does not become the
   * value.
   */
  problemOf: (text: string) => string;
  /** Called with each text that nothing speaks against. */
  onChange: (text: string) => void;
  /** ID of a `datalist` with suggestions. */
  list?: string;
  /** Waits for Enter, or until the focus leaves, for values that nobody wants half typed, such as names. */
  isLate?: boolean;
  /** -1 where a grid has a single tab stop. */
  tabIndex?: number;
  /** Style of the message about a text, where it must not take room. */
  messageStyle?: ThemeUICSSObject;
  children?: ReactNode;
}

/** A text field that keeps what is typed, and hands on what is right. */
export function TextField({
  id,
  label,
  value,
  placeholder,
  problemOf,
  onChange,
  list,
  isLate = false,
  tabIndex,
  messageStyle,
  children,
}: TextFieldProps) {
  const errorId = useId();
  // Text that is no value yet, and the value it was typed over: when that changes elsewhere, it counts no more.
  const [typed, setTyped] = useState({ text: value, over: value });
  const text = typed.over === value ? typed.text : value;
  const problem = text === value ? '' : problemOf(text);
  /** Value when the field got the focus, for Escape. */
  const initial = useRef(value);

  function type(next: string): void {
    const isRight = !isLate && next !== value && problemOf(next) === '';
    setTyped({ text: next, over: isRight ? next : value });
    if (isRight) onChange(next);
  }
  function finish(): void {
    if (text === value || problem !== '') return;
    // Else the text would be back when the value is undone.
    setTyped({ text, over: text });
    onChange(text);
  }
  function reset(): void {
    setTyped({ text: initial.current, over: initial.current });
    if (initial.current !== value) onChange(initial.current);
  }
  return (
    <div sx={{ minWidth: 0 }}>
      <div sx={{ display: 'flex', gap: 1 }}>
        {children}
        <input
          id={id}
          aria-label={label}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? errorId : undefined}
          tabIndex={tabIndex}
          value={text}
          dir="auto"
          placeholder={placeholder}
          list={list}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onFocus={() => (initial.current = value)}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish();
            if (key === 'Escape') reset();
          }}
          sx={{ ...fieldStyle, textOverflow: 'ellipsis' }}
        />
      </div>
      <p id={errorId} role="status" sx={{ ...errorStyle, ...messageStyle }} hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}
