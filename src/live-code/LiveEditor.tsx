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

/** Props of `LiveEditor`. */
export interface LiveEditorProps {
  /** Storage key of the reader's edit, for this visit. */
  id: string;
  /** Path of the version whose packages the code runs on; empty for the one at the root. */
  base: string;
  /** The page's code, and its highlighted HTML. */
  built: BuiltCode;
  xray: boolean;
  resizable: boolean;
  /** Why the editor opened. */
  start: 'edit' | 'resize' | 'restore';
  /** Position of the pointer that started to resize, while it's down. */
  dragFrom?: number | undefined;
  /** The page's preview, shown until the frame is ready. */
  preview: ReactNode;
  /** The page's code, shown until the reader edits. */
  codeBlock: (tools: ReactNode) => ReactNode;
  /** Called when the reader resets the example. */
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
      // Until the reader resizes the preview, breakpoints match the page's.
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
