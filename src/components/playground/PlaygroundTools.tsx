/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { isOwnLink, readWork, rememberWork } from '../../live-code/edit-memory';
import { hasFrame } from '../../live-code/runner';
import { decodeWork, holdsWork, type SharedWork } from '../../live-code/share-link';
import { highlight } from '../../markdown/highlight';
import { CodeEditor, leaveHint } from '../live-code/CodeEditor';
import { FrameMessages } from '../live-code/FrameMessages';
import { LookSelects, useLookChoice } from '../live-code/LookSelects';
import { OpenInStackBlitz } from '../live-code/OpenIn';
import { PreviewRow } from '../live-code/PreviewRow';
import { useFrame } from '../live-code/useFrame';
import { WidthSelect } from '../live-code/WidthControl';
import { ShareLink } from './ShareLink';
import { startingWork } from './starting-work';
import { Tabs } from './Tabs';

/** Where the work came from, and what is to be said about it. */
export interface Opened {
  work: SharedWork;
  /** Hash of the link that it came with; empty for the reader's own. Code of a link waits for Run. */
  link: string;
  problem: string | undefined;
}

/** Opens what a link or an example brought, or what was here before. */
export async function openWork(): Promise<Opened> {
  const { hash } = window.location;
  const own: Opened = { work: readWork('') ?? startingWork, link: '', problem: undefined };
  if (!holdsWork(hash)) return own;
  try {
    return { work: readWork(hash) ?? (await decodeWork(hash)), link: hash, problem: undefined };
  } catch (error) {
    return { ...own, problem: (error as Error).message };
  }
}

