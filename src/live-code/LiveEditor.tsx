/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { editNotSaved, readEdit, rememberEdit } from '../browser/edit-memory';
import { CopyButton } from '../mdx/CopyButton';
import { CodeEditor, leaveHint } from './CodeEditor';
import { FrameMessages } from './FrameMessages';
import { LookSelects, useLookChoice } from './LookSelects';
import { OpenInPlayground, OpenInStackBlitz } from './OpenIn';
import { PreviewRow } from './PreviewRow';
import { RunButton } from './RunButton';
import { toolBarStyle } from './tool-bar-style';
import { useFrame } from './useFrame';
import type { BuiltCode } from './useHighlight';
import { usePageWidth } from './ui/useWidth';
import { WidthSelect } from './WidthControl';

/** What the tools of a live example need. */
export interface LiveEditorProps {
  /** Names the example in the reader's visit. */
  id: string;
  /** Path of the version whose packages it runs on; empty for the one at the root. */
  base: string;
  /** The code as the page has it, and its highlighted HTML. */
  built: BuiltCode;
  xray: boolean;
  resizable: boolean;
  /** What the reader asked for first. */
  start: 'edit' | 'resize' | 'restore';
  /** Where the pointer is down that asked for resizing. */
  dragFrom?: number | undefined;
  /** The page's own preview, shown until the frame has something better. */
  preview: ReactNode;
  /** The page's own code, shown while nobody edits. */
  codeBlock: (tools: ReactNode) => ReactNode;
  /** Called when the reader discards everything. */
  onReset: () => void;
}

/** Editor, sandboxed preview and tools of a live example, loaded on demand. */
export function LiveEditor({
  id,
  base,
  built,
  xray,
  resizable,
  start,
  dragFrom,
  preview,
  codeBlock,
  onReset,
}: LiveEditorProps) {
  const messagesId = useId();
  const [code, setCode] = useState(() => readEdit(id) ?? built.code);
  const [isKept, setIsKept] = useState(true);
  const [editing, setEditing] = useState(start !== 'resize');
  const [width, setWidth] = useState<number>();
  const { choice, choose, chooseMode, lookFor } = useLookChoice();
  const pageWidth = usePageWidth();
  const [runner, state] = useFrame(
    (known) => ({
      ...lookFor('', known),
      // As long as nobody changes the width, breakpoints answer as in the rest of the page.
      viewport: width === undefined ? pageWidth : undefined,
    }),
    chooseMode,
    base,
  );

  const run = useEffectEvent((changed: string) => runner.show(changed, xray));
  useEffect(() => run(code), [code]);

  function reset(): void {
    rememberEdit(id, undefined);
    onReset();
  }

  const tools = (
    <>
      <LookSelects choice={choice} onChange={choose} known={state} />
      {resizable && <WidthSelect width={width} onChange={setWidth} />}
      <RunButton runner={runner} state={state} onRun={() => runner.run(code, xray)} />
      <button type="button" onClick={reset} sx={{ variant: 'buttons.tool' }}>
        Reset
      </button>
    </>
  );
  const messages = (
    <FrameMessages
      id={messagesId}
      error={state.error}
      onRetry={() => runner.run(code, xray)}
      notice={[state.notice, !isKept && editNotSaved]}
    />
  );
  const work = { code, theme: '', preset: choice.preset, mode: choice.mode || undefined };

  return (
    <>
      <div role="group" aria-label="Preview">
        <PreviewRow
          runner={runner}
          state={state}
          width={width}
          onWidth={setWidth}
          resizable={resizable}
          focusHandle={start === 'resize'}
          dragFrom={dragFrom}
        >
          {preview}
        </PreviewRow>
      </div>
      {editing ? (
        <figure aria-label="Editor" sx={{ bg: 'muted' }}>
          <figcaption sx={toolBarStyle}>
            {tools}
            <CopyButton />
          </figcaption>
          <CodeEditor
            label="Code of this example"
            code={code}
            built={built}
            onChange={(changed) => {
              setCode(changed);
              setIsKept(rememberEdit(id, changed) !== 'full');
            }}
            hasError={state.error !== undefined}
            errorLine={state.error?.line}
            errorId={messagesId}
            autoFocus={start !== 'restore'}
          />
          {messages}
          <div sx={{ ...toolBarStyle, borderTop: 'thin', borderBottom: 0 }}>
            <span sx={{ flex: '1 1 auto', color: 'gray' }}>{leaveHint}</span>
            {/* The playground runs on the newest packages. */}
            {base === '' && <OpenInPlayground work={work} />}
            <OpenInStackBlitz work={work} base={base} />
          </div>
        </figure>
      ) : (
        <>
          <div sx={{ ...toolBarStyle, borderTop: 'thin', borderBottom: 0 }}>{tools}</div>
          {messages}
          {codeBlock(
            <button type="button" onClick={() => setEditing(true)} sx={{ variant: 'buttons.tool' }}>
              Edit
            </button>,
          )}
        </>
      )}
    </>
  );
}
