import { isValidElement, startTransition, type ComponentType } from 'react';
import { onEndlessEffects } from './effect-loops';
import { onReportedError } from './reported-errors';
import { createRoot } from 'react-dom/client';
import {
  FRAME_PROTOCOL,
  sitePreset,
  type FrameReport,
  type FrameRequest,
  type LiveError,
  type Look,
} from '../messages';
import { modeNames } from '../../../base/theme-data/in-mode';
import { presetInfos } from '../preset-themes';
import { afterTask } from '../../../runtime/browser/after-task';
import { reportEditorKeys } from './editor-keys';
import { CodeError, compile, type Script } from './compile';
import { showColorMatrix } from './color-matrix';
import { ConsoleOutput, watchConsole } from './console-output';
import { evaluate, lineOf } from './evaluate';
import { generatedCss } from './generated-css';
import { lockDown, preventNavigation } from './lockdown';
import { LiveColors } from './live-colors';
import { addFont } from '../../fonts/add-font';
import { readLook, type LookState } from './look-state';
import { addPackages } from './packages';
import { Preview, type Run } from './Preview';
import { readModules } from './read-modules';
import { ErrorBoundary } from './ErrorBoundary';
import { endlessEffects, explainReactError } from './react-errors';
import { trackTimers } from './run-timers';

const limits = 'Previews have no network, no storage, and no access to the page.';

function messageOf(error: unknown): string {
  // Such as a style sheet that React waits for.
  if (error instanceof Event) {
    const { target } = error;
    const place = target instanceof Element ? ` of <${target.localName}>` : '';
    return `The event "${error.type}"${place} wasn’t handled.`;
  }
  if (!(error instanceof Error)) return String(error);
  const message = `${error.name}: ${error.message}`;
  if (error.name === 'SecurityError') return `${limits} ${message}`;
  return explainReactError(error.message) ?? message;
}

function describe(error: unknown, origin?: Script['origin']): LiveError {
  if (error instanceof CodeError) return error.detail;
  const line = origin && lineOf(error, origin);
  return { message: messageOf(error), ...(line ? { line } : {}) };
}

const removedNote =
  'Your code removed the preview from its document, for example by replacing the content of `document.body`. Render elements instead.';

/** Time without another change of colors until React renders them, in ms. */
const RENDER_DELAY_MS = 250;

/**
 * Handles the page's requests. Runs once, in a frame with an opaque origin.
 * @param requests port for them
 * @param report sends a report to the page
 */
