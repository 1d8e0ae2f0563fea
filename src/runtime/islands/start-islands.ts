import { onPageShown, oncePageShown } from '../browser/page-events';
import { initialMode } from '../color-mode/cycle';
import { subscribeToMode } from '../color-mode/mode-events';
import { readEdit } from '../browser/edit-memory';
import { addedPageStyles } from '../page-loading/show-page';
import { LATE_AFTER_MS } from '../../base/facts/delays';
import { queueClicks } from './browser/queued-clicks';
import { onceRuntime, type Hydrate } from './island-events';
import { loadScripts } from './browser/load-scripts';
import { pageScripts } from '../page-loading/document-info';
import { hideScriptFailure, showScriptFailure } from './script-failure';

/**
 * Trigger of an island, the value of its `data-start-on` attribute:
 * - `intent`: pointer, focus or key
 * - `near`: close to the viewport
 * - `mode`: a color mode other than that of the HTML
 * - `work`: `data-opens-work` on the document
 * - `address`: the URL has a query, or a hash that is more than a heading id
 */
export type IslandStart = 'intent' | 'near' | 'mode' | 'work' | 'address';

/** Debounce of mode changes in ms, because users click through the modes one by one. */
const MODE_DEBOUNCE_MS = 500;

const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
const root = document.documentElement;

/**
 * Hydrates each island when its trigger fires (see `IslandStart`). Also hydrates live examples edited earlier in the
 * session, because their HTML is out of date. If the scripts fail to load or take too long, shows a notice; the next
 * click retries. Call once, with the shell.
 */
export function startIslands(): void {
  const states = new WeakMap<Element, 'loading' | 'started'>();
  let hydrate: Hydrate | undefined;
  onceRuntime((runtime) => (hydrate = runtime));

  async function start(island: HTMLElement): Promise<void> {
    states.set(island, 'loading');
    const showFailure = () => island.isConnected && showScriptFailure();
    const timer = window.setTimeout(showFailure, LATE_AFTER_MS);
    try {
      await loadScripts(() => hydrate !== undefined);
      await hydrate!(island, addedPageStyles());
      states.set(island, 'started');
      island.setAttribute('data-started', '');
      hideScriptFailure();
      clicks.replay(island);
    } catch (error) {
      console.warn(`The island "${island.getAttribute('data-island')}" failed to start.`, error);
      states.delete(island);
      clicks.discard();
      showFailure();
    } finally {
      window.clearTimeout(timer);
    }
  }

  /**
   * Starts the island around or in an element, if it hasn't started.
   * @returns true if the island is loading
   */
  function requestStart(element: Element): boolean {
    const island =
      element.closest<HTMLElement>('[data-island]') ??
      element.querySelector<HTMLElement>('[data-island]');
    if (!island || pageScripts().length === 0) return false;
    if (!states.has(island)) void start(island);
    return states.get(island) === 'loading';
  }

  const clicks = queueClicks(requestStart);
  const nearObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearObserver.unobserve(target);
        requestStart(target);
      }
    },
    { rootMargin: '50%' },
  );
  const startAll = (trigger: IslandStart) =>
    findAll(`[data-start-on="${trigger}"]`).forEach(requestStart);
  function startModeIslands(): void {
    if (root.getAttribute('data-color-mode') !== initialMode) startAll('mode');
  }
  function startWorkIslands(): void {
    if (root.hasAttribute('data-opens-work')) startAll('work');
  }
  window.addEventListener('hashchange', startWorkIslands);
  oncePageShown(() =>
    onPageShown(() => {
      hideScriptFailure(); // a notice is about the page that it appeared on
      nearObserver.disconnect();
      findAll('[data-start-on="near"]').forEach((element) => nearObserver.observe(element));
      const { search, hash } = window.location;
      if (search || hash.includes('.')) startAll('address');
      for (const example of findAll('[data-live-example]')) {
        if (readEdit(example.getAttribute('data-live-example')!) !== undefined)
          requestStart(example);
      }
      startModeIslands();
      startWorkIslands();
    }),
  );
  let timer: number | undefined;
  subscribeToMode(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(startModeIslands, MODE_DEBOUNCE_MS);
  });
}
