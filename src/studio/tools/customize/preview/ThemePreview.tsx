/** @jsxImportSource theme-ui */
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { smallScreen } from '../../../../base/design/scales';
import { useSiteColorMode } from '../../../../runtime/color-mode/useSiteColorMode';
import { isApple } from '../../../../runtime/browser/keys';
import { messageColors } from '../../../../base/design/message-colors';
import { emptyPreset, type EditorKey, type Look } from '../../../../sandbox/live-code/messages';
import { FrameMessages } from '../../../../sandbox/live-code/FrameMessages';
import { SmallSelect } from '../../../../sandbox/controls/SmallSelect';
import { PreviewRow } from '../../../../sandbox/live-code/PreviewRow';
import { hasFrame } from '../../../../sandbox/live-code/frame-state';
import {
  editorBarStyle,
  quietButtonsStyle,
  toggleStyle,
} from '../../../../sandbox/controls/control-styles';
import { useFrame } from '../../../../sandbox/live-code/useFrame';
import { WidthSelect } from '../../../../sandbox/live-code/WidthControl';
import { ToolDialog } from '../../../../sandbox/controls/ToolDialog';
import type { Draft } from '../../../themes/draft';
import type { History } from '../drafts/edit-history';
import { modeNames } from '../../../../base/theme-data/in-mode';
import { usableTheme } from '../../../themes/shared-theme';
import { AppPanel } from '../app/AppPanel';
import { AppStatus } from '../app/AppStatus';
import { AppWindow } from '../app/app-window';
import { FullScreenButton } from './FullScreenButton';
import {
  Icon,
  IconButton,
  tooltipStyle,
  type IconName,
} from '../../../../sandbox/controls/IconButton';
import { codeOf, playgroundSource, previewSources } from './preview-sources';
import { rowScrollStyle } from '../../row-scroll';
import type { ThemeStore } from '../drafts/theme-store';
import type { Vision } from '../../../../base/theme-data/color-vision';
import { colorMatrixOf } from '../vision/VisionFilter';

interface ThemePreviewProps {
  /** The frame follows it directly, so that it renders an edit while React renders the page. */
  store: ThemeStore;
  /** The theme and its steps, as React renders them. */
  history: History<Draft>;
  /** Vision that colors are shown for; undefined for full color. */
  vision: Vision | undefined;
  /** Called with the keys of the theme, as paths with dots, that the clicked element uses. */
  onInspect: (keys: string[]) => void;
  /** Shown until the preview has loaded, and without scripts. */
  children: ReactNode;
}

