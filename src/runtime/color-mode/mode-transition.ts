import { modeTransition } from '../../base/design/scales';

const modeToggle = () => document.querySelector('header [data-color-mode-toggle]');

/**
 * Shows a change of the whole page as a circle that grows from the header's color mode button. Without the motion if
 * the reader or the browser doesn't have it.
 * @param show makes the change
 * @see https://drafts.csswg.org/css-view-transitions-1/
 */
export function growFromModeButton(show: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const button = modeToggle();
  // `startViewTransition` doesn't exist in browsers before October 2025.
  if (isStill || !button || !('startViewTransition' in document)) return show();
  const { left, top, width, height } = button.getBoundingClientRect();
  const center = `${left + width / 2}px ${top + height / 2}px`;
  const radius = Math.hypot(window.innerWidth, window.innerHeight);
  document.startViewTransition(show).ready.then(
    () =>
      document.documentElement.animate(
        { clipPath: [`circle(0 at ${center})`, `circle(${radius}px at ${center})`] },
        {
          duration: modeTransition,
          easing: 'ease-in',
          pseudoElement: '::view-transition-new(root)',
        },
      ),
    // Another change came first.
    () => {},
  );
}

/**
 * Returns the header's color mode button if a click hit it while a transition hid the page from the pointer: then, the
 * event's target is the root element.
 */
export function findToggleBehindTransition(event: MouseEvent): Element | null {
  const button = modeToggle();
  if (!button || event.target !== document.documentElement) return null;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x >= left && x <= right && y >= top && y <= bottom ? button : null;
}
