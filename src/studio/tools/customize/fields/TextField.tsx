/** @jsxImportSource theme-ui */
import { useId, useRef, useState, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { parseLength } from '../../../../base/theme-data/length';
import { fieldStyle } from '../../../../sandbox/controls/control-styles';
import { FieldMessage, useLateMessage } from '../../FieldMessage';

interface TextFieldProps {
  id?: string;
  /** Accessible name. */
  label: string;
  value: string;
  placeholder?: string;
  /** Returns the value of a text. By default, removes spaces around it. */
  toValue?: (text: string) => string;
  /**
   * Returns why a value can't be used; empty if it can. Such a text stays in the field. On blur, the value is reset to
   * what it was, not to a part of the text that was valid while typing, such as `red` of `redd`.
   */
  problemOf: (value: string) => string;
  /** Called with each new value that can be used. */
  onChange: (value: string) => void;
  /** ID of a `datalist` with suggestions. */
  list?: string;
  /** True to call `onChange` on Enter or blur only, for values such as names. */
  isLate?: boolean;
  /** Unit of a number without one, shown after it. */
  unit?: string | undefined;
  /** -1 in a grid with a single tab stop. */
  tabIndex?: number;
  /** More styles of the field. */
  fieldSx?: ThemeUICSSObject;
  /** Side at which the message starts, for narrow fields. */
  messageSide?: 'start' | 'end';
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
  unit,
  tabIndex,
  fieldSx,
  messageSide,
  children,
}: TextFieldProps) {
  const errorId = useId();
  // `over` is the value that the text belongs to: `1.` stays in the field although its value is 1, but a value from
  // elsewhere, such as that of an undo, replaces the text.
  const [input, setInput] = useState({ text: value, over: value });
  const text = input.over === value ? input.text : value;
  const next = text === value ? value : toValue(text);
  const problem = next === value ? '' : problemOf(next);
  const [message, showMessage] = useLateMessage(problem, text);
  /** Value on focus, or on the last Enter. Escape resets to it, and so does blur if the text can't be used. */
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
    // Escape has already changed the text, and the blur that it causes runs before the render.
    setInput((current) => (current.text === text ? { text: settledText, over: settled } : current));
    if (settled !== value) onChange(settled);
  }
  function reset(): void {
    setInput({ text: initial.current, over: initial.current });
    if (initial.current !== value) onChange(initial.current);
  }
  const hasUnit = unit !== undefined && parseLength(text)?.unit === '';
  return (
    <div sx={{ position: 'relative', minWidth: 0, '&:focus-within': { zIndex: 2 } }}>
      <div sx={{ position: 'relative', display: 'flex', gap: 1 }}>
        {children}
        <input
          id={id}
          aria-label={label}
          aria-invalid={problem !== ''}
          aria-describedby={message ? errorId : undefined}
          data-unfinished={next !== value}
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
          onBlur={() => {
            showMessage();
            finish();
          }}
          onKeyDown={(event) => {
            const { key } = event;
            if (key === 'Enter') {
              showMessage();
              finish();
            }
            if (key === 'Escape') {
              // The first one restores the value, and the second one closes the popover or dialog around the field.
              if (text !== initial.current) event.preventDefault();
              reset();
            }
          }}
          sx={{
            ...fieldStyle,
            textOverflow: 'ellipsis',
            paddingInlineEnd: hasUnit ? 4 : undefined,
            ...fieldSx,
          }}
        />
        {hasUnit && (
          <span aria-hidden="true" sx={unitStyle}>
            {unit}
          </span>
        )}
      </div>
      <FieldMessage id={errorId} text={message} {...(messageSide && { side: messageSide })} />
    </div>
  );
}

const unitStyle = {
  position: 'absolute',
  insetInlineEnd: 2,
  top: '50%',
  translate: '0 -50%',
  fontSize: 0,
  color: 'gray',
  pointerEvents: 'none',
} as const;
