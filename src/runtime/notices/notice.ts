import { createElement } from '../browser/create-element';

/** What a notice is about. A new one replaces the one with the same name. */
type NoticeName =
  | 'page-loading'
  | 'page-failed'
  | 'part-loading'
  | 'scripts-failed'
  | 'outdated'
  | 'offline'
  | 'saved-copy';

const findNotice = (name: NoticeName) => document.querySelector(`[data-notice="${name}"]`);

/**
 * Shows a notice at the bottom of the window, and announces it: the latest one of its kind, above a status an alert.
 * The notices are in the document, because several bundles show and hide the same ones.
 * @param kind ARIA role of the live region (./Notices)
 * @param controls buttons and links below the text
 */
export function showNotice(
  name: NoticeName,
  kind: 'status' | 'alert',
  text: string,
  ...controls: Node[]
): void {
  const shown = findNotice(name);
  // Replacing it would repeat its announcement, and lose the focus.
  if (shown?.firstChild?.textContent === text) return;
  shown?.remove();
  document
    .querySelector(`[data-notices="${kind}"]`)
    ?.append(
      createElement('div', { 'data-notice': name }, createElement('p', {}, text), ...controls),
    );
}

export function hideNotice(name: NoticeName): void {
  findNotice(name)?.remove();
}

/** Creates a button of a notice. */
export function createNoticeButton(label: string, act: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, label);
  button.addEventListener('click', act);
  return button;
}
