/**
 * Runs in each page before its scripts, and collects performance entries in `window.bench`. Playwright serializes this
 * function, so it can't use anything outside it.
 */
export function observe() {
  if (window.top !== window) return;
  const metrics = {
    firstPaint: NaN,
    largestPaint: NaN,
    layoutShift: 0,
    longTasks: [],
    interactions: [],
    intentAt: NaN,
    hydratedAt: NaN,
  };
  window.bench = metrics;
  const observeEntries = (type, onEntry, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
      ...options,
    });
  observeEntries('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  observeEntries('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  // CLS is the worst session window: shifts at most 1 s apart, within at most 5 s.
  let session = { first: 0, last: -Infinity, sum: 0 };
  observeEntries('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNew = startTime - session.last > 1000 || startTime - session.first > 5000;
    session = {
      first: isNew ? startTime : session.first,
      last: startTime,
      sum: value + (isNew ? 0 : session.sum),
    };
    metrics.layoutShift = Math.max(metrics.layoutShift, session.sum);
  });
  observeEntries('longtask', ({ startTime, duration }) =>
    metrics.longTasks.push({ startTime, duration }),
  );
  observeEntries(
    'event',
    ({ interactionId, duration, name }) => {
      if (interactionId > 0) metrics.interactions.push({ name, duration });
    },
    { durationThreshold: 16 },
  );

  const recordIntent = ({ target, timeStamp }) => {
    if (!Number.isNaN(metrics.intentAt)) return;
    if (target.closest?.('[data-island]')) metrics.intentAt = timeStamp;
  };
  for (const type of ['pointerover', 'pointermove']) {
    window.addEventListener(type, recordIntent, { capture: true, passive: true });
  }
  const hydrationObserver = new MutationObserver(() => {
    if (!document.querySelector('[data-started]')) return;
    metrics.hydratedAt = performance.now();
    hydrationObserver.disconnect();
  });
  hydrationObserver.observe(document, {
    subtree: true,
    attributeFilter: ['data-started'],
  });

  // Measures from a click to the frame with the new heading. The document stays the same.
  function awaitHeading(navigation) {
    const heading = document.querySelector('h1')?.textContent;
    if (location.pathname !== navigation.path || heading !== navigation.heading) {
      requestAnimationFrame(() => awaitHeading(navigation));
      return;
    }
    // A message that is posted in a frame's callback arrives after the frame is painted.
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
