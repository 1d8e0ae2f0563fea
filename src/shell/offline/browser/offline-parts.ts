/** Root element of `OfflineCopy`; null on other pages. */
export const findOfflinePage = () => document.querySelector('[data-offline-page]');

/** Finds a part of `OfflineCopy` by its name. */
export const findPart = (name: string) =>
  findOfflinePage()?.querySelector<HTMLElement>(`[data-offline="${name}"]`);

/** Sets the text of a part. Doesn't touch unchanged text, which a screen reader may repeat. */
export function setText(name: string, text: string): void {
  const element = findPart(name);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Shows or hides a part. */
export function setShown(name: string, isShown: boolean): void {
  const element = findPart(name);
  if (element) element.hidden = !isShown;
}
