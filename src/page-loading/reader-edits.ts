/** The field that the reader changed last; they are in it while it has the focus. */
let changedField: EventTarget | null = null;

/**
 * Watches what the reader changes.
 * @returns a function that ends it
 */
export function watchEdits(): () => void {
  const onInput = ({ target }: Event) => (changedField = target);
  document.addEventListener('input', onInput, { capture: true });
  return () => document.removeEventListener('input', onInput, { capture: true });
}

/** Whether a reload would take the page away under what the reader is writing, here or in a preview. */
export function isReaderWriting(): boolean {
  const { activeElement } = document;
  return activeElement === changedField || activeElement instanceof HTMLIFrameElement;
}
