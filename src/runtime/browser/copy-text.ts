/**
 * Copies text to the clipboard. Call it while handling a click.
 * @param text the text, or a promise of it, because Safari only allows copying that starts during the click
 * @throws if the browser refuses, as all do on plain HTTP, or the error of the promise
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((value) => new Blob([value], { type: 'text/plain' }));
  // If the browser refuses before the text is available, a later rejection would be unhandled.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
