/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { smallScreen } from '../../../base/design/scales';
import { emptyPreset, type Look } from '../../../sandbox/live-code/messages';
import { FrameMessages } from '../../../sandbox/live-code/FrameMessages';
import { SmallSelect } from '../../../sandbox/controls/SmallSelect';
import { PreviewRow } from '../../../sandbox/live-code/PreviewRow';
import { RunButton } from '../../../sandbox/live-code/RunButton';
import { editorBarStyle, toggleStyle } from '../../../sandbox/controls/control-styles';
import { useFrame } from '../../../sandbox/live-code/useFrame';
import { WidthSelect } from '../../../sandbox/live-code/WidthControl';
import type { Draft } from '../../themes/draft';
import type { History } from '../../themes/edit-history';
import { modeNames } from '../../../base/theme-data/in-mode';
import { usableTheme } from '../../themes/shared-theme';
import { FullScreenButton } from './FullScreenButton';
import { codeOf, playgroundSource, previewSources } from './preview-sources';
import type { ThemeStore } from './theme-store';

interface ThemePreviewProps {
  /** The frame follows it directly, so that it renders an edit while React renders the page. */
  store: ThemeStore;
  /** The theme and its steps, as React renders them. */
  history: History<Draft>;
  /** Called with the keys of the theme, as paths with dots, that the clicked element uses. */
  onInspect: (keys: string[]) => void;
  /** Shown until the preview has loaded, and without scripts. */
  children: ReactNode;
}

/** Sandboxed preview of a theme with samples or the reader's own code, in one mode or in all modes. */
export function ThemePreview({ store, history, onInspect, children }: ThemePreviewProps) {
  /** History whose first state is shown; undefined for none. The next edit ends that. */
  const [comparedHistory, setComparedHistory] = useState<History<Draft>>();
  const isBefore = comparedHistory === history;
  const shownOf = (steps: History<Draft>) =>
    usableTheme(((comparedHistory === steps && steps.past[0]) || steps.present).theme).usable;
  const modes = modeNames(shownOf(history));
  const messagesId = useId();
  const [source, setSource] = useState(previewSources[0]!);
  /** Empty for all modes. */
  const [choice, setChoice] = useState('');
  const [width, setWidth] = useState<number>();
  const [inspect, setInspect] = useState(false);
  const mode = modes.includes(choice) ? choice : modes[0];
  const isAll = choice === '' && modes.length > 1;
  const lookOf = (steps: History<Draft>): Look => ({
    preset: emptyPreset,
    mode: isAll ? undefined : mode,
    modes: isAll ? modes : undefined,
    theme: JSON.stringify(shownOf(steps)),
    inspect,
  });
  const [runner, state] = useFrame(() => lookOf(history), setChoice);
  const follow = useEffectEvent(() => {
    const steps = store.getState().history;
    if (comparedHistory !== steps) setComparedHistory(undefined);
    // If the modes changed, React has to render first.
    if (modeNames(shownOf(steps)).join() === modes.join()) runner.setLook(lookOf(steps));
  });
  useEffect(() => store.subscribe(() => follow()), [store]);

  const run = () => runner.show(codeOf(source), false, source !== playgroundSource);
  const runSource = useEffectEvent(run);
  useEffect(() => runSource(), [source]);

  const tell = useEffectEvent(onInspect);
  const { inspected } = state;
  useEffect(() => {
    if (inspected) tell(inspected);
  }, [inspected]);

  return (
    <section
      aria-label="Preview"
      sx={{
        minWidth: 0,
        border: 'thin',
        borderRadius: 'large',
        overflow: 'hidden',
        ':fullscreen': { bg: 'background', border: 0, borderRadius: 0, overflow: 'auto' },
      }}
    >
      <div role="group" aria-label="What the preview shows" sx={editorBarStyle}>
        <SmallSelect label="Show" value={source} width={136} onChange={setSource}>
          {previewSources.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
        <SmallSelect label="Mode" value={choice && mode!} width={112} onChange={setChoice}>
          <option value="">All modes</option>
          {modes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
        {/* Phones have no room for other widths. */}
        <span sx={{ [`@media ${smallScreen}`]: { display: 'none' } }}>
          <WidthSelect width={width} onChange={setWidth} />
        </span>
        <button
          type="button"
          aria-pressed={inspect}
          onClick={() => setInspect(!inspect)}
          sx={toggleStyle}
        >
          Inspect
        </button>
        <button
          type="button"
          aria-pressed={isBefore}
          onClick={() => setComparedHistory(isBefore ? undefined : history)}
          sx={toggleStyle}
        >
          Before
        </button>
        <FullScreenButton />
        <RunButton runner={runner} state={state} onRun={run} />
      </div>
      <div role="status">
        {inspect && (
          <p sx={{ m: 0, px: 3, py: 1, fontSize: 1, bg: 'highlight' }}>
            Point at an element to see its colors, fonts, and variants. Click it to edit them. Use
            Tab to move between elements.
          </p>
        )}
      </div>
      <PreviewRow runner={runner} state={state} width={width} onWidth={setWidth} resizable>
        {state.height === undefined && children}
      </PreviewRow>
      <FrameMessages
        id={messagesId}
        error={state.error ?? (state.themeError && { ...state.themeError, place: 'Theme' })}
        onRetry={run}
        notice={state.notice}
      />
    </section>
  );
}
