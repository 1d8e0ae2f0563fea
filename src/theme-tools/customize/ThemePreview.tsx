/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { smallScreen } from '../../design/scales';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { emptyPreset, type Look } from '../../live-code/messages';
import { FrameMessages } from '../../live-code/FrameMessages';
import { SmallSelect } from '../../controls/SmallSelect';
import { PreviewRow } from '../../live-code/PreviewRow';
import { RunButton } from '../../live-code/RunButton';
import { editorBarStyle, toggleStyle } from '../../controls/control-styles';
import { useFrame } from '../../live-code/useFrame';
import { WidthSelect } from '../../live-code/WidthControl';
import { FullScreenButton } from './FullScreenButton';
import { codeOf, playgroundSource, previewSources } from './preview-sources';
import type { ThemeStore } from './theme-store';

interface ThemePreviewProps {
  /** The preview follows it, so that the frame draws an edit while React draws the page. */
  store: ThemeStore;
  /** Names of the theme's modes, the root's first. */
  modes: readonly string[];
  /** Called with the keys, as paths with dots, that a part reads which the reader chose. */
  onInspect: (keys: string[]) => void;
  /** Shown until the preview has loaded, and without scripts. */
  children: ReactNode;
}

/** Choices that aren't modes of the theme. Modes have a colon before their names. */
const allModes = 'all';
const editedMode = 'edited';

/** Sandboxed preview of a theme with samples or the reader's own code, in one mode or in all modes. */
export function ThemePreview({ store, modes: modesNow, onInspect, children }: ThemePreviewProps) {
  const [isBefore, setBefore] = useState(false);
  const before = isBefore ? store.getBefore() : undefined;
  const modes = before?.modes ?? modesNow;
  const [mode] = modes as [string];
  const messagesId = useId();
  const [source, setSource] = useState(previewSources[0]!);
  const [choice, setChoice] = useState(allModes);
  const [width, setWidth] = useState<number>();
  const [inspect, setInspect] = useState(false);
  const [said, say] = useState('');
  const chosen = choice.startsWith(':') && modes.includes(choice.slice(1)) ? choice.slice(1) : mode;
  const isAll = choice === allModes && modes.length > 1;
  const look = (): Look => ({
    preset: emptyPreset,
    mode: isAll ? undefined : chosen,
    modes: isAll ? modes : undefined,
    theme: (before ?? store.getState()).usableText,
    inspect,
  });
  const [runner, state] = useFrame(look, (next) => setChoice(`:${next}`));
  const follow = useEffectEvent(() => {
    if (before) return setBefore(false);
    // After a change of modes, React has to draw first.
    if (store.getState().modes.join() === modes.join()) runner.setLook(look());
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
        <SmallSelect
          label="Show"
          value={source}
          width={136}
          onChange={(next) => {
            setSource(next);
            say(`The preview shows: ${next}.`);
          }}
        >
          {previewSources.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
        <SmallSelect
          label="Mode"
          value={choice !== allModes && choice !== editedMode ? `:${chosen}` : choice}
          width={112}
          onChange={(next) => {
            setChoice(next);
            say(`The preview shows ${sayModes(next)}.`);
          }}
        >
          <option value={allModes}>All modes</option>
          <option value={editedMode}>Current mode</option>
          {modes.map((name) => (
            <option key={name} value={`:${name}`}>
              {name}
            </option>
          ))}
        </SmallSelect>
        {/* There's nothing to choose from on a phone. */}
        <span sx={{ [`@media ${smallScreen}`]: { display: 'none' } }}>
          <WidthSelect width={width} onChange={setWidth} />
        </span>
        <button
          type="button"
          aria-pressed={inspect}
          onClick={() => {
            setInspect(!inspect);
            say(inspect ? 'Inspect is off.' : inspectHint);
          }}
          sx={toggleStyle}
        >
          Inspect
        </button>
        <button
          type="button"
          aria-pressed={isBefore}
          onClick={() => {
            setBefore(!isBefore);
            say(
              isBefore
                ? 'The preview shows your edits.'
                : 'The preview shows the theme before your edits.',
            );
          }}
          sx={toggleStyle}
        >
          Before
        </button>
        <FullScreenButton />
        <RunButton runner={runner} state={state} onRun={run} />
      </div>
      {inspect && <p sx={{ m: 0, px: 3, py: 1, fontSize: 1, bg: 'highlight' }}>{inspectHint}</p>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
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

const inspectHint =
  'Point at an element to see its colors, fonts, and variants. Click it to edit them. Use Tab to move between elements.';

function sayModes(choice: string): string {
  if (choice === allModes) return 'all modes';
  return choice === editedMode ? 'the mode that you edit' : `the mode ${choice.slice(1)}`;
}
