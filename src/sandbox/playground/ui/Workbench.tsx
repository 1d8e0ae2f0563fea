/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { messageColors } from '../../../base/design/message-colors';
import { breakpoints } from '../../../base/design/scales';
import { editNotSaved } from '../../../runtime/browser/edit-memory';
import { isOwnLink, rememberWork } from '../../live-code/work-memory';
import { encodeWork, READING_MS, type SharedWork } from '../../live-code/share-link';
import { LeaveHint } from '../../live-code/CodeEditor';
import { FrameMessages, messageStyle } from '../../live-code/FrameMessages';
import { LookSelects, useLookChoice } from '../../live-code/LookSelects';
import { OpenInStackBlitz } from '../../live-code/OpenIn';
import { PreviewRow } from '../../live-code/PreviewRow';
import { ReportProblem } from '../../live-code/ReportProblem';
import { ResetNotice } from '../../live-code/ResetNotice';
import { RunButton } from '../../live-code/RunButton';
import { editorBarStyle } from '../../controls/control-styles';
import { MoreTools } from '../../controls/MoreTools';
import { IconButton } from '../../controls/IconButton';
import { CopyLink } from '../../controls/CopyLink';
import { useFrame } from '../../live-code/useFrame';
import { WidthSelect } from '../../live-code/WidthControl';
import StartingPreview, { html, presets } from '@generated/live-frame/default/starting-preview';
import { GeneratedCss } from './GeneratedCss';
import type { OpenedWork } from './opened-work';
import { SourcePanel } from './SourcePanel';
import { startingWork } from '../../live-code/starting-work';
import { Tabs } from '../../controls/Tabs';

interface WorkbenchProps {
  opened: OpenedWork;
  /** Restores the work that a reset replaced with this one. */
  undoReset: (() => void) | undefined;
  /** Called when the reader discards the work. */
  onReset: (work: SharedWork) => void;
}