function startFrame(requests: MessagePort, report: (message: FrameReport) => void): void {
  const container = document.getElementById('root')!;
  const root = createRoot(container, {
    // React would print it.
    onCaughtError(error, { errorBoundary }) {
      if (!(errorBoundary instanceof ErrorBoundary)) console.error(error);
    },
  });
  let look = readLook({ preset: sitePreset, mode: undefined, theme: '' });
  /** The latest requested look, until it's applied. */
  let requestedLook: Look | undefined;
  const colors = new LiveColors();
  let shown: Run | undefined;
  /** At most two runs that were shown without an error, latest first. The first may still fail, in an update. */
  let goodRuns: Run[] = [];
  let failedRun = 0;
  /** Maps lines of the latest script to lines of the code. */
  let origin: Script['origin'] | undefined;
  let wantsCss = false;
  // Taken before `trackTimers` replaces them: timers of the code end with each run.
  const { setTimeout: nativeSetTimeout, clearTimeout: nativeClearTimeout } = window;
  let renderTimer: number | undefined;
  /** Number of the latest requested run. */
  let latestRun = 0;
  const output = new ConsoleOutput(
    (callback, ms) => nativeSetTimeout(callback, ms),
    (lines) => report({ type: 'console', run: latestRun, lines }),
  );
  const note = (text: string) => output.print('note', text);
  const timers = trackTimers(window, onUncaught);

  function onUncaught(error: unknown, run = latestRun): void {
    report({ type: 'uncaught', run, error: describe(error, origin) });
  }

  function draw(): void {
    root.render(
      <Preview
        shown={shown}
        look={look}
        report={report}
        onShown={onShown}
        onError={onError}
        onDrawn={onDrawn}
        onHeight={onHeight}
      />,
    );
  }

  /** Renders once the colors stop changing, as a transition, so that the frame can respond meanwhile. */
  function drawLater(): void {
    nativeClearTimeout(renderTimer);
    renderTimer = nativeSetTimeout(() => startTransition(draw), RENDER_DELAY_MS);
  }

  function reportCss(): void {
    if (!wantsCss) return;
    // After React's effects. A hidden frame gets no animation frames.
    nativeSetTimeout(() =>
      report({ type: 'css', css: generatedCss(container.querySelector('[data-preview]')!) }),
    );
  }

  function onShown(run: Run): void {
    // Effects also run for a failed run, whose error boundary is on the page.
    if (run === goodRuns[0] || run.id === failedRun) return;
    goodRuns = [run, ...goodRuns].slice(0, 2);
    timers.endBefore(run.id);
    output.flush();
    const height = container.firstElementChild?.getBoundingClientRect().height ?? 0;
    report({ type: 'shown', run: run.id, height });
    reportCss();
  }

  function onHeight(height: number): void {
    if (!container.isConnected) return note(removedNote);
    // A failed run is on the page for a moment. Its height doesn't count.
    if (shown === goodRuns[0]) report({ type: 'height', height });
  }

  /**
   * Goes back to the latest good run after an error while rendering. If that run itself fails, after it was shown, it
   * starts again, once. If it fails again, goes back to the run before it.
   */
  function onError(run: number, error: unknown): void {
    failedRun = run;
    report({ type: 'failed', run, error: describe(error, origin) });
    const [latest, ...before] = goodRuns;
    if (latest?.id === run)
      goodRuns = latest.isRevived ? before : [{ ...latest, isRevived: true }, ...before];
    shown = goodRuns[0];
    draw();
  }

  function run({
    run,
    code,
    xray,
    isOfSite,
    packages,
  }: Extract<FrameRequest, { type: 'run' }>): void {
    output.flush();
    latestRun = run;
    timers.begin(run);
    if (!container.isConnected) document.body.replaceChildren(container);
    try {
      addPackages(packages);
      const script = compile(code);
      origin = script.origin;
      const { default: exported } = evaluate(script, { isOfSite });
      const Component = isValidElement(exported) ? () => exported : (exported as ComponentType);
      shown = { id: run, Component, xray, isRevived: false };
      draw();
    } catch (error) {
      report({ type: 'failed', run, error: describe(error, origin) });
    }
  }

  function onDrawn(drawn: LookState): void {
    // Colors that have changed since then stay until they're rendered.
    if (drawn === look) colors.clear();
  }

  /** Applies the latest of the looks that were requested while the frame was busy. */
  function applyLook(): void {
    const { preset, mode, colorMatrix } = requestedLook!;
    showColorMatrix(colorMatrix);
    const before = look;
    try {
      look = readLook(requestedLook!);
      const shown = { name: preset, modes: modeNames(look.theme) };
      report({ type: 'theme', shown, error: undefined });
    } catch (error) {
      look = { ...look, mode, nonColorKey: undefined };
      report({ type: 'theme', shown: undefined, error: describe(error) });
    }
    requestedLook = undefined;
    if (colors.paint(before, look)) drawLater();
    else draw();
    reportCss();
  }

  requests.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    if (data.type === 'run') run(data);
    else if (data.type === 'look') {
      addPackages(data.packages ?? {});
      if (!requestedLook) afterTask(applyLook);
      requestedLook = data.look;
    } else if (data.type === 'read') {
      addPackages(data.packages);
      report({ type: 'modules', modules: readModules(data.files) });
    } else if (data.type === 'font') {
      addFont(document.fonts, data.files).catch(onUncaught);
    } else if (data.type === 'ping') report({ type: 'pong' });
    else if (data.type === 'css') {
      wantsCss = data.wanted;
      reportCss();
    }
  };
  onReportedError((error) => onUncaught(error));
  window.addEventListener('error', ({ error, message }) => onUncaught(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
  reportEditorKeys((key) => report({ type: 'key', key }));
  onEndlessEffects(() => {
    if (shown) onError(shown.id, new Error(endlessEffects));
  });
  lockDown(window, () => report({ type: 'left' }), note);
  preventNavigation(window, note);
  watchConsole(console, output.print);

  report({ type: 'ready', protocol: FRAME_PROTOCOL, presets: presetInfos });
}

/** Waits for the page's ports. No code is sent before. */
function onConnect({ source, data, ports }: MessageEvent<FrameRequest>): void {
  if (source !== window.parent || data.type !== 'connect') return;
  window.removeEventListener('message', onConnect);
  const [requests, reports] = ports as [MessagePort, MessagePort];
  // Before any code runs: it can replace both functions, and the page expects strings.
  const { stringify } = JSON;
  const post = reports.postMessage.bind(reports);
  const report = (message: FrameReport) => post(stringify(message));
  if (data.protocol !== FRAME_PROTOCOL) {
    // The page then stops this frame, and asks the reader to reload.
    report({ type: 'ready', protocol: FRAME_PROTOCOL, presets: [] });
    return;
  }
  startFrame(requests, report);
}

// Only a sandbox without `allow-same-origin` makes the origin opaque. Anywhere else, code from a message would have
// this site's origin, so messages are ignored.
if (window.origin === 'null') {
  window.addEventListener('message', onConnect);
} else {
  document.body.textContent =
    'This page runs the previews of live examples. It doesn’t work by itself.';
}