/** Sandboxed preview of a theme with samples or the reader's own code, in one mode or in all modes. */
export function ThemePreview({ store, history, vision, onInspect, children }: ThemePreviewProps) {
  /** History whose first state is shown; undefined for none. The next edit ends that. */
  const [comparedHistory, setComparedHistory] = useState<History<Draft>>();
  const isBefore = comparedHistory === history;
  const shownOf = (steps: History<Draft>) =>
    usableTheme(((comparedHistory === steps && steps.first) || steps.present).theme).usable;
  const modes = modeNames(shownOf(history));
  const siteMode = useSiteColorMode();
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
    siteMode: isAll ? siteMode : undefined,
    theme: JSON.stringify(shownOf(steps)),
    inspect,
    colorMatrix: vision && colorMatrixOf(vision),
  });
  const section = useRef<HTMLElement>(null);
  const [runner, state] = useFrame(
    () => lookOf(history),
    setChoice,
    '',
    (key) => pressKey(section.current!.querySelector('iframe')!, key),
  );
  const follow = useEffectEvent(() => {
    const steps = store.getState().history;
    if (comparedHistory !== steps) setComparedHistory(undefined);
    // If the modes changed, React has to render first.
    if (modeNames(shownOf(steps)).join() === modes.join()) runner.setLook(lookOf(steps));
  });
  useEffect(() => store.subscribe(() => follow()), [store]);

  const [app] = useState(
    () => new AppWindow(() => usableTheme(store.getState().history.present.theme).usable),
  );
  const appState = useSyncExternalStore(app.subscribe, app.getState, app.getState);
  useEffect(() => {
    let { theme } = store.getState().history.present;
    const stop = store.subscribe(() => {
      const before = theme;
      ({ theme } = store.getState().history.present);
      if (theme !== before) app.send();
    });
    return () => {
      stop();
      app.disconnect();
    };
  }, [store, app]);

  const run = () => runner.show(codeOf(source), false, source !== playgroundSource);
  const runSource = useEffectEvent(run);
  useEffect(() => runSource(), [source]);

  const tell = useEffectEvent(onInspect);
  const { inspected } = state;
  useEffect(() => {
    if (inspected) tell(inspected);
  }, [inspected]);

  const themeError = state.themeError ?? state.fontError;
  const isRunning = hasFrame(state);
  return (
    <section ref={section} aria-label="Preview" sx={sectionStyle}>
      <div role="group" aria-label="Preview content" sx={barStyle}>
        <SmallSelect label="Content" isLabelHidden value={source} width={136} onChange={setSource}>
          {previewSources.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
        <SmallSelect
          label="Mode"
          isLabelHidden
          value={choice && mode!}
          width={120}
          onChange={setChoice}
        >
          <option value="">All modes</option>
          {modes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SmallSelect>
        {/* Phones have no room for other widths. */}
        <span sx={{ [`@media ${smallScreen}`]: { display: 'none' } }}>
          <WidthSelect width={width} onChange={setWidth} isLabelHidden />
        </span>
        <div sx={buttonsStyle}>
          <TextToggle icon="inspect" isPressed={inspect} onToggle={() => setInspect(!inspect)}>
            Inspect
          </TextToggle>
          <TextToggle
            icon="compare"
            isPressed={isBefore}
            onToggle={() => setComparedHistory(isBefore ? undefined : history)}
          >
            Show original
          </TextToggle>
          <IconButton
            icon={isRunning ? 'stop' : 'run'}
            aria-label={isRunning ? 'Stop' : 'Run'}
            onClick={() => (isRunning ? runner.stop('Stopped.') : run())}
          />
          <FullScreenButton />
          <ToolDialog
            label="Your app"
            shortLabel={
              <>
                <Icon name="window" />
                <span>Your app</span>
              </>
            }
            buttonStyle={iconOrTextStyle}
            title="Your app"
            width={720}
          >
            {(close) => (
              <AppPanel
                onOpen={(address) => {
                  app.open(address);
                  close();
                }}
              />
            )}
          </ToolDialog>
        </div>
      </div>
      <div role="status" sx={{ flex: 'none' }}>
        {inspect && (
          <p sx={hintStyle}>
            Point to an element to see its colors, fonts, and variants. Click it to edit them. Use
            Tab to move between elements.
          </p>
        )}
        <AppStatus app={app} state={appState} />
      </div>
      <div sx={paneStyle}>
        <PreviewRow runner={runner} state={state} width={width} onWidth={setWidth} resizable>
          {state.height === undefined && children}
        </PreviewRow>
      </div>
      <FrameMessages
        id={messagesId}
        error={state.error ?? (themeError && { ...themeError, place: 'Theme' })}
        onRetry={() => (state.error ? run() : runner.sendLook())}
        notice={state.notice}
        lines={state.lines}
      />
    </section>
  );
}

/** Repeats a key of the frame on its element, as if the page had the focus. Ignores keys that code forges without it. */
function pressKey(frame: HTMLElement, key: EditorKey): void {
  if (document.activeElement !== frame) return;
  const isSingle = key === 'n' || key === 'p';
  const modifiers = isSingle
    ? {}
    : { shiftKey: key === 'redo', [isApple() ? 'metaKey' : 'ctrlKey']: true };
  const press = { key: isSingle ? key : 'z', bubbles: true, cancelable: true, ...modifiers };
  frame.dispatchEvent(new KeyboardEvent('keydown', press));
}

interface TextToggleProps {
  icon: IconName;
  isPressed: boolean;
  onToggle: () => void;
  /** Shown where there's room for it. */
  children: string;
}

/** Toggle with an icon, and a text in a wide preview. */
function TextToggle({ icon, isPressed, onToggle, children }: TextToggleProps) {
  return (
    <button
      type="button"
      aria-label={children}
      aria-pressed={isPressed}
      onClick={onToggle}
      sx={textToggleStyle}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}

/** Width from which toggles have a text, in px. */
const wide = '@container (min-width: 780px)';

const textToggleStyle = {
  ...toggleStyle,
  ...tooltipStyle,
  minWidth: 36,
  px: 1,
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  '> span': { display: 'none' },
  [wide]: { px: 2, gap: 2, '> span': { display: 'inline' }, '::after': { content: 'none' } },
} as const;

/** Where there's room for a text, there's none for the icon too. */
const iconOrTextStyle = {
  ...textToggleStyle,
  [wide]: { ...textToggleStyle[wide], '> svg': { display: 'none' } },
} as const;

const sectionStyle = {
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  bg: 'background',
} as const;

const barStyle = {
  ...editorBarStyle,
  flex: 'none',
  py: 2,
  bg: 'background',
  [`@media ${smallScreen}`]: rowScrollStyle,
} as const;

const buttonsStyle = {
  ...quietButtonsStyle,
  display: 'flex',
  gap: 1,
  marginInlineStart: 'auto',
} as const;

const hintStyle = { m: 0, px: 3, py: 2, fontSize: 1, ...messageColors('info') } as const;

/** The frame is as high as its content, and scrolls in the pane. */
const paneStyle = {
  flex: '1 1 auto',
  minHeight: 0,
  bg: 'muted',
  display: 'grid',
  '@media screen': { overflowY: 'auto' },
} as const;