/** Editors, preview, and tools for some work. */
export function Workbench({ opened, undoReset, onReset }: WorkbenchProps) {
  const messagesId = useId();
  const themeMessagesId = useId();
  const [code, setCode] = useState(opened.work.code);
  const [theme, setTheme] = useState(opened.work.theme);
  const isReaderWork = opened.link === '' || isOwnLink(opened.link);
  /** True if the page's HTML has the preview of this work. Then the frame starts when the reader changes or runs it. */
  const isBuilt = opened.work === startingWork;
  const [mayRun, setMayRun] = useState(isReaderWork && !isBuilt);
  const [isReadable, setIsReadable] = useState(isReaderWork);
  const [width, setWidth] = useState<number>();
  const [showsCss, setShowsCss] = useState(false);
  const { choice, choose, chooseMode, lookFor } = useLookChoice({
    ...(opened.work.preset ? { preset: opened.work.preset } : {}),
    ...(opened.work.mode ? { mode: opened.work.mode } : {}),
  });
  const [runner, state] = useFrame((known) => lookFor(theme, known), chooseMode);
  const work: SharedWork = { code, theme, preset: choice.preset, mode: choice.mode || undefined };
  const workText = JSON.stringify(work);

  useEffect(() => {
    const timer = window.setTimeout(() => setIsReadable(true), READING_MS);
    return () => window.clearTimeout(timer);
  }, []);

  function runBuilt(): void {
    if (isBuilt) setMayRun(true);
  }
  function changeWidth(changed: number | undefined): void {
    setWidth(changed);
    runBuilt();
  }

  const themeError = state.themeError ?? state.fontError;
  /** True for code from a link that hasn't been run. */
  const isWaiting = !mayRun && !isBuilt;
  const isOfSite = code === startingWork.code;
  const show = useEffectEvent((changed: string) => {
    if (mayRun) runner.show(changed, false, isOfSite);
  });
  useEffect(() => show(code), [code, mayRun]);
  const run = () => runner.show(code, false, isOfSite);
  /** Runs the code, unless it came from a link and wasn't run before. */
  function save(): void {
    if (mayRun) run();
    else runBuilt();
  }

  /** The work as it was stored last, or opened. Work from a link isn't stored until the reader edits it. */
  const storedText = useRef<string>(undefined);
  const [isStored, setIsStored] = useState(true);
  const [isEdited, setIsEdited] = useState(false);
  const storeWork = useEffectEvent(() => {
    const before = storedText.current ?? workText;
    storedText.current = workText;
    if (workText === before) return;
    setIsEdited(true);
    runBuilt();
    // Work from a link has another key than the reader's.
    setIsStored(rememberWork(opened.link, work) !== 'full');
  });
  useEffect(() => storeWork(), [code, theme, choice]);

  const sources = [
    {
      tab: 'Code',
      label: 'Code',
      code,
      built: isBuilt ? builtCode : undefined,
      onChange: setCode,
      error: state.error,
      errorId: messagesId,
    },
    {
      tab: 'Theme',
      label: 'Theme as a TypeScript or JSON object',
      code: theme,
      built: undefined,
      onChange: setTheme,
      error: state.themeError,
      errorId: themeMessagesId,
    },
  ];

  return (
    <div sx={workbenchStyle}>
      <div role="group" aria-label="Preview and sharing" data-with-scripts="" sx={editorBarStyle}>
        <MoreTools label="View" roomFrom={BAR_WIDTH}>
          <LookSelects
            choice={choice}
            onChange={choose}
            known={state.presets.length > 0 ? state : { presets, shown: undefined }}
          />
          <WidthSelect width={width} onChange={changeWidth} />
          <div sx={{ [hasRoom]: { order: 2, marginInlineStart: 'auto' } }}>
            <OpenInStackBlitz code={code} look={lookFor(theme, state)} disabled={isWaiting} />
          </div>
        </MoreTools>
        <IconButton icon="reset" aria-label="Reset" onClick={() => onReset(work)} />
        <RunButton
          runner={runner}
          state={state}
          onRun={() => (mayRun ? run() : setMayRun(true))}
          isMain={isWaiting}
          disabled={!isReadable}
        />
        <div sx={shareStyle}>
          <CopyLink
            to={() => workText}
            encode={async () => `#${await encodeWork(work)}`}
            isMain={!isWaiting}
          />
        </div>
      </div>
      <ResetNotice onUndo={isEdited ? undefined : undoReset} />
      {opened.problem && (
        <p role="alert" sx={{ ...messageStyle, ...messageColors('danger') }}>
          {opened.problem}
        </p>
      )}
      {isWaiting && (
        <p role="status" sx={messageStyle}>
          This code came from a link. Read it, then click Run.
        </p>
      )}
      <div sx={panesStyle}>
        <div sx={{ ...paneStyle, bg: 'muted', borderInlineEnd: [0, 0, 'thin'] }}>
          <Tabs
            label="Source"
            tabs={sources.map(({ tab, ...source }) => ({
              label: tab,
              panel: <SourcePanel {...source} onSave={save} isReaderWork={isReaderWork} />,
            }))}
          />
          <div data-with-scripts="" sx={hintStyle}>
            <LeaveHint />
            <ReportProblem
              label="Report a problem with this code"
              code={code}
              look={lookFor(theme, state)}
              error={state.error?.message ?? state.themeError?.message}
            />
          </div>
        </div>
        <div sx={{ ...paneStyle, borderTop: ['thin', 'thin', 0] }}>
          <Tabs
            label="Result"
            onChange={(index) => {
              setShowsCss(index === 1);
              runner.setWantsCss(index === 1);
              if (index === 1) runBuilt();
            }}
            tabs={[
              {
                label: 'Preview',
                panel: (
                  <div role="group" aria-label="Preview" sx={previewStyle}>
                    <PreviewRow
                      runner={runner}
                      state={state}
                      width={width}
                      onWidth={changeWidth}
                      resizable
                    >
                      {isBuilt && (
                        // As in the frame, so that the page doesn't move when it replaces this.
                        <div sx={{ px: 3, py: 4, overflowX: 'auto' }}>
                          <StartingPreview />
                        </div>
                      )}
                    </PreviewRow>
                  </div>
                ),
              },
              { label: 'Generated CSS', panel: showsCss && <GeneratedCss styles={state.css} /> },
            ]}
          />
          <div sx={{ flex: 'none', overflowY: 'auto', [besideEachOther]: { maxHeight: '40%' } }}>
            <FrameMessages
              id={messagesId}
              error={state.error}
              onRetry={run}
              notice={state.notice}
              warning={!isStored && editNotSaved}
              lines={state.lines}
            />
            <FrameMessages
              id={themeMessagesId}
              error={themeError && { ...themeError, place: 'Theme' }}
              onRetry={() => runner.sendLook()}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Media query for windows with source and result next to each other. */
export const besideEachOther = `@media (min-width: ${breakpoints[1]})`;

/** Width in px from which the bar has room for all tools. */
const BAR_WIDTH = 912;
const hasRoom = `@container (min-width: ${BAR_WIDTH}px)`;

const workbenchStyle = {
  containerType: 'inline-size',
  border: 'thin',
  borderRadius: 'large',
  overflow: 'hidden',
  [besideEachOther]: { flex: '1 1 0', display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

/** The button at the end, and a status before it. */
const shareStyle = {
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: 'auto',
  '[role="status"]': { minWidth: 0 },
  [hasRoom]: { order: 3, marginInlineStart: 0 },
} as const;

const panesStyle = {
  [besideEachOther]: {
    flex: '1 1 0',
    display: 'grid',
    grid: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))',
    minHeight: 0,
  },
} as const;

const paneStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  [besideEachOther]: {
    '> :first-child': { flex: '1 1 0' },
    '[role="tabpanel"]': { overflow: 'auto' },
  },
} as const;

const previewStyle = {
  display: 'flex',
  minHeight: '100%',
  '> *': { flex: '1 1 0', minWidth: 0 },
} as const;

const hintStyle = {
  ...editorBarStyle,
  paddingInlineEnd: 1,
  borderTop: 'thin',
  borderBottom: 0,
  button: { marginInlineStart: 'auto' },
} as const;

const builtCode = { code: startingWork.code, html };
