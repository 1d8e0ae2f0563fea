import type { Target } from './tab';

/**
 * Finds an element that can be seen and pressed, by role and name, and brings it to the middle of the window. Runs in
 * the page.
 * @returns null when it is not there
 */
export function findTarget({ role, name }: Target): HTMLElement | null {
  const selectors = {
    button: 'button:not([role]), [role="button"]',
    link: 'a[href]',
    summary: 'summary',
    tab: '[role="tab"]',
    textbox: 'input:not([type]), input[type="text"], input[type="search"], textarea',
    label: 'label',
    frame: 'iframe',
  };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    (element.innerText.trim() || element.title);
  const fits = (text: string) =>
    name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name;
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.matches(':disabled') &&
      fits(nameOf(element).trim().replace(/\s+/g, ' ')),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
