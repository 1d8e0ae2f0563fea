import { createElement } from './create-element';

/** Copies with a selection, as browsers did before the Clipboard API. */
function copySelection(text: string): void {
  const focused = document.activeElement as HTMLElement | null;
  const field = createElement('textarea', { readonly: '', style: 'position: fixed; opacity: 0' });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser blocked copying.');
}

/**
 * Copies text to the clipboard. Call it while handling a click.
 * @param text the text, or a promise of it, because Safari only allows copying that starts during the click
 * @throws if the browser refuses, or the error of the promise
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  // Missing on plain HTTP.
  if (!navigator.clipboard) return copySelection(await text);
  const blob = Promise.resolve(text).then((value) => new Blob([value], { type: 'text/plain' }));
  // If the browser refuses before the text is available, a later rejection would be unhandled.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
