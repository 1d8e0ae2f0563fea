/** @jsxImportSource theme-ui */
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
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

/** How to leave the editor by keyboard. */
export const leaveHint = 'Press Escape, then Tab, to leave the editor.';

/**
 * A text field that highlights code: 100 steps of undo, edits within 3000 ms in one step, Tab for two
 * spaces. Tab moves on until the reader begins to edit, and again after Escape.
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
  // The editor hands no attributes on to its text field.
  useEffect(() => {
    const textarea = document.getElementById(textareaId)!;
    textarea.setAttribute('aria-invalid', String(hasError));
    if (hasError) textarea.setAttribute('aria-describedby', errorId);
    else textarea.removeAttribute('aria-describedby');
  }, [textareaId, hasError, errorId]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') event.preventDefault();
    if (!['Tab', 'Shift'].includes(event.key)) setTabLeaves(event.key === 'Escape');
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
        onValueChange={onChange}
        highlight={(value) => highlight(value, 'tsx', errorLine ? [errorLine] : [])}
        textareaId={textareaId}
        ignoreTabKey={tabLeaves}
        onKeyDown={onKeyDown}
        onMouseDown={() => setTabLeaves(false)}
        onBlur={() => setTabLeaves(true)}
        padding={space[3]}
      />
    </div>
  );
}
