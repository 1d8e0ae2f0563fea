/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import SimpleEditor from 'react-simple-code-editor';
import { space } from '../../design/scales';
import { highlight } from '../../markdown/highlight';
import { VisuallyHidden } from '../shell/VisuallyHidden';

interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  code: string;
  onChange: (code: string) => void;
  /** Line with an error, from 1. */
  errorLine: number | undefined;
  /** Id of the element that describes the error. */
  errorId: string;
  hasError: boolean;
  autoFocus?: boolean;
}

/** Time after a key in which the reader counts as typing, in ms. */
const typingPause = 1000;

/** How to leave the editor by keyboard. */
export const leaveHint = 'Press Escape, then Tab, to leave the editor.';

/**
 * A text field that highlights code: 100 steps of undo, edits of a word within 3000 ms in one step, Tab
 * for two spaces. Tab moves on until the reader begins to edit, and again after Escape.
 */
export function CodeEditor({
  label,
  code,
  onChange,
  errorLine,
  errorId,
  hasError,
  autoFocus = false,
}: CodeEditorProps) {
  const textareaId = useId();
  const [tabLeaves, setTabLeaves] = useState(!autoFocus);
  const lastKey = useRef({ key: '', at: -typingPause });
  // The editor hands no attributes on to its text field.
  useEffect(() => {
    const textarea = document.getElementById(textareaId)!;
    textarea.setAttribute('aria-invalid', String(hasError));
    if (hasError) textarea.setAttribute('aria-describedby', errorId);
    else textarea.removeAttribute('aria-describedby');
  }, [textareaId, hasError, errorId]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') event.preventDefault();
    lastKey.current = { key: event.key, at: event.timeStamp };
    if (event.key === 'Escape') setTabLeaves(true);
  }
  return (
    <div
      sx={{
        variant: 'styles.pre',
        p: 0,
        bg: 'muted',
        '@media (pointer: coarse)': { fontSize: 2 },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
        // Both layers must break their lines at the same places.
        'textarea, pre': { minHeight: '100%' },
        'textarea:focus': { outline: 'none' },
        textarea: { caretColor: 'var(--theme-ui-colors-text)' },
        mark: {
          color: 'inherit',
          textDecoration: 'underline wavy',
          textDecorationColor: 'var(--theme-ui-colors-secondary)',
          background: 'color-mix(in srgb, var(--theme-ui-colors-secondary) 18%, transparent)',
        },
      }}
    >
      <VisuallyHidden>
        <label htmlFor={textareaId}>
          {label}. {leaveHint}
        </label>
      </VisuallyHidden>
      <SimpleEditor
        autoFocus={autoFocus}
        value={code}
        onValueChange={(value) => {
          setTabLeaves(false);
          onChange(value);
        }}
        highlight={(value) => highlight(value, 'tsx', errorLine ? [errorLine] : [])}
        textareaId={textareaId}
        ignoreTabKey={tabLeaves}
        onKeyDown={onKeyDown}
        onMouseDown={() => setTabLeaves(false)}
        onBlur={({ timeStamp, target }) => {
          setTabLeaves(true);
          const { key, at } = lastKey.current;
          const isTyping = timeStamp - at < typingPause && !['Tab', 'Escape'].includes(key);
          // Code in a preview may ask for the focus; what is being typed is not for it.
          if (isTyping && document.activeElement instanceof HTMLIFrameElement) target.focus();
        }}
        padding={space[3]}
      />
    </div>
  );
}
