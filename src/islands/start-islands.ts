import { attributeOf } from '../site/attribute';
import { onEachPage, onceShown } from '../browser/page-events';
import { refreshCached } from '../browser/scripts';
import { initialMode } from '../color-mode/cycle';
import { subscribeToMode } from '../color-mode/mode-events';
import { readEdit } from '../browser/edit-memory';
import { shownStyles } from '../page-loading/show-page';
import { lateAfter } from '../site/delays';
import { islandRoot, islandStart, liveExample } from './attributes';
import { holdPresses } from './browser/held-presses';
import { onceRuntime, type Hydrate } from './island-events';
import { loadScripts } from './browser/load-scripts';
import { pageScripts } from '../page-loading/page-info';
import { showScriptFailure } from './script-failure';

/**
 * When an island starts, as its `data-start-on` attribute says: when the reader turns to it (a pointer, focus, a key),
 * when they come near it, when they change the color mode, or when the address has a query or a hash that is more than
 * the name of a heading.
 */
export type IslandStart = 'intent' | 'near' | 'mode' | 'address';

/** Debounce of mode changes in ms, since a reader goes through the modes press by press. */
const modeDebounce = 500;

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/**
 * Leaves islands as they are in the HTML until a reader turns to one, or its HTML isn't complete without scripts:
 * parts that live from scripts, examples edited earlier in the visit, tools whose address asks for more, and examples
 * that name the color mode in a mode other than that of the HTML. Then the scripts are fetched, and that island is
 * hydrated; when that fails or takes too long, a notice says so, and the next press tries again.
 * Runs once, with the shell.
 */
export function startIslands(): void {
  const states = new WeakMap<Element, 'loading' | 'started'>();
  let hydrate: Hydrate | undefined;
  onceRuntime((runtime) => (hydrate = runtime));

  async function start(island: HTMLElement): Promise<void> {
    states.set(island, 'loading');
    const timer = window.setTimeout(showScriptFailure, lateAfter);
    try {
      await loadScripts(() => hydrate !== undefined);
      await hydrate!(island, shownStyles());
      states.set(island, 'started');
      island.dataset.started = '';
      showScriptFailure(false);
      presses.replay(island);
    } catch (error) {
      console.warn('A part of this page did not start.', error);
      states.delete(island);
      presses.giveUp();
      showScriptFailure();
      // The bundler asks for what it lacks again; from the browser's cache, that may be what was not whole.
      if (hydrate) pageScripts().forEach((source) => void refreshCached(source));
    } finally {
      window.clearTimeout(timer);
    }
  }

  /** @returns whether the part waits for its scripts */
  function request(part: Element): boolean {
    const island =
      part.closest<HTMLElement>(`[${islandRoot}]`) ??
      part.querySelector<HTMLElement>(`[${islandRoot}]`);
    if (!island || pageScripts().length === 0) return false;
    if (!states.has(island)) void start(island);
    return states.get(island) === 'loading';
  }

  const presses = holdPresses(request);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        request(target);
      }
    },
    { rootMargin: '50%' },
  );
  function followMode(): void {
    if (document.documentElement.dataset.colorMode !== initialMode) {
      all(`[${islandStart}="mode"]`).forEach(request);
    }
  }
  onceShown(() =>
    onEachPage(() => {
      near.disconnect();
      all(`[${islandStart}="near"]`).forEach((part) => near.observe(part));
      const { search, hash } = window.location;
      if (search || hash.includes('.')) all(`[${islandStart}="address"]`).forEach(request);
      for (const example of all(`[${liveExample}]`)) {
        if (readEdit(attributeOf(example, liveExample)!) !== undefined) request(example);
      }
      followMode();
      presses.noteFields();
    }),
  );
  let timer: number | undefined;
  subscribeToMode(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(followMode, modeDebounce);
  });
}