/** The tools of the playground. */
export function PlaygroundTools({ start }: { start: Opened }) {
  const [opened, setOpened] = useState({ ...start, turn: 0 });
  function open(next: Opened): void {
    setOpened(({ turn }) => ({ ...next, turn: turn + 1 }));
  }
  const openLatest = useEffectEvent(open);
  useEffect(() => {
    let latest: Promise<Opened> | undefined;
    function onHashChange(): void {
      const asked = openWork();
      latest = asked;
      void asked.then((next) => {
        if (latest === asked) openLatest(next);
      });
    }
    window.addEventListener('hashchange', onHashChange);
    return () => {
      latest = undefined;
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);
  return (
    <Workbench
      key={opened.turn}
      opened={opened}
      onReset={() => {
        rememberWork(opened.link, undefined);
        window.history.replaceState(window.history.state, '', window.location.pathname);
        // From a link, back to the reader's own.
        open({ work: readWork('') ?? startingWork, link: '', problem: undefined });
      }}
    />
  );
}

function Workbench({ opened, onReset }: { opened: Opened; onReset: () => void }) {
  const messagesId = useId();
  const themeMessagesId = useId();
  const [code, setCode] = useState(opened.work.code);
  const [theme, setTheme] = useState(opened.work.theme);
  const [mayRun, setMayRun] = useState(opened.link === '' || isOwnLink(opened.link));
  const [width, setWidth] = useState<number>();
  const [showsCss, setShowsCss] = useState(false);
  const { choice, choose, lookFor } = useLookChoice({
    ...(opened.work.preset ? { preset: opened.work.preset } : {}),
    ...(opened.work.mode ? { mode: opened.work.mode } : {}),
  });
  const [runner, state] = useFrame((presets) => lookFor(theme, presets), choose);
  const work: SharedWork = { code, theme, preset: choice.preset, mode: choice.mode || undefined };

  const run = useEffectEvent((changed: string) => {
    if (mayRun) runner.show(changed, false);
  });
  useEffect(() => run(code), [code, mayRun]);

  const keep = useEffectEvent(() => {
    // What a link brought has a place of its own beside the reader's work.
    rememberWork(opened.link, work);
  });
  useEffect(() => keep(), [code, theme, choice]);

  const isRunning = hasFrame(state);

  return (
    <div sx={{ border: 'thin', borderRadius: 'large', overflow: 'hidden' }}>
      <div role="group" aria-label="Preview and sharing" sx={toolBarStyle}>
        <LookSelects
          choice={choice}
          onChange={(changed) => choose(() => changed)}
          presets={state.presets}
        />
        <WidthSelect width={width} onChange={setWidth} />
        <span sx={{ flex: '1 1 auto' }} />
        <button
          type="button"
          onClick={() => {
            if (isRunning) runner.stop('Stopped.');
            else if (mayRun) runner.show(code, false);
            else setMayRun(true);
          }}
          sx={{ variant: 'buttons.tool' }}
        >
          {isRunning ? 'Stop' : 'Run'}
        </button>
        <button type="button" onClick={onReset} sx={{ variant: 'buttons.tool' }}>
          Reset
        </button>
        <ShareLink work={work} />
        <OpenInStackBlitz work={work} disabled={!mayRun} />
      </div>
      {opened.problem && (
        <p role="alert" sx={noticeStyle}>
          {opened.problem}
        </p>
      )}
      {!mayRun && (
        <p role="status" sx={noticeStyle}>
          This code came with a link. Read it, then press Run.
        </p>
      )}
      <div
        sx={{
          display: 'grid',
          gridTemplateColumns: ['minmax(0, 1fr)', null, 'repeat(2, minmax(0, 1fr))'],
          minHeight: [0, null, 480],
        }}
      >
        <div sx={{ minWidth: 0, bg: 'muted', borderRight: [0, 0, 'thin'] }}>
          <Tabs
            label="Source"
            tabs={[
              {
                label: 'Code',
                panel: (
                  <EditorPanel>
                    <CodeEditor
                      label="Code"
                      code={code}
                      onChange={setCode}
                      hasError={state.error !== undefined}
                      errorLine={state.error?.line}
                      errorId={messagesId}
                    />
                  </EditorPanel>
                ),
              },
              {
                label: 'Theme',
                panel: (
                  <EditorPanel>
                    <CodeEditor
                      label="Theme, as an object in TypeScript or JSON"
                      code={theme}
                      onChange={setTheme}
                      hasError={state.themeError !== undefined}
                      errorLine={state.themeError?.line}
                      errorId={themeMessagesId}
                    />
                  </EditorPanel>
                ),
              },
            ]}
          />
          <p sx={{ m: 0, px: 3, py: 2, fontSize: 1, color: 'gray' }}>{leaveHint}</p>
        </div>
        <div sx={{ minWidth: 0, borderTop: ['thin', 'thin', 0] }}>
          <Tabs
            label="Result"
            onChange={(index) => {
              setShowsCss(index === 1);
              runner.setWantsCss(index === 1);
            }}
            tabs={[
              {
                label: 'Preview',
                panel: (
                  <div role="group" aria-label="Preview" sx={{ borderTop: 'thin' }}>
                    <PreviewRow
                      runner={runner}
                      state={state}
                      width={width}
                      onWidth={setWidth}
                      resizable
                    />
                  </div>
                ),
              },
              { label: 'Generated CSS', panel: showsCss && <GeneratedCss styles={state.css} /> },
            ]}
          />
          <FrameMessages id={messagesId} error={state.error} notice={state.notice} />
          <FrameMessages
            id={themeMessagesId}
            error={state.themeError && { ...state.themeError, place: 'Theme' }}
          />
        </div>
      </div>
    </div>
  );
}

function EditorPanel({ children }: { children: ReactNode }) {
  return (
    <div sx={{ maxHeight: ['50vh', '50vh', '65vh'], overflowY: 'auto', borderTop: 'thin' }}>
      {children}
    </div>
  );
}

function GeneratedCss({ styles }: { styles: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label="Generated CSS"
      sx={{ variant: 'styles.pre', borderTop: 'thin', maxHeight: '65vh', overflowY: 'auto' }}
    >
      <code
        dangerouslySetInnerHTML={{
          __html: styles ? highlight(styles, 'css') : 'There is no CSS yet. Run code that uses sx.',
        }}
      />
    </pre>
  );
}

const toolBarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 2,
  bg: 'muted',
  borderBottom: 'thin',
} as const;

const noticeStyle = {
  m: 0,
  px: 3,
  py: 2,
  bg: 'highlight',
  borderBottom: 'thin',
} as const;
