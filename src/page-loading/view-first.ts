import { onFirstEvents } from './page-events';

/**
 * Elements after which a frame takes no further section: style and layout of so many take less than 50 ms
 * at a quarter of the speed, and each further frame costs some as well.
 */
const elementsOfFrame = 100;

/** Elements that are painted anew at once: Button has some 750, Theming twice as many. */
const elementsOfShortPage = 1000;

function renderAll(): void {
  delete document.documentElement.dataset.rendering;
}

/**
 * Leaves the sections below the first view (`[data-below]`) out of the first paint, unless it may show
 * them: at an anchor, or where a reader comes back to a page that was scrolled. They come as soon as the
 * reader does something, and after the paint with `renderSections`. GlobalStyles has the rules. Runs in
 * the head, before the first paint.
 */
export function paintViewFirst(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !window.location.hash) {
    document.documentElement.dataset.rendering = 'first';
    onFirstEvents(renderAll);
  }
}

/**
 * Renders the sections that were left out, some in each frame, so that input does not wait.
 * @returns when the whole page is rendered
 */
export async function renderSections(): Promise<void> {
  const { dataset } = document.documentElement;
  while (dataset.rendering === 'first') {
    await new Promise(requestAnimationFrame);
    const sections = document.querySelectorAll<HTMLElement>('[data-below]:not([data-rendered])');
    let elements = 0;
    for (const section of sections) {
      if (elements > elementsOfFrame) break;
      section.dataset.rendered = '';
      elements += section.getElementsByTagName('*').length;
    }
    if (sections.length === 0 && document.readyState !== 'loading') renderAll();
  }
}

/**
 * For what changes the look of every element: paints what is near the view, and a moment later the rest.
 * Not on a short page, where a second frame costs more than the first one gains.
 */
export function repaintViewFirst(): void {
  const isLong = document.getElementsByTagName('*').length > elementsOfShortPage;
  const { dataset } = document.documentElement;
  if (!isLong || dataset.rendering) return;
  dataset.rendering = 'near';
  // A frame begins before it is painted; the task after it comes later.
  requestAnimationFrame(() => window.setTimeout(renderAll));
}
