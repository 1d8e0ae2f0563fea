/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useId, useImperativeHandle, useState, type Ref } from 'react';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { emptyPreset, type Look } from '../../live-code/messages';
import { FrameMessages } from '../../live-code/FrameMessages';
import { SmallSelect } from '../../live-code/LookSelects';
import { PreviewRow } from '../../live-code/PreviewRow';
import { RunButton } from '../../live-code/RunButton';
import { toolBarStyle } from '../../live-code/tool-bar-style';
import { useFrame } from '../../live-code/useFrame';
import { WidthSelect } from '../../live-code/WidthControl';
import type { PlainObject } from '../../themes/changes';
import { modesIn } from '../../themes/color-modes';
import { toggleStyle } from '../toolbar';
import { codeOf, previewSources } from './preview-sources';

/** What a preview can be told. */
export interface PreviewHandle {
  /** Shows a theme of the same modes at once: the frame draws it while React draws the page. */
  show: (theme: PlainObject) => void;
}

interface ThemePreviewProps {
  ref: Ref<PreviewHandle>;
  /** Plain data; it may change with each key. */
  theme: PlainObject;
  /** Names of the theme's modes, that of its root colors first. */
  modes: readonly string[];
  /** The mode that is edited. */
  mode: string;
  /** Called with the keys, as paths with dots, that a part reads which the reader chose. */
  onInspect: (keys: string[]) => void;
}

/** Choices of modes that are none of the theme's; those have a colon before their names. */
const allModes = 'all';
const editedMode = 'edited';

/** A theme at work in the sandbox: samples or the reader's own code, in one mode or in all of them. */
export function ThemePreview({ ref, theme, modes, mode, onInspect }: ThemePreviewProps) {
  const messagesId = useId();
  const [source, setSource] = useState(previewSources[0]!);
  const [choice, setChoice] = useState(allModes);
  const [width, setWidth] = useState<number>();
  const [inspect, setInspect] = useState(false);
  const [said, say] = useState('');
  const chosen = choice.startsWith(':') && modes.includes(choice.slice(1)) ? choice.slice(1) : mode;
  const isAll = choice === allModes && modes.length > 1;
  const look: Look = {
    preset: emptyPreset,
    mode: isAll ? undefined : chosen,
    modes: isAll ? modes : undefined,
    theme: JSON.stringify(theme),
    inspect,
  };
  const [runner, state] = useFrame(
    () => look,
    (next) => setChoice(`:${next}`),
  );

  useImperativeHandle(ref, () => ({
    show(next) {
      const names = modesIn(next).map(({ name }) => name);
      if (JSON.stringify(names) === JSON.stringify(modes))
        runner.setLook({ ...look, theme: JSON.stringify(next) });
    },
  }));

  const run = useEffectEvent(() => runner.run(codeOf(source), false));
  useEffect(() => run(), [source]);

  const tell = useEffectEvent(onInspect);
  const { inspected } = state;
  useEffect(() => {
    if (inspected) tell(inspected);
  }, [inspected]);

  return (
    <section
      aria-label="Preview"
      sx={{ minWidth: 0, border: 'thin', borderRadius: 'large', overflow: 'hidden' }}
    >
      <div role="group" aria-label="What the preview shows" sx={toolBarStyle}>
        <SmallSelect
          label="Show"
          value={source}
          width={150}
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
          width={150}
          onChange={(next) => {
            setChoice(next);
            say(`The preview shows ${sayModes(next)}.`);
          }}
        >
          <option value={allModes}>All side by side</option>
          <option value={editedMode}>The one you edit</option>
          {modes.map((name) => (
            <option key={name} value={`:${name}`}>
              {name}
            </option>
          ))}
        </SmallSelect>
        <WidthSelect width={width} onChange={setWidth} />
        <button
          type="button"
          aria-pressed={inspect}
          onClick={() => {
            setInspect(!inspect);
            say(inspect ? 'Parts of the preview react again.' : inspectHint);
          }}
          sx={toggleStyle}
        >
          Inspect
        </button>
        <RunButton runner={runner} state={state} onRun={() => runner.run(codeOf(source), false)} />
      </div>
      {inspect && <p sx={{ m: 0, px: 3, py: 1, fontSize: 1, bg: 'highlight' }}>{inspectHint}</p>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <PreviewRow runner={runner} state={state} width={width} onWidth={setWidth} resizable />
      <FrameMessages
        id={messagesId}
        error={state.error ?? (state.themeError && { ...state.themeError, place: 'Theme' })}
        onRetry={() => runner.run(codeOf(source), false)}
        notice={state.notice}
      />
    </section>
  );
}

const inspectHint =
  'Point at a part to see which keys of the theme it reads. Press it to edit them; Tab goes from part to part.';

function sayModes(choice: string): string {
  if (choice === allModes) return 'all modes';
  return choice === editedMode ? 'the mode that you edit' : `the mode ${choice.slice(1)}`;
}
