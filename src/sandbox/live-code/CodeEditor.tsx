/** @jsxImportSource theme-ui */
import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentRef,
  type KeyboardEvent,
} from 'react';
import SimpleEditor from 'react-simple-code-editor';
import { messageColors } from '../../base/design/message-colors';
import { space } from '../../base/design/scales';
import { tint } from '../../base/design/tints';
import { isSaveKey } from '../../runtime/browser/keys';
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
  /** Called for Ctrl+S or Cmd+S. The text is saved already. */
  onSave?: () => void;
  /** Line with an error, from 1. */
  errorLine: number | undefined;
  /** Id of the element that describes the error. */
  errorId: string;
  hasError: boolean;
  autoFocus?: boolean;
  readOnly?: boolean;
}

const leaveHint = 'To leave the editor, press Escape, then Tab.';

/** Hint about leaving the editor with the keyboard, which touch screens don't have. */
export function LeaveHint() {
  return (
    <span sx={{ color: 'gray', '@media (pointer: coarse)': { display: 'none' } }}>{leaveHint}</span>
  );
}

/**
 * Text field with highlighted code. Undo has 100 steps; edits of a word within 3000 ms are one step. Tab inserts two
 * spaces after the reader starts to edit. Before that, and after Escape, it moves the focus.
 */
export function CodeEditor({
  label,
  code,
  built,
  onChange,
  onSave,
  errorLine,
  errorId,
  hasError,
  autoFocus = false,
  readOnly = false,
}: CodeEditorProps) {
  const textareaId = useId();
  const [tabLeaves, setTabLeaves] = useState(!autoFocus);
  /** Result of the latest paste or save, until the next change. */
  const [result, setResult] = useState<'refused' | 'saved'>();
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
  useEffect(() => {
    const textarea = document.getElementById(textareaId) as HTMLTextAreaElement;
    /** Rejects pasted and dropped text that would block the page while the browser lays it out. */
    function checkSize(event: InputEvent): void {
      if (!event.inputType.startsWith('insertFrom')) return;
      const { value, selectionStart, selectionEnd } = textarea;
      const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (fitsEditor(value.slice(0, selectionStart) + added + value.slice(selectionEnd))) return;
      setResult('refused');
      event.preventDefault();
    }
    textarea.addEventListener('beforeinput', checkSize);
    return () => textarea.removeEventListener('beforeinput', checkSize);
  }, [textareaId]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      setTabLeaves(true);
    } else if (isSaveKey(event)) {
      // The browser would save the page as a file.
      event.preventDefault();
      setResult('saved');
      onSave?.();
    }
  }
  return (
    <div
      // A translated layer would differ from the text that's edited.
      translate="no"
      sx={editorStyle}
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
          setResult(undefined);
          onChange(value);
        }}
        highlight={() =>
          lines.map((html, index) => (
            <CodeLine key={index} html={html} isMarked={index + 1 === errorLine} />
          ))
        }
        textareaId={textareaId}
        readOnly={readOnly}
        ignoreTabKey={tabLeaves}
        onKeyDown={onKeyDown}
        onMouseDown={() => setTabLeaves(false)}
        onBlur={() => setTabLeaves(true)}
        padding={space[3]}
      />
      <p role="status" sx={resultStyle}>
        {result === 'saved' && (
          <span sx={messageColors('info')}>
            There’s nothing to save: changes are kept as you type.
          </span>
        )}
      </p>
      {result === 'refused' && (
        <p role="alert" sx={resultStyle}>
          <span sx={messageColors('danger')}>
            The text is too long for this editor, so it wasn’t inserted.
          </span>
        </p>
      )}
    </div>
  );
}

/** Stays in view while the code scrolls. */
const resultStyle = {
  position: 'sticky',
  insetInlineStart: 0,
  bottom: 0,
  m: 0,
  bg: 'muted',
  '> span': { display: 'block', px: 3, py: 2, fontFamily: 'body', fontSize: 1 },
} as const;

const editorStyle = {
  variant: 'styles.pre',
  height: '100%',
  p: 0,
  fontFamily: 'monospace',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
  // Lines don't wrap. Both layers are as wide as the longest one, and scroll together.
  '> div': { width: 'max-content', minWidth: '100%', minHeight: '100%' },
  'textarea, pre': { minHeight: '100%', maxHeight: 'none', whiteSpace: 'pre !important' },
  'pre > span': { display: 'block' },
  'textarea:focus': { outline: 'none' },
  textarea: { caretColor: 'var(--theme-ui-colors-text)' },
  mark: {
    color: 'inherit',
    textDecoration: 'underline wavy',
    textDecorationColor: 'var(--theme-ui-colors-danger)',
    background: tint('danger', 15),
  },
  '@media (pointer: coarse)': {
    // The height of both sizes, so that nothing moves when the focus changes.
    lineHeight: '24px',
    // Phones zoom in on fields with smaller text.
    '&:focus-within': { fontSize: 2 },
  },
} as const;

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
