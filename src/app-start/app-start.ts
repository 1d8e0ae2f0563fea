import { refreshCached } from '../browser/scripts';
import { holdPresses } from './held-presses';
import { onAppRequest, onceAppRuns, onceAppStarted } from '../browser/page-events';
import { lateAfter } from '../site/delays';
import { showScriptFailure } from './script-failure';

/** Id of the element that lists the app's scripts; the page template writes it. */
export const appScriptsId = 'app-scripts';

type AppState = 'idle' | 'loading' | 'started';

/** The app's scripts, as the page lists them; none on the development server, which starts it itself. */
function appScripts(): string[] {
  const list = document.getElementById(appScriptsId);
  return list ? (JSON.parse(list.textContent) as string[]) : [];
}

/**
 * Leaves the page as it stands in the HTML until something needs React: the reader turns to a part
 * marked with `data-app` (see ./held-presses), or another module asks (`requestApp`). Then the app's
 * scripts are fetched and started, once; when that fails or takes too long, the reader is told and may try
 * again.
 * Runs once, with the shell.
 */
export function startAppOnRequest(): void {
  let state: AppState = 'idle';
  let hasRun = false;
  let timer: number | undefined;
  let isDamaged = false;
  const asked = new Map<string, HTMLScriptElement>();

  function fail(): void {
    if (state !== 'loading') return;
    state = 'idle';
    window.clearTimeout(timer);
    presses.giveUp();
    showScriptFailure();
  }

  /**
   * Forgets all scripts if none starts the app: `load` also fires for one that was cut off, or is something else.
   * Those that ran have left chunks in a list, which would start the app twice.
   */
  function checkRun(): void {
    if (hasRun || state !== 'loading') return;
    for (const script of asked.values()) script.remove();
    asked.clear();
    isDamaged = true;
    for (const name of Object.keys(window)) {
      if (name.startsWith('webpackChunk')) Reflect.deleteProperty(window, name);
    }
    fail();
  }

  function load(source: string, isLast: boolean): void {
    const script = document.createElement('script');
    script.src = source;
    // In the order of the list, and ahead of what the page may fetch meanwhile.
    script.async = false;
    script.fetchPriority = 'high';
    asked.set(source, script);
    script.onerror = () => {
      asked.delete(source);
      script.remove();
      fail();
    };
    if (isLast) script.onload = checkRun;
    document.head.append(script);
  }

  /** @returns whether the app is on its way */
  function start(): boolean {
    const missing = appScripts().filter((source) => !asked.has(source));
    if (state === 'idle' && missing.length > 0) {
      state = 'loading';
      const loadMissing = () =>
        missing.forEach((source, index) => load(source, index === missing.length - 1));
      if (isDamaged) void Promise.all(missing.map(refreshCached)).then(loadMissing);
      else loadMissing();
      timer = window.setTimeout(showScriptFailure, lateAfter);
    }
    return state === 'loading';
  }

  const presses = holdPresses(start);
  onAppRequest(start);
  onceAppRuns(() => (hasRun = true));
  onceAppStarted(() => {
    state = 'started';
    window.clearTimeout(timer);
    showScriptFailure(false);
    // React tells of it at work; only after that does it answer one event after the other.
    queueMicrotask(presses.replay);
  });
  // The app's own scripts came, but not those of the page.
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError') fail();
  });
}

/**
 * Reloads on a popstate that comes before the app has started: the reader stepped to an entry that the app
 * made in an earlier document, and nobody else shows its page. Runs before the first paint.
 */
export function reloadOnEarlyPopstate(): void {
  const { pathname } = window.location;
  function follow(): void {
    if (window.location.pathname !== pathname) window.location.reload();
  }
  window.addEventListener('popstate', follow);
  onceAppStarted(() => window.removeEventListener('popstate', follow));
}
