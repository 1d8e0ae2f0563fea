import { isValidElement, startTransition, type ComponentType } from 'react';
import { onReportedError } from './reported-errors';
import { createRoot } from 'react-dom/client';
import {
  FRAME_PROTOCOL,
  sitePreset,
  type FrameRequest,
  type LiveError,
  type Look,
} from '../messages';
import { afterTask } from './after-task';
import { CodeError, compile, type Script } from './compile';
import { evaluate, lineOf } from './evaluate';
import { generatedCss } from './generated-css';
import { holdLinks, lockDown, watchPresses } from './lockdown';
import { LiveColors } from './live-colors';
import { readLook, type LookState } from './look-state';
import { addPackage } from './packages';
import { Preview, type Run } from './Preview';
import { createReporter, type Reporter } from './reporter';
import { trackTimers } from './run-timers';
import { modesOf, presetInfos } from './themes';

function describe(error: unknown, origin?: Script['origin']): LiveError {
  if (error instanceof CodeError) return error.detail;
  const line = origin && lineOf(error, origin);
  return {
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    ...(line ? { line } : {}),
  };
}

/** Time without a change of colors after which React draws them, in ms. */
const pause = 250;

/**
 * Takes what the page asks for, and shows it. Runs once, in a frame without an origin of its own.
 * @param requests of the page
 * @param report tells the page
 */
function startFrame(requests: MessagePort, report: Reporter['report']): void {
  const container = document.getElementById('root')!;
  const root = createRoot(container);
  let look = readLook({ preset: sitePreset, mode: undefined, theme: '' });
  /** The look that was asked for last, while it waits. */
  let wanted: Look | undefined;
  const colors = new LiveColors();
  let shown: Run | undefined;
  /** The last run that stood on the page, to go back to. */
  let goodRun: Run | undefined;
  /** The one before it, for when the last one turns out to be broken. */
  let goodRunBefore: Run | undefined;
  let failedRun = 0;
  /** Where the lines of what ran last come from. */
  let origin: Script['origin'] | undefined;
  let wantsCss = false;
  // The browser's own: those of the code end with it.
  const { setTimeout: setLater, clearTimeout: clearLater } = window;
  let later: number | undefined;
  /** What the page asked for last. */
  let latestRun = 0;
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

  /** Draws when the reader pauses, in pieces between which the frame answers. */
  function drawLater(): void {
    clearLater(later);
    later = setLater(() => startTransition(draw), pause);
  }

  function reportCss(): void {
    if (!wantsCss) return;
    // After React's effects; a frame out of sight gets no animation frames.
    setTimeout(() =>
      report({ type: 'css', css: generatedCss(container.querySelector('[data-preview]')!) }),
    );
  }

  function onShown(run: Run): void {
    // Error boundaries stand on the page all the same.
    if (run === goodRun || run.run === failedRun) return;
    if (goodRun?.run !== run.run) goodRunBefore = goodRun;
    goodRun = run;
    timers.endBefore(run.run);
    const height = container.firstElementChild?.getBoundingClientRect().height ?? 0;
    report({ type: 'shown', run: run.run, height });
    reportCss();
  }

  function onHeight(height: number): void {
    // What a failing run leaves for a moment is no height to take over.
    if (shown === goodRun) report({ type: 'height', height });
  }

  /**
   * A run failed on the page: back to the last good run. If that is what failed, after it had been
   * shown, it begins anew, once; then the one before it is the last good run.
   */
  function onError(run: number, error: unknown): void {
    failedRun = run;
    report({ type: 'failed', run, error: describe(error, origin) });
    if (goodRun?.run === run)
      goodRun = goodRun.isRevived ? goodRunBefore : { ...goodRun, isRevived: true };
    shown = goodRun;
    draw();
  }

  function run({ run, code, xray, packages }: Extract<FrameRequest, { type: 'run' }>): void {
    latestRun = run;
    timers.begin(run);
    try {
      for (const [name, script] of Object.entries(packages)) addPackage(name, script);
      const script = compile(code);
      origin = script.origin;
      const { default: exported } = evaluate(script);
      const Component = isValidElement(exported) ? () => exported : (exported as ComponentType);
      shown = { run, Component, xray, isRevived: false };
      draw();
    } catch (error) {
      report({ type: 'failed', run, error: describe(error, origin) });
    }
  }

  function onDrawn(drawn: LookState): void {
    // Colors that came meanwhile stay until they are drawn, too.
    if (drawn === look) colors.clear();
  }

  /** Takes the last of the looks that came while the frame was busy. */
  function takeLook(): void {
    const { preset, mode } = wanted!;
    const before = look;
    try {
      look = readLook(wanted!);
      const shown = { name: preset, modes: modesOf(look.theme) };
      report({ type: 'theme', shown, error: undefined });
    } catch (error) {
      look = { ...look, mode, rest: undefined };
      report({ type: 'theme', shown: undefined, error: describe(error) });
    }
    wanted = undefined;
    if (colors.paint(before, look)) drawLater();
    else draw();
    reportCss();
  }

  requests.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    if (data.type === 'run') run(data);
    else if (data.type === 'look') {
      if (!wanted) afterTask(takeLook);
      wanted = data.look;
    } else if (data.type === 'ping') report({ type: 'pong' });
    else if (data.type === 'css') {
      wantsCss = data.wanted;
      reportCss();
    }
  };
  onReportedError((error) => onUncaught(error));
  window.addEventListener('error', ({ error, message }) => onUncaught(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => onUncaught(reason));
  holdLinks(window, (href) => report({ type: 'link', href }));

  report({ type: 'ready', protocol: FRAME_PROTOCOL, presets: presetInfos });
}

/** Waits for the page's ports; code comes only after that. */
function onConnect({ source, data, ports }: MessageEvent<FrameRequest>): void {
  if (source !== window.parent || data.type !== 'connect') return;
  window.removeEventListener('message', onConnect);
  const [requests, reports] = ports;
  const { report, tellPress } = createReporter(reports!);
  if (data.protocol !== FRAME_PROTOCOL) {
    // The page stops this frame, and tells the reader to reload.
    report({ type: 'ready', protocol: FRAME_PROTOCOL, presets: [] });
    return;
  }
  lockDown(
    window,
    () => report({ type: 'left' }),
    () => report({ type: 'refused' }),
  );
  watchPresses(window, tellPress);
  startFrame(requests!, report);
}

// Only a sandbox without `allow-same-origin` makes the origin opaque. Anywhere else, code from a
// message could act in the name of this site: then nothing here listens.
if (window.origin === 'null') {
  window.addEventListener('message', onConnect);
} else {
  document.body.textContent =
    'This page shows previews inside live examples. It does nothing alone.';
}
