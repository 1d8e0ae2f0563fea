/** Copies as browsers did before the Clipboard API. Changes neither the focus nor the selection. */
function copyWithCommand(text: string): void {
  let isCopied = false;
  function onCopy(event: ClipboardEvent): void {
    event.preventDefault();
    event.clipboardData!.setData('text/plain', text);
    isCopied = true;
  }
  document.addEventListener('copy', onCopy, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  if (!isCopied) throw new Error('The browser blocked copying.');
}

/**
 * Copies text to the clipboard. Call it while handling a click.
 * @param text the text, or a promise of it, because Safari only allows copying that starts during the click
 * @throws if the browser refuses, or the error of the promise
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  // Missing on plain HTTP.
  if (!navigator.clipboard) return copyWithCommand(await text);
  const blob = Promise.resolve(text).then((value) => new Blob([value], { type: 'text/plain' }));
  // If the browser refuses before the text is available, a later rejection would be unhandled.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
