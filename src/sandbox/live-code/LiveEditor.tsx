/** @jsxImportSource theme-ui */
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { editNotSaved, readEdit, rememberEdit } from '../../runtime/browser/edit-memory';
import { CopyButton } from '../../content/elements/CopyButton';
import { CodeEditor, LeaveHint } from './CodeEditor';
import { FrameMessages } from './FrameMessages';
import { LookSelects, useLookChoice } from './LookSelects';
import { OpenInPlayground, OpenInStackBlitz } from './OpenIn';
import { PreviewRow } from './PreviewRow';
import { ReportProblem } from './ReportProblem';
import { ResetNotice } from './ResetNotice';
import { RunButton } from './RunButton';
import { editButtonStyle, toolsStyle } from '../../content/elements/CodeBlock';
import { useWithPart } from '../../content/elements/part-name';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';
import { editorBarStyle } from '../controls/control-styles';
import { MoreTools } from '../controls/MoreTools';
import { IconButton } from '../controls/IconButton';
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
  /** Called when the reader is done and the code is the page's. */
  onClose: () => void;
}

/** Time in which a click on Done is the second one of a double click on Edit. */
const DOUBLE_CLICK_MS = 500;

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
  onClose,
}: LiveEditorProps) {
  const messagesId = useId();
  const withPart = useWithPart();
  const figure = useRef<HTMLElement>(null);
  const [openedAt] = useState(() => performance.now());
  /** False once the reader is done. An edit stays visible. */
  const [isOpen, setIsOpen] = useState(true);
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

  function toggle({ timeStamp }: MouseEvent): void {
    const isDoubleClick = timeStamp - openedAt < DOUBLE_CLICK_MS;
    if (isOpen && isOfSite && !isDoubleClick) return onClose();
    if (!isDoubleClick) setIsOpen(!isOpen);
    if (!isOpen || isDoubleClick) figure.current!.querySelector('textarea')!.focus();
  }

  const toggleLabel = isOpen ? 'Done' : 'Edit';
  const work = { code, theme: '', preset: choice.preset, mode: choice.mode || undefined };

  return (
    <>
      <div role="group" aria-label={withPart('Preview')}>
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
      <figure
        ref={figure}
        aria-label={withPart('Editor')}
        sx={{ bg: 'muted', containerType: 'inline-size' }}
      >
        <figcaption sx={{ ...editorBarStyle, paddingInlineEnd: 1 }}>
          {isOpen ? (
            <MoreTools label="View" roomFrom={resizable ? 720 : 560}>
              <LookSelects choice={choice} onChange={choose} known={state} />
              {resizable && <WidthSelect width={width} onChange={setWidth} />}
            </MoreTools>
          ) : (
            <span>Edited</span>
          )}
          <div sx={toolsStyle}>
            <IconButton
              ref={reset}
              icon="reset"
              aria-label="Reset"
              onClick={() => code !== built.code && change(built.code, code)}
            />
            {isOpen && <RunButton runner={runner} state={state} onRun={run} />}
            <button
              type="button"
              aria-label={withPart(toggleLabel)}
              onClick={toggle}
              sx={editButtonStyle}
            >
              {toggleLabel}
            </button>
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
          label={withPart('Example code')}
          code={code}
          built={built}
          onChange={change}
          onSave={run}
          hasError={state.error !== undefined}
          errorLine={state.error?.line}
          errorId={messagesId}
          autoFocus={start === 'edit'}
          readOnly={!isOpen}
        />
        <FrameMessages
          id={messagesId}
          error={state.error}
          onRetry={run}
          notice={state.notice}
          warning={!isStored && editNotSaved}
          lines={state.lines}
        />
        {isOpen && (
          <div sx={{ ...editorBarStyle, borderTop: 'thin', borderBottom: 0 }}>
            <LeaveHint />
            <ReportProblem
              shortLabel="Report"
              code={code}
              look={lookFor('', state)}
              error={state.error?.message}
              versionPath={versionPath}
            />
            <span aria-hidden="true" sx={openInStyle}>
              Open in
            </span>
            {/* The playground runs on the newest packages. */}
            {versionPath === '' && (
              <OpenInPlayground work={work} label={withPart('Open in Playground')}>
                <VisuallyHidden>Open in </VisuallyHidden>Playground
              </OpenInPlayground>
            )}
            <OpenInStackBlitz
              code={code}
              look={lookFor('', state)}
              versionPath={versionPath}
              label={withPart('Open in StackBlitz')}
            >
              <VisuallyHidden>Open in </VisuallyHidden>StackBlitz
            </OpenInStackBlitz>
          </div>
        )}
      </figure>
    </>
  );
}

const openInStyle = {
  marginInlineStart: 'auto',
  // On phones, so that all tools fit into one row.
  '@container (max-width: 400px)': { display: 'none', '& + *': { marginInlineStart: 'auto' } },
} as const;
