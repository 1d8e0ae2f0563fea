/**
 * Elements that a frame renders beside the view: at a quarter of the speed their style and layout take
 * some 25 ms, so that input does not wait.
 */
const elementsPerFrame = 300;

/** Elements that are painted anew at once: Button has some 750, Theming twice as many. */
const elementsOfShortPage = 1000;

/**
 * Leaves the sections below the first view (`[data-below]`) out of the first paint, unless it may show
 * them: at an anchor, or where a reader comes back to a page that was scrolled. GlobalStyles has the
 * rules. Runs once, from the boot script, and `renderNearView` after the paint.
 */
export function paintViewFirst(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !window.location.hash) {
    document.documentElement.dataset.rendering = 'first';
  }
}

/** Lets the browser render only those sections that are near the view. */
export function renderNearView(): void {
  document.documentElement.dataset.rendering = 'near';
}

function renderAll(): void {
  delete document.documentElement.dataset.rendering;
}

/** Renders the sections that are not near the view, some in each frame. @returns when all are */
export async function renderSections(): Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  let elements = elementsPerFrame;
  for (const section of sections) {
    if (elements >= elementsPerFrame) {
      await new Promise(requestAnimationFrame);
      elements = 0;
    }
    elements += section.getElementsByTagName('*').length;
    section.dataset.rendered = '';
  }
  renderAll();
  for (const section of sections) delete section.dataset.rendered;
}

/**
 * For what changes the look of every element: paints what is near the view, and a moment later the rest.
 * Not on a short page, where a second frame costs more than the first one gains.
 */
export function repaintViewFirst(): void {
  const isLong = document.getElementsByTagName('*').length > elementsOfShortPage;
  if (!isLong || document.documentElement.dataset.rendering) return;
  renderNearView();
  // A frame begins before it is painted; the task after it comes later.
  requestAnimationFrame(() => window.setTimeout(renderAll));
}
