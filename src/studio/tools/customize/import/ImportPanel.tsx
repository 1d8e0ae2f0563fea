/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef, useState, type DragEvent, type FormEvent } from 'react';
import { readSession, writeSession } from '../../../../runtime/browser/storage';
import type { RunModule } from '../../../../sandbox/live-code/modules';
import type { ReadChoices, ReadTheme, SourceFile } from '../../../themes/import-source';
import { control } from '../../../../base/design/control';
import { messageColors } from '../../../../base/design/message-colors';
import { fieldStyle, noteStyle, toggleStyle } from '../../../../sandbox/controls/control-styles';
import { addFiles, openFiles, pastedText, type ListedFile } from './file-list';
import { LeftOutReport } from './LeftOutReport';
import { ProblemList } from '../fields/ProblemList';
import type { TextPlace } from '../fields/PlaceButton';
import { readFiles, type Import, type Outcome } from './read-files';
import { ReadOptions } from './ReadOptions';
import { ReadSummary } from './ReadSummary';

interface ImportPanelProps {
  /** Called with a theme that the reader accepts, and its name. */
  onImport: (read: ReadTheme, name: string) => void;
}

/** Key in session storage of a text that couldn't be read because a script failed to load. */
const unreadText = 'import-text';

/** Extensions of the files that can be read. */
const accepted = '.ts,.tsx,.js,.jsx,.mjs,.cjs,.json,.jsonc,.json5,.tokens,.css,.scss,.less,.txt';

