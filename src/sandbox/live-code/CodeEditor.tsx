/** @jsxImportSource theme-ui */
import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentRef,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import SimpleEditor from 'react-simple-code-editor';
import { space } from '../../base/design/scales';
import { fitsEditor } from './editor-limits';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { useHighlight, type BuiltCode } from './useHighlight';

interface CodeEditorProps {
  /** Accessible name. */
  label: string;
  code: string;
  /** Code that the page has already highlighted. */
  built?: BuiltCode;
  onChange: (code: string) => void;
  /** Line with an error, from 1. */
  errorLine: number | undefined;
  /** Id of the element that describes the error. */
  errorId: string;
  hasError: boolean;
  autoFocus?: boolean;
}

/** Hint about leaving the editor with the keyboard. */
export const leaveHint = 'To leave the editor, press Escape, then Tab.';

/**
 * Text field with highlighted code. Undo has 100 steps; edits of a word within 3000 ms are one step. Tab inserts two
 * spaces after the reader starts to edit. Before that, and after Escape, it moves the focus.
 */
export function CodeEditor({
  label,
  code,
  built,
  onChange,
  errorLine,
  errorId,
  hasError,
  autoFocus = false,
}: CodeEditorProps) {
  const textareaId = useId();
  const [tabLeaves, setTabLeaves] = useState(!autoFocus);
  const [isRefused, setIsRefused] = useState(false);
  const lines = useHighlight(code, 'tsx', built);
  // The editor doesn't pass attributes on to its text field.
  useEffect(() => {
    const textarea = document.getElementById(textareaId)!;
    textarea.setAttribute('aria-invalid', String(hasError));
    if (hasError) textarea.setAttribute('aria-describedby', errorId);
    else textarea.removeAttribute('aria-describedby');
  }, [textareaId, hasError, errorId]);
  const editor = useRef<ComponentRef<typeof SimpleEditor>>(null);
  const lastStep = useRef(0);
  useEffect(() => {
    const textarea = document.getElementById(textareaId) as HTMLTextAreaElement;
    const { history } = editor.current!.session;
    const { stack, offset } = history;
    const { value, selectionStart, selectionEnd } = textarea;
    if (stack[offset]!.value !== value) {
      // Reset and its Undo are steps too. The time keeps the next key out of them.
      history.stack = [
        ...stack.slice(0, offset + 1),
        { value, selectionStart, selectionEnd, timestamp: 0 },
      ];
      history.offset += 1;
    } else if (offset < lastStep.current) {
      // The editor would put the caret where it was after the edit before.
      const end = endOfChange(stack[offset + 1]!.value, value);
      textarea.setSelectionRange(end, end);
    }
    lastStep.current = history.offset;
  }, [textareaId, code]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setTabLeaves(true);
  }
  /** Rejects text that would block the page while the browser lays it out. */
  function checkSize(event: ClipboardEvent | DragEvent, added: DataTransfer): void {
    const isTooLong = !fitsEditor(code + added.getData('text'));
    setIsRefused(isTooLong);
    if (isTooLong) event.preventDefault();
  }
  return (
    <div
      // A translated layer would differ from the text that's edited.
      translate="no"
      onPaste={(event) => checkSize(event, event.clipboardData)}
      onDrop={(event) => checkSize(event, event.dataTransfer)}
      sx={{
        variant: 'styles.pre',
        p: 0,
        bg: 'muted',
        '@media (pointer: coarse)': { fontSize: 2 },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
        // Both layers must wrap lines at the same positions.
        'textarea, pre': { minHeight: '100%' },
        'pre > span': { display: 'block' },
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
        ref={editor}
        autoFocus={autoFocus}
        value={code}
        onValueChange={(value) => {
          setTabLeaves(false);
          setIsRefused(false);
          onChange(value);
        }}
        highlight={() =>
          lines.map((html, index) => (
            <CodeLine key={index} html={html} isMarked={index + 1 === errorLine} />
          ))
        }
        textareaId={textareaId}
        ignoreTabKey={tabLeaves}
        onKeyDown={onKeyDown}
        onMouseDown={() => setTabLeaves(false)}
        onBlur={() => setTabLeaves(true)}
        padding={space[3]}
      />
      {isRefused && (
        <p role="alert" sx={{ m: 0, px: 3, py: 2, fontSize: 1, bg: 'highlight' }}>
          The text is too long for this editor, so it wasn’t inserted.
        </p>
      )}
    </div>
  );
}

/** A line of highlighted code. Each line is a block, so that a keystroke only lays out one of them. */
const CodeLine = memo(function CodeLine({ html, isMarked }: { html: string; isMarked: boolean }) {
  const content = html || '<br>';
  return (
    <span
      dangerouslySetInnerHTML={{ __html: isMarked ? `<mark>${html || ' '}</mark>` : content }}
    />
  );
});

/** Returns the end of what differs between two texts, as an index of the second one. */
function endOfChange(before: string, after: string): number {
  const length = Math.min(before.length, after.length);
  let start = 0;
  while (start < length && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < length && before.at(-1 - rest) === after.at(-1 - rest)) rest += 1;
  return Math.max(start, after.length - rest);
}
