import { createElement } from '../../runtime/browser/create-element';

/** Styles of the chip: ./styles. src/assembly sets them, in both bundles that show a look. */
declare const LOOK_STYLES: string;

/** The chip of the look that is shown. It's found in the document, because two bundles show looks. */
const shownChip = () => document.querySelector<HTMLElement>('[data-look]');

/**
 * Creates the chip of a look, with a button that ends it. An event `lookend` on the chip says that the look ended.
 * @param name of the chip, for screen readers
 */
export function createLookChip(name: string, ...content: (Node | string)[]): HTMLElement {
  const button = createElement('button', { type: 'button' }, 'Reset');
  button.addEventListener('click', endLook);
  return createElement(
    'div',
    { 'data-look': '', role: 'region', 'aria-label': name },
    ...content,
    button,
    createElement('style'),
  );
}

/**
 * Shows the whole site in a look until it ends, also after in-app navigation. Another look ends. Nothing is stored.
 * @param chip shown at the edge of the window. It has the look's style sheet, too.
 * @param css rules of the look
 */
export function showLook(chip: HTMLElement, css: string): void {
  if (!chip.isConnected) {
    endLook();
    document.body.append(chip);
  }
  chip.querySelector('style')!.textContent = `${LOOK_STYLES}@media screen{${css}}`;
}

/** Gives the site its own look back. */
export function endLook(): void {
  const chip = shownChip();
  if (!chip) return;
  const hadFocus = chip.contains(document.activeElement);
  chip.remove();
  chip.dispatchEvent(new Event('lookend'));
  // Otherwise, the next Tab would start at the top of the page.
  if (hadFocus) document.querySelector<HTMLElement>('header [data-color-mode-toggle]')?.focus();
}
