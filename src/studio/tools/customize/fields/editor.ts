import type { PlainObject } from '../../../../base/theme-data/changes';
import { MAX_NAME_LENGTH } from '../../../themes/theme-link';
import { formatPath, type ThemePath } from '../../../../base/theme-data/theme-path';

/** Props of an editor of a part of the theme. */
export interface EditorProps {
  /**
   * The whole theme, also what Theme UI can't use, so that edits keep it. Editors that compute with a theme, or render
   * it, use the one from `usableTheme`.
   */
  theme: PlainObject;
  /**
   * Changes the theme.
   * @param change gets the latest theme, and returns the new one
   * @param what key of the edit: fast edits with the same key are one step; empty for a separate step
   */
  edit: (change: (theme: PlainObject) => PlainObject, what?: string) => void;
}

/** ID of the field for a value of the theme, to focus it. */
export const fieldId = (path: ThemePath) => `value-${formatPath(path).replaceAll(/\s/g, '_')}`;

/** ID of the field for the name of a color. */
export const nameFieldId = (path: ThemePath) => fieldId(['name', ...path]);

/**
 * Keeps the focus near a button that may be removed by its own action: moves it to the next button of the list, the one
 * before, the form below the list, or the tab. Otherwise, it would be at the top of the page.
 */
export function keepFocusNear(button: HTMLElement): void {
  const list = button.closest('ul, tbody')!;
  const buttons = [...list.querySelectorAll('button')];
  const index = buttons.indexOf(button as HTMLButtonElement);
  const tabId = button.closest('[role="tabpanel"]')!.getAttribute('aria-labelledby')!;
  requestAnimationFrame(() => {
    if (button.isConnected) return;
    const isConnected = (element: HTMLElement) => element.isConnected;
    const near =
      buttons.slice(index).find(isConnected) ?? buttons.slice(0, index).findLast(isConnected);
    const field = list.nextElementSibling?.querySelector('input');
    (near ?? field ?? document.getElementById(tabId))?.focus();
  });
}

/** Restores the focus of an element that React moves, and scrolls its pane so that it stays under the pointer. */
export function keepFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  const isScrolled = (pane: HTMLElement) =>
    pane.scrollHeight > pane.clientHeight && /auto|scroll/.test(getComputedStyle(pane).overflowY);
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    let pane: HTMLElement | null = element;
    while (pane && !isScrolled(pane)) pane = pane.parentElement;
    (pane ?? window).scrollBy(0, top() - before);
  });
}

/** Focuses the field of a renamed value, if the focused element was removed with the old name. */
export function focusIfLost(path: ThemePath): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(fieldId(path))?.focus();
  });
}

/** Returns what's wrong with the name of a theme; empty if nothing is. */
export function nameProblem(name: string): string {
  if (name.trim() === '') return 'Enter a name.';
  return name.length > MAX_NAME_LENGTH
    ? `A name can have up to ${MAX_NAME_LENGTH} characters.`
    : '';
}

/** Heading of a part of an editor. */
export const headingStyle = { m: 0, mt: 3, mb: 2, fontSize: 1, fontWeight: 'bold' } as const;
