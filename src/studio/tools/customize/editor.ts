import type { PlainObject } from '../../../base/theme-data/changes';
import { MAX_NAME_LENGTH } from '../../themes/theme-link';
import { pathText, type ThemePath } from '../../../base/theme-data/theme-path';

/** What an editor of a part of the theme gets. */
export interface EditorProps {
  /** The whole theme. */
  theme: PlainObject;
  /**
   * Changes the theme.
   * @param change makes the new theme of the newest one
   * @param what names the thing, so that fast edits of it are one step; empty for a step of its own
   */
  edit: (change: (theme: PlainObject) => PlainObject, what?: string) => void;
}

/** Id of the field for a value of the theme, to lead the focus there. */
export const fieldId = (path: ThemePath) => `value-${pathText(path).replaceAll(/\s/g, '_')}`;

/** Id of the field for the name of a color. */
export const nameFieldId = (path: ThemePath) => fieldId(['name', ...path]);

/**
 * Keeps the focus near a button that goes away with what it removes, or repairs: on the next button of its list, on
 * the one before, on the form below the list, or on the tab. Else it would be at the top of the page.
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

/** Gives the focus back to an element that React moves, and scrolls its pane so that it stays under the pointer. */
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

/** Leads the focus to the field of a value, if what had it has gone with the value's old name. */
export function focusIfLost(path: ThemePath): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(fieldId(path))?.focus();
  });
}

/** What's wrong with the name of a theme; empty if nothing is. */
export function nameProblem(name: string): string {
  if (name.trim() === '') return 'Enter a name.';
  return name.length > MAX_NAME_LENGTH
    ? `A name can have up to ${MAX_NAME_LENGTH} characters.`
    : '';
}

/** The heading of a part of an editor. */
export const headingStyle = { m: 0, mt: 3, mb: 2, fontSize: 2, fontWeight: 'bold' } as const;
