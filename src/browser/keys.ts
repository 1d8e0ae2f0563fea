/** The fields of a key event that tell which keys are down; React's and the browser's events have them. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Keeps the keys of an input method, such as Enter for a suggested word, from every listener of the page: the
 * shell's, React's, those of libraries and of examples. Safari sends the last one after the composition, marked by
 * `keyCode` alone. Runs once, before any other script listens.
 */
export function leaveKeysToInputMethods(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** True for a key that is pressed alone or with Shift; with another, it's the browser's: Alt and an arrow go back. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: KeyPress): boolean {
  return !(altKey || ctrlKey || metaKey);
}

/** True for the arrow keys that tabs and the edges of previews react to. */
export function isSidewaysKey(event: KeyPress): boolean {
  return /^Arrow[LR]/.test(event.key) && isPlainKey(event);
}

/**
 * Index of the item that a key leads to in a list with one tab stop: arrow keys go around, Home and End to the
 * ends. Undefined for all other keys.
 * @param index of the item with the focus; -1 if none has it
 */
export function indexAfterKey(
  event: KeyPress,
  index: number,
  count: number,
  [back, on]: readonly [back: string, on: string],
): number | undefined {
  if (count === 0 || event.shiftKey || !isPlainKey(event)) return undefined;
  return {
    [back]: (Math.max(index, 0) + count - 1) % count,
    [on]: (index + 1) % count,
    Home: 0,
    End: count - 1,
  }[event.key];
}

/** Arrow keys of a list whose items are in a row. */
export const rowKeys = ['ArrowLeft', 'ArrowRight'] as const;

/** Arrow keys of a list whose items are below each other. */
export const columnKeys = ['ArrowUp', 'ArrowDown'] as const;

function systemName(): string {
  const { userAgentData, platform } = navigator as Navigator & {
    userAgentData?: { platform: string };
  };
  return userAgentData?.platform || platform;
}

/** True on macOS and iOS, where Cmd is the key of commands, and Ctrl edits text. */
export const isApple = () => /^(mac|ip)/i.test(systemName());

/** True on Windows, where Ctrl and Y redo. */
export const isWindows = () => /^win/i.test(systemName());

/** True if the key of commands is down: Cmd on macOS, Ctrl elsewhere. */
export function isCommand({ ctrlKey, metaKey }: KeyPress): boolean {
  return isApple() ? metaKey : ctrlKey;
}

/** True if the key that an event is about is typed into a field; one in a shadow tree counts. */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
