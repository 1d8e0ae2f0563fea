/**
 * @jest-environment jsdom
 */
import { startScrollers } from '../../src/content/elements/scrollers';

test('a scroller is a tab stop while its content overflows, and keeps the focus', () => {
  let resize: (entries: { target: Element }[]) => void = () => {};
  // jsdom has no layout.
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: typeof resize) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML = '<div data-scroller tabindex="0"><table></table></div>';
  startScrollers();
  const scroller = document.querySelector('div')!;
  const show = (width: number) => {
    Object.defineProperty(scroller, 'scrollWidth', { value: width, configurable: true });
    resize([{ target: scroller }]);
  };
  scroller.focus();
  show(0);
  // Without `tabindex`, browsers would remove the focus.
  expect(scroller.tabIndex).toBe(0);
  scroller.blur();
  show(0);
  expect(scroller.tabIndex).toBe(-1);
  show(500);
  expect(scroller.tabIndex).toBe(0);
});
