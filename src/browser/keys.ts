/** The part of a key's event that tells what was pressed; React's and the browser's have it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key is pressed alone or with Shift; with another, it is for the browser: Alt and an arrow go back. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: Pressed): boolean {
  return !(altKey || ctrlKey || metaKey);
}

/** Whether it is one of the arrow keys that tabs and the edges of previews answer. */
export function isSidewaysKey(event: Pressed): boolean {
  return /^Arrow[LR]/.test(event.key) && isPlainKey(event);
}
