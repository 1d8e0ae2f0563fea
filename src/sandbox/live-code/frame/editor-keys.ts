import { isCommand, isPlainKey, isTyping } from '../../../runtime/browser/keys';
import { trackTyping } from '../../../runtime/browser/typed-text';
import { editorKeys, type EditorKey } from '../messages';

/** Reports keys of the editor around this frame, unless the code or a field uses them. */
export function reportEditorKeys(report: (key: EditorKey) => void): void {
  const isTypedIn = trackTyping();
  function keyOf(event: KeyboardEvent): EditorKey | undefined {
    const letter = event.key.toLowerCase();
    if (isCommand(event) && !event.altKey && !isTypedIn(event.target)) {
      if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
      return letter === 'y' ? 'redo' : undefined;
    }
    const isSingle = isPlainKey(event) && !isTyping(event);
    return isSingle ? editorKeys.find((key) => key === event.key) : undefined;
  }
  window.addEventListener('keydown', (event) => {
    const key = event.defaultPrevented ? undefined : keyOf(event);
    if (!key) return;
    event.preventDefault();
    report(key);
  });
}
