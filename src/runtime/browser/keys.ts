/** Key fields that native and React keyboard events share. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Hides `keydown` events of IME composition, such as Enter to accept a suggestion, from all listeners on the page,
 * including those of React, libraries, and examples. Safari fires the last one after the composition ends, where only
 * `keyCode` 229 identifies it. Runs once, before any other script adds listeners.
 */
export function ignoreCompositionKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** True if no modifier except Shift is down. The rest are browser shortcuts, such as Alt+Left to go back. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyPress): boolean {
  return !(altKey || ctrlKey || metaKey);
}

/** True for Left and Right, which move between tabs and resize previews. */
export function isSidewaysKey(event: KeyPress): boolean {
  return /^Arrow[LR]/.test(event.key) && isPlainKey(event);
}

/**
 * Returns the index of the item that a key moves to in a list with a roving tab stop. Arrow keys wrap around; Home and
 * End go to the first and last item. Returns undefined for other keys.
 * @param index index of the focused item; -1 if there's none
 * @param keys arrow keys for the previous and next item
 */
export function indexAfterKey(
  event: KeyPress,
  index: number,
  count: number,
  [previous, next]: readonly [previous: string, next: string],
): number | undefined {
  if (count === 0 || event.shiftKey || !isPlainKey(event)) return undefined;
  return {
    [previous]: (Math.max(index, 0) + count - 1) % count,
    [next]: (index + 1) % count,
    Home: 0,
    End: count - 1,
  }[event.key];
}

/** Arrow keys of a horizontal list. */
export const rowKeys = ['ArrowLeft', 'ArrowRight'] as const;

/** Arrow keys of a vertical list. */
export const columnKeys = ['ArrowUp', 'ArrowDown'] as const;

function getPlatform(): string {
  const { userAgentData, platform } = navigator as Navigator & {
    userAgentData?: { platform: string };
  };
  return userAgentData?.platform || platform;
}

/** True on macOS and iOS, where shortcuts use Cmd, and Ctrl shortcuts edit text. */
export const isApple = () => /^(mac|ip)/i.test(getPlatform());

/** True if the platform's shortcut modifier is down: Cmd on Apple systems, Ctrl elsewhere. */
export function isCommand({ ctrlKey, metaKey }: KeyPress): boolean {
  return isApple() ? metaKey : ctrlKey;
}

/** True for Ctrl+S and Cmd+S, also on a keyboard for a script without an S. */
export function isSaveKey(event: KeyPress & Pick<KeyboardEvent, 'code'>): boolean {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || shiftKey || ctrlKey === metaKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
}

/** True if the event's target is an editable field, also inside an open shadow root. */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
