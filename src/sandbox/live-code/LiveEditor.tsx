/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { editNotSaved, readEdit, rememberEdit } from '../../runtime/browser/edit-memory';
import { CopyButton } from '../../content/elements/CopyButton';
import { CodeEditor, leaveHint } from './CodeEditor';
import { FrameMessages } from './FrameMessages';
import { LookSelects, useLookChoice } from './LookSelects';
import { OpenInPlayground, OpenInStackBlitz } from './OpenIn';
import { PreviewRow } from './PreviewRow';
import { ResetNotice } from './ResetNotice';
import { RunButton } from './RunButton';
import { editorBarStyle, rowStyle } from '../controls/control-styles';
import { useFrame } from './useFrame';
import type { BuiltCode } from './useHighlight';
import { usePageWidth } from './ui/useWidth';
import { WidthSelect } from './WidthControl';

/** Props of `LiveEditor`. */
export interface LiveEditorProps {
  /** Storage key of the reader's edit, for this visit. */
  id: string;
  /** Path of the version whose packages the code runs on; empty for the one at the root. */
  versionPath: string;
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
}

/** Editor, sandboxed preview and tools of a live example, loaded on demand. */
export function LiveEditor({
  id,
  versionPath,
  built,
  xray,
  resizable,
  start,
  dragFrom,
  preview,
}: LiveEditorProps) {
  const messagesId = useId();
  const [code, setCode] = useState(() => readEdit(id) ?? built.code);
  const [isStored, setIsStored] = useState(true);
  /** The reader's code, from a reset until the next edit. */
  const [beforeReset, setBeforeReset] = useState<string>();
  const reset = useRef<HTMLButtonElement>(null);
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
    versionPath,
  );

  const isOfSite = code === built.code;
  const show = useEffectEvent((changed: string) => runner.show(changed, xray, isOfSite));
  useEffect(() => show(code), [code]);
  const run = () => runner.show(code, xray, isOfSite);

  function change(changed: string, before?: string): void {
    setCode(changed);
    setBeforeReset(before);
    setIsStored(rememberEdit(id, changed === built.code ? undefined : changed) !== 'full');
  }

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
      <figure aria-label="Editor" sx={{ bg: 'muted' }}>
        <figcaption sx={barStyle}>
          <div sx={toolsStyle}>
            <LookSelects choice={choice} onChange={choose} known={state} />
            {resizable && <WidthSelect width={width} onChange={setWidth} />}
            <RunButton runner={runner} state={state} onRun={run} />
            <button
              ref={reset}
              type="button"
              onClick={() => code !== built.code && change(built.code, code)}
              sx={{ variant: 'buttons.tool' }}
            >
              Reset
            </button>
          </div>
          <div sx={copyStyle}>
            <CopyButton />
          </div>
        </figcaption>
        <ResetNotice
          onUndo={
            beforeReset === undefined
              ? undefined
              : () => {
                  change(beforeReset);
                  // The clicked button is removed.
                  reset.current!.focus();
                }
          }
        />
        <CodeEditor
          label="Code of this example"
          code={code}
          built={built}
          onChange={change}
          hasError={state.error !== undefined}
          errorLine={state.error?.line}
          errorId={messagesId}
          autoFocus={start === 'edit'}
        />
        <FrameMessages
          id={messagesId}
          error={state.error}
          onRetry={run}
          notice={[state.notice, !isStored && editNotSaved]}
        />
        <div sx={{ ...editorBarStyle, borderTop: 'thin', borderBottom: 0 }}>
          <span sx={{ flex: '1 1 auto', color: 'gray' }}>{leaveHint}</span>
          {/* The playground runs on the newest packages. */}
          {versionPath === '' && <OpenInPlayground work={work} />}
          <OpenInStackBlitz work={work} versionPath={versionPath} />
        </div>
      </figure>
    </>
  );
}

const barStyle = {
  ...editorBarStyle,
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  paddingInlineEnd: 1,
} as const;

const toolsStyle = { ...rowStyle, flex: '1 1 0', minWidth: 0 } as const;

/** Keeps the place of Edit free: the second click of a double click on it does nothing. */
const copyStyle = { display: 'flex', justifyContent: 'flex-end', gap: 1, minWidth: 96 } as const;
