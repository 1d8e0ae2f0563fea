/** @jsxImportSource theme-ui */
import { useId, useRef, useState, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { isCommand } from '../../../runtime/browser/keys';
import { errorStyle, fieldStyle } from '../../../sandbox/controls/control-styles';

interface TextFieldProps {
  id?: string;
  /** Accessible name. */
  label: string;
  value: string;
  placeholder?: string;
  /** The value that a text stands for. By default, the text without spaces around it. */
  toValue?: (text: string) => string;
  /**
   * Returns why a value can't be used; empty if it can. The text of such a value stays in the field. When the field is
   * left, the value is what it was before, and not a beginning of the text that could be used: `red` of `redd`.
   */
  problemOf: (value: string) => string;
  /** Called with each new value that can be used. */
  onChange: (value: string) => void;
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

/** A text field. Shows what's typed, also where the value is written differently: `1.` is 1. */
export function TextField({
  id,
  label,
  value,
  placeholder,
  toValue = (text) => text.trim(),
  problemOf,
  onChange,
  list,
  isLate = false,
  tabIndex,
  messageStyle,
  children,
}: TextFieldProps) {
  const errorId = useId();
  // The text counts as long as the value is the one that it was typed over, or that it stands for.
  const [input, setInput] = useState({ text: value, over: value });
  const text = input.over === value ? input.text : value;
  const next = text === value ? value : toValue(text);
  const problem = next === value ? '' : problemOf(next);
  /** Value when the field got the focus, or of the last Enter: for Escape, and for texts that can't be used. */
  const initial = useRef(value);

  function type(newText: string): void {
    const newValue = toValue(newText);
    const isSet = !isLate && (newValue === value || problemOf(newValue) === '');
    setInput({ text: newText, over: isSet ? newValue : value });
    if (isSet && newValue !== value) onChange(newValue);
  }
  function finish(): void {
    const settled = problem ? initial.current : next;
    initial.current = settled;
    const settledText = problem ? text : settled;
    // Not after Escape, which moves the focus before it's rendered.
    setInput((current) => (current.text === text ? { text: settledText, over: settled } : current));
    if (settled !== value) onChange(settled);
  }
  function reset(): void {
    setInput({ text: initial.current, over: initial.current });
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
          data-unfinished={next === value ? undefined : ''}
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
          onKeyDown={(event) => {
            const { key } = event;
            if (key === 'Enter') finish();
            if (key === 'Escape') reset();
            // The browser undoes what isn't a value yet; steps of the theme would go back before it.
            if (isCommand(event) && /^[zy]$/i.test(key) && next !== value) event.stopPropagation();
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
