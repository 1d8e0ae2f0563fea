/**
 * Runs in each page before its scripts, and keeps what the browser reports in `window.bench`. Stands by
 * itself: the browser gets its source.
 */
export function observe() {
  if (window.top !== window) return;
  const seen = {
    firstPaint: NaN,
    largestPaint: NaN,
    layoutShift: 0,
    longTasks: [],
    interactions: [],
    intentAt: NaN,
    hydratedAt: NaN,
  };
  window.bench = seen;
  const report = (type, each, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });
  report('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  report('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  // The page is judged by its worst burst of shifts: at most a second apart, five seconds in all.
  let burst = { first: 0, last: -Infinity, sum: 0 };
  report('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNew = startTime - burst.last > 1000 || startTime - burst.first > 5000;
    burst = {
      first: isNew ? startTime : burst.first,
      last: startTime,
      sum: value + (isNew ? 0 : burst.sum),
    };
    seen.layoutShift = Math.max(seen.layoutShift, burst.sum);
  });
  report('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  report(
    'event',
    ({ interactionId, duration, name }) => {
      if (interactionId > 0) seen.interactions.push({ name, duration });
    },
    { durationThreshold: 16 },
  );

  const intended = ({ target, timeStamp }) => {
    if (!Number.isNaN(seen.intentAt)) return;
    if (target.closest?.('[data-island]')) seen.intentAt = timeStamp;
  };
  for (const type of ['pointerover', 'pointermove']) {
    window.addEventListener(type, intended, { capture: true, passive: true });
  }
  const watchHydration = new MutationObserver(() => {
    if (!document.querySelector('[data-started]')) return;
    seen.hydratedAt = performance.now();
    watchHydration.disconnect();
  });
  watchHydration.observe(document, {
    subtree: true,
    attributeFilter: ['data-started'],
  });

  // From a click to the frame that shows the new heading, in this document.
  function awaitHeading(navigation) {
    const heading = document.querySelector('h1')?.textContent;
    if (location.pathname !== navigation.path || heading !== navigation.heading) {
      requestAnimationFrame(() => awaitHeading(navigation));
      return;
    }
    // The task after a frame's callbacks runs once the frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (navigation.shownAt = performance.now());
      port2.postMessage(undefined);
    });
  }
  window.benchAwaitClick = (path, heading) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const navigation = { path, heading, clickedAt: timeStamp };
        window.benchNavigation = navigation;
        requestAnimationFrame(() => awaitHeading(navigation));
      },
      { capture: true, once: true },
    );
  };
}
