/** Root element of `OfflineCopy`; null on other pages. */
export const offlinePage = () => document.querySelector('[data-offline-page]');

/** Finds a part of `OfflineCopy` by its name. */
export const part = (name: string) =>
  offlinePage()?.querySelector<HTMLElement>(`[data-offline="${name}"]`);

/** Sets the text of a part. Doesn't touch unchanged text, which a screen reader may repeat. */
export function write(name: string, text: string): void {
  const element = part(name);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Shows or hides a part. */
export function setShown(name: string, isShown: boolean): void {
  const element = part(name);
  if (element) element.hidden = !isShown;
}
