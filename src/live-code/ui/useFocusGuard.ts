import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Time in which a field and the window lose the focus together, in ms. */
const sameStep = 100;

/** Time in which the page hears of a press that took the focus to a frame, in ms. */
const pressDelay = 20;

/** Keys that lead out of a text field. */
const leavingKeys = ['Tab', 'Escape'];

/** What readers type into. */
const textField =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="button"]), [contenteditable]';

interface FocusGuardOptions {
  /** Whether the reader pressed something in the frame a moment ago. */
  isOwnPress: () => boolean;
  /** Called when code takes the focus a second time. */
  onRepeat: () => void;
}

/**
 * Returns the focus to the text field from which code in a frame took it: without a press of the reader's
 * there, and without Tab or Escape.
 * @param frame the frame
 * @param number of the frame, another one for each; undefined while it is not in the document
 */
export function useFocusGuard(
  frame: RefObject<HTMLIFrameElement | null>,
  number: number | undefined,
  { isOwnPress, onRepeat }: FocusGuardOptions,
): void {
  const isAllowed = useEffectEvent(isOwnPress);
  const repeat = useEffectEvent(onRepeat);
  useEffect(() => {
    const element = frame.current;
    if (number === undefined || !element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let lastKey = '';
    let left: { field: HTMLElement; at: number } | undefined;
    let thefts = 0;

    function giveBack(field: HTMLElement): void {
      if (isAllowed()) return;
      thefts += 1;
      if (thefts > 1) repeat();
      field.focus({ preventScroll: true });
    }
    // The field loses the focus first; only then does the window, and the page knows where to.
    function onWindowBlur({ target, timeStamp }: FocusEvent): void {
      if (target !== window || document.activeElement !== element) return;
      if (!left || timeStamp - left.at > sameStep || leavingKeys.includes(lastKey)) return;
      const { field } = left;
      // Not in this task either: Chromium would show the focus in the field and send keys to the frame.
      window.setTimeout(() => giveBack(field), pressDelay);
    }
    window.addEventListener('blur', onWindowBlur, { signal });
    document.addEventListener(
      'focusout',
      ({ target, timeStamp }) => {
        const field = target as HTMLElement;
        if (field.matches(textField)) left = { field, at: timeStamp };
      },
      { capture: true, signal },
    );
    document.addEventListener('keydown', ({ key }) => (lastKey = key), { capture: true, signal });
    return () => listeners.abort();
  }, [frame, number]);
}
