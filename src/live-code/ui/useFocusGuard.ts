import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Maximum time between a field and the window losing the focus together, in ms. */
const sameStep = 100;

/** Time until the frame has reported a click that moved the focus there, in ms. */
const pressDelay = 20;

/** Keys that leave a text field. */
const leavingKeys = ['Tab', 'Escape'];

/** Matches fields that readers type in. */
const textField =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="button"]), [contenteditable]';

interface FocusGuardOptions {
  /** Returns true if the reader has just clicked in the frame. */
  isOwnPress: () => boolean;
  /** Called when code takes the focus a second time. */
  onRepeat: () => void;
}

/**
 * Moves the focus back to the text field if code in a frame took it, which means without a click in the frame, Tab, or
 * Escape.
 * @param number unique number of the frame; undefined while it isn't in the document
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
    // The field loses the focus before the window does. Only then is the new active element known.
    function onWindowBlur({ target, timeStamp }: FocusEvent): void {
      if (target !== window || document.activeElement !== element) return;
      if (!left || timeStamp - left.at > sameStep || leavingKeys.includes(lastKey)) return;
      const { field } = left;
      // Not in this task: Chromium would show the focus in the field, but send keys to the frame.
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
