import { showModeEvent } from './mode-events';

/** Duration in ms of a change of the color mode. */
const DURATION_MS = 200;

const modeToggle = () => document.querySelector<HTMLElement>('header [data-color-mode-toggle]');

/**
 * Shows a change of the whole page as a circle that grows from the header's color mode button.
 * @param show makes the change
 * @see https://drafts.csswg.org/css-view-transitions-1/
 */
function growFrom(button: Element, show: () => void): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const center = `${left + width / 2}px ${top + height / 2}px`;
  const radius = Math.hypot(window.innerWidth, window.innerHeight);
  document.startViewTransition(show).ready.then(
    () =>
      document.documentElement.animate(
        { clipPath: [`circle(0 at ${center})`, `circle(${radius}px at ${center})`] },
        { duration: DURATION_MS, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
      ),
    // Another change came first.
    () => {},
  );
}

// On demand: ./mode-transition-loader imports this once.
document.addEventListener(showModeEvent, (event) => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const button = modeToggle();
  // `startViewTransition` doesn't exist in browsers before October 2025.
  if (isStill || !button || !('startViewTransition' in document)) return;
  event.preventDefault();
  growFrom(button, (event as CustomEvent<() => void>).detail);
});

// A transition hides the page from the pointer: the target of a click is the root element.
document.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
  const button = modeToggle();
  if (!button || target !== document.documentElement) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (x >= left && x <= right && y >= top && y <= bottom) button.click();
});
