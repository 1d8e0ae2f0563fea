import { offlineCopy, offlinePart } from '../attributes';

/** The page that shows what is saved; null on others. */
export const offlinePage = () => document.querySelector(`[${offlineCopy}]`);

/** A place of it that is filled here. */
export const part = (name: string) =>
  offlinePage()?.querySelector<HTMLElement>(`[${offlinePart}="${name}"]`);

/** Writes a text where it is another. */
export function write(name: string, text: string): void {
  const place = part(name);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Shows a part or hides it. */
export function setShown(name: string, isShown: boolean): void {
  const place = part(name);
  if (place) place.hidden = !isShown;
}
