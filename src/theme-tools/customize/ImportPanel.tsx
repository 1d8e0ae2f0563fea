/** @jsxImportSource theme-ui */
import { readVisit, writeVisit } from '../../browser/storage';
import { useId, useRef, useState, type DragEvent, type FormEvent } from 'react';
import type { ReadTheme } from '../../themes/read-theme';
import { longestText, type TextProblem } from '../../themes/text-problems';
import { noteStyle } from '../toolbar';
import { readText, type Outcome } from './read-text';
import { ReadSummary } from './ReadSummary';
import { TextProblems } from './TextProblems';

interface ImportPanelProps {
  /** Called with what a reader takes, and the name of its file without the ending. */
  onImport: (read: ReadTheme, name: string) => void;
}

const nameOf = (fileName: string) => fileName.replace(/\..*$/, '') || 'Pasted theme';

const fieldStyle = {
  display: 'block',
  width: '100%',
  minHeight: 192,
  maxHeight: '60vh',
  p: 2,
  fontFamily: 'monospace',
  fontSize: 1,
  lineHeight: 'body',
  color: 'text',
  bg: 'background',
  border: '1px solid',
  borderColor: 'gray',
  borderRadius: 'default',
  resize: 'vertical',
} as const;

/** Key in session storage of a text that couldn't be read because a script failed to load. */
const unreadText = 'import-text';

/** A theme from elsewhere: pasted, dropped or from a file, read and looked at before it is taken. */
export function ImportPanel({ onImport }: ImportPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState(() => ({ text: readVisit(unreadText) ?? '', fileName: '' }));
  const [outcome, setOutcome] = useState<Outcome>();
  // What was asked for last is shown, whatever comes first.
  const asked = useRef(0);

  function edit(text: string, fileName: string): void {
    asked.current += 1;
    writeVisit(unreadText, undefined);
    setSource({ text, fileName });
    setOutcome(undefined);
  }
  async function read(text: string, fileName: string): Promise<void> {
    asked.current += 1;
    const own = asked.current;
    setOutcome({ state: 'reading' });
    const next = await readText(text, fileName);
    if (own !== asked.current) return;
    setOutcome(next);
    // After a deploy, the reader may have to reload the page.
    if (next.state === 'failed') writeVisit(unreadText, text);
  }
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    // A character has four bytes at most.
    if (file.size > 4 * longestText) {
      const message = `${file.name} has ${file.size} bytes; ${longestText} characters are read at most.`;
      setOutcome({ state: 'failed', message });
      return;
    }
    try {
      const text = await file.text();
      edit(text, file.name);
      await read(text, file.name);
    } catch {
      setOutcome({ state: 'failed', message: `The browser could not read ${file.name}.` });
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void read(source.text, source.fileName);
  }
  function drop(event: DragEvent): void {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void open(file);
  }
  function goTo({ line, column }: TextProblem): void {
    const before = source.text.split('\n').slice(0, line - 1);
    const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    field.current?.focus();
    field.current?.setSelectionRange(start, start);
  }

  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form onSubmit={submit}>
        <label htmlFor={`${id}text`} sx={{ fontWeight: 'bold' }}>
          Theme as text
        </label>
        <p id={`${id}hint`} sx={{ my: 1, fontSize: 1, color: 'gray' }}>
          TypeScript, JavaScript, JSON, CSS custom properties, a theme of Tailwind CSS 3 or 4, or
          design tokens. Nothing of it is run.
        </p>
        <textarea
          ref={field}
          id={`${id}text`}
          aria-describedby={`${id}hint`}
          aria-invalid={outcome?.state === 'refused' || outcome?.state === 'failed' || undefined}
          value={source.text}
          onChange={(event) => edit(event.target.value, source.fileName)}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          wrap="off"
          sx={fieldStyle}
        />
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
          <button sx={{ variant: 'buttons.tool' }}>Read it</button>
          <label
            sx={{
              display: 'inline-flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              fontSize: 1,
            }}
          >
            Or a file
            <input
              type="file"
              accept=".ts,.tsx,.js,.mjs,.cjs,.json,.css,.txt"
              onChange={(event) => {
                void open(event.target.files?.[0]);
                // The same file can be chosen again once it was changed.
                event.target.value = '';
              }}
              sx={{ font: 'inherit', minHeight: 32, maxWidth: '100%' }}
            />
          </label>
        </div>
      </form>
      {outcome?.state === 'refused' && <TextProblems problems={outcome.problems} onChoose={goTo} />}
      {outcome?.state === 'failed' && (
        <p role="alert" sx={noteStyle}>
          {outcome.message}
        </p>
      )}
      <div role="status">
        {outcome?.state === 'reading' && <p sx={noteStyle}>Reading…</p>}
        {outcome?.state === 'read' && <ReadSummary read={outcome.read} />}
      </div>
      {outcome?.state === 'read' && (
        <button
          type="button"
          onClick={() => onImport(outcome.read, nameOf(source.fileName))}
          sx={{
            variant: 'buttons.tool',
            color: 'background',
            bg: 'primary',
            ':hover': { bg: 'secondary' },
          }}
        >
          Use this theme
        </button>
      )}
    </div>
  );
}
