import { useEffect, useEffectEvent } from 'react';
import { isCommand } from '../../../../runtime/browser/keys';
import { trackTyping } from '../../../../runtime/browser/typed-text';
import type { ThemeStore } from './theme-store';

/**
 * Undoes and redoes steps of the theme with the usual keys. In a field, they change its text as long as that isn't part
 * of the theme, such as the name of a color that isn't added yet. Text areas and dialogs have their own undo.
 */
export function useUndoKeys(store: ThemeStore): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent, isTypedIn: boolean) => {
    const field = event.target as Element;
    if (!isCommand(event) || event.altKey || field.closest('textarea, dialog')) return;
    const letter = event.key.toLowerCase();
    if ((letter !== 'z' && letter !== 'y') || hasOwnText(field, isTypedIn)) return;
    event.preventDefault();
    if (letter === 'y' || event.shiftKey) store.redo();
    else store.undo();
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const isTypedIn = trackTyping(signal);
    // On the document, because a step may remove the field that had the focus.
    document.addEventListener('keydown', (event) => onKeyDown(event, isTypedIn(event.target)), {
      signal,
    });
    // Chromium and WebKit undo the latest edit of any field. Here, that would change the theme unseen.
    document.addEventListener(
      'beforeinput',
      (event) => {
        const isForeign = event.target !== document.activeElement;
        if (event.inputType.startsWith('history') && isForeign) event.preventDefault();
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);
}

/** Returns whether the text of a field isn't part of the theme. */
function hasOwnText(field: Element, isTypedIn: boolean): boolean {
  // `TextField` knows. The text of other fields never is.
  const isUnfinished = field.getAttribute('data-unfinished');
  if (isUnfinished !== null) return isUnfinished === 'true';
  const isText = field.matches('input:read-write');
  const { value, defaultValue } = field as HTMLInputElement;
  return isTypedIn || (isText && value !== defaultValue);
}