/** Name of the theme of a file: without extensions, and without `theme` if there is more. */
function nameOf(files: readonly SourceFile[]): string {
  const stem = files[0]!.name
    .replace(/^.*\//, '')
    .replace(/(\.(d|theme|tokens|resolver|config|tailwind|globals))*\.\w+$/i, '')
    .slice(0, 40);
  return stem || 'Imported theme';
}

/** Imports a theme from pasted text or files. The reader sees what was read before a theme is created. */
export function ImportPanel({ onImport }: ImportPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [files, setFiles] = useState<ListedFile[]>(() => [
    pastedText(readSession(unreadText) ?? ''),
  ]);
  const [shownIndex, setShownIndex] = useState(0);
  const [choices, setChoices] = useState<ReadChoices>({});
  const [outcome, setOutcome] = useState<Outcome>();
  /** Why files that were chosen or dropped aren't in the list. */
  const [fileProblems, setFileProblems] = useState<readonly string[]>([]);
  /** What code in the files gave. Choices don't make it run again. */
  const [modules, setModules] = useState<RunModule[]>();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function read(next: Import & { files: ListedFile[] }, known?: RunModule[]): void {
    cancel.current();
    setFiles(next.files);
    setChoices(next.choices);
    setOutcome({ state: 'reading' });
    cancel.current = readFiles(next, known, (nextOutcome, nextModules) => {
      setOutcome(nextOutcome);
      setModules(nextModules);
      // After a deploy, the reader may have to reload the page.
      writeSession(unreadText, nextOutcome.state === 'failed' ? next.files[0]!.text : undefined);
    });
  }
  /** Reads files that were added or removed. Code in them waits until the reader presses Import. */
  function readData(nextFiles: ListedFile[]): void {
    read({ files: nextFiles, choices: {}, runsCode: false });
  }
  function stop(): void {
    cancel.current();
    setOutcome(undefined);
  }
  function edit(text: string): void {
    stop();
    setFileProblems([]);
    setFiles(files.with(shownIndex, { ...files[shownIndex]!, text, addedAt: Infinity }));
  }
  function remove(index: number): void {
    const rest = files.toSpliced(index, 1);
    setShownIndex(0);
    if (rest.some(({ text }) => text)) readData(rest);
    else {
      stop();
      setFiles([pastedText('')]);
    }
  }
  async function open(list: FileList | null): Promise<void> {
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    const { files: opened, problems } = await openFiles(chosen);
    setFileProblems(problems);
    if (opened.length === 0) return;
    const { files: nextFiles, index } = addFiles(files, opened);
    setShownIndex(index);
    readData(nextFiles);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    read({ files, choices, runsCode: true });
  }
  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void open(event.dataTransfer.files);
  }
  function show({ line, column = 1, file }: TextPlace): void {
    const index = Math.max(
      0,
      files.findIndex(({ name }) => name === file),
    );
    setShownIndex(index);
    const lines = files[index]!.text.split(/\r?\n/);
    const start = lines.slice(0, line - 1).reduce((sum, lineText) => sum + lineText.length + 1, 0);
    // Text areas count a line break as one character. The text may have to change first.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + column - 1, start + column - 1);
    });
  }

  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form onSubmit={submit}>
        <label htmlFor={`${id}text`} sx={{ fontWeight: 'bold' }}>
          Theme as text
        </label>
        <p id={`${id}hint`} sx={{ my: 1, fontSize: 1, color: 'gray' }}>
          TypeScript, JavaScript, JSON, CSS custom properties such as those of shadcn/ui, a Tailwind
          CSS 3 or 4 theme, or design tokens. Code runs in a sandbox without network. If files
          import each other, add all of them.
        </p>
        {files.length > 1 && (
          <ul
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
          >
            {files.map(({ name }, index) => (
              <li key={index} sx={{ display: 'flex' }}>
                <button
                  type="button"
                  aria-pressed={index === shownIndex}
                  onClick={() => setShownIndex(index)}
                  sx={toggleStyle}
                >
                  {name || 'Pasted text'}
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name || 'pasted text'}`}
                  onClick={() => remove(index)}
                  sx={{ variant: 'buttons.tool' }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        )}
        <textarea
          ref={field}
          id={`${id}text`}
          aria-describedby={`${id}hint`}
          aria-invalid={outcome?.state === 'refused' || outcome?.state === 'failed' || undefined}
          value={files[shownIndex]!.text}
          onChange={(event) => edit(event.target.value)}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          wrap="off"
          sx={{ ...fieldStyle, p: 2, fontFamily: 'monospace', resize: 'vertical' }}
        />
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
          <button sx={{ variant: 'buttons.tool' }}>Import</button>
          <label
            sx={{
              display: 'inline-flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              fontSize: 1,
            }}
          >
            Or add files
            <input
              type="file"
              multiple
              accept={accepted}
              onChange={(event) => {
                void open(event.target.files);
                // So that the same file can be chosen again after it was changed.
                event.target.value = '';
              }}
              sx={{
                font: 'inherit',
                maxWidth: '100%',
                '::file-selector-button': {
                  ...control,
                  fontFamily: 'body',
                  marginInlineEnd: 2,
                  cursor: 'pointer',
                },
              }}
            />
          </label>
        </div>
      </form>
      <div role="alert">
        {fileProblems.length > 0 && (
          <ul
            sx={{
              ...noteStyle,
              ...messageColors('danger'),
              borderRadius: 'default',
              listStyle: 'none',
              overflowWrap: 'anywhere',
            }}
          >
            {fileProblems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {outcome?.state === 'refused' && (
        <ProblemList problems={[outcome.problem]} onShow={show}>
          This theme couldn’t be read. Your text is kept.
        </ProblemList>
      )}
      {outcome?.state === 'failed' && (
        <p role="alert" sx={{ ...noteStyle, ...messageColors('danger'), borderRadius: 'default' }}>
          {outcome.message}
        </p>
      )}
      <div role="status">
        {outcome?.state === 'reading' && (
          <p sx={noteStyle}>
            Reading…{' '}
            <button type="button" onClick={stop} sx={{ variant: 'buttons.tool' }}>
              Cancel
            </button>
          </p>
        )}
        {outcome?.state === 'code' && (
          <p sx={noteStyle}>
            These files contain code. Press Import to run it in a sandbox, which can’t use the
            network or this page.
          </p>
        )}
        {outcome?.state === 'read' && (
          <section aria-label="Import preview" sx={{ ...noteStyle, overflowWrap: 'anywhere' }}>
            <button
              type="button"
              onClick={() => {
                onImport(outcome.read, nameOf(files));
                stop();
              }}
              sx={{ variant: 'buttons.main', float: 'inline-end' }}
            >
              Create theme
            </button>
            <ReadSummary read={outcome.read} />
            <LeftOutReport leftOut={outcome.read.leftOut} onShow={show} />
            <ReadOptions
              read={outcome.read}
              choices={choices}
              onChange={(next) => read({ files, choices: next, runsCode: true }, modules)}
            />
          </section>
        )}
      </div>
    </div>
  );
}
