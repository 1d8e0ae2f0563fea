import { palettes } from '../../base/design/colors';
import { createElement } from '../../runtime/browser/create-element';
import { onPageShown } from '../../runtime/browser/page-events';
import { createLookChip, showLook } from '../look/look';
import { recolorPalettes } from './recolored-palettes';

/** The primary color that the reader chose for the site; undefined for the site's own. Lost on a reload. */
let chosen: string | undefined;
let chip: HTMLElement | undefined;
let frame: number | undefined;
const listeners = new Set<() => void>();

/** Returns the chosen primary color, as a hex code. */
export const currentColor = (): string | undefined => chosen;

/**
 * Calls back whenever the color changes.
 * @returns a function that unsubscribes
 */
export function subscribeToColor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Overrides the modes' own rules, wherever in-app navigation adds them, with a repeated selector. */
function toCss(color: string): string {
  const rules = Object.entries(recolorPalettes(color)).map(([mode, colors]) => {
    const properties = Object.entries(colors).map(
      ([key, value]) => `--theme-ui-colors-${key}: ${value};`,
    );
    return `[data-color-mode="${mode}"][data-color-mode] { ${properties.join(' ')} }`;
  });
  return rules.join('\n');
}

/** Shows the color in the fields of a home page that in-app navigation opened, until its island starts. */
function showInFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    '[data-island]:not([data-started]) [data-recolors]',
  )) {
    field.value = chosen ?? palettes.default.primary;
  }
}

function setColor(color: string | undefined): void {
  chosen = color;
  showInFields();
  for (const listener of listeners) listener();
}

function createChip(): HTMLElement {
  const dot = createElement('i', { 'aria-hidden': 'true' });
  const created = createLookChip('Changed colors', dot, 'Your colors');
  created.addEventListener('lookend', () => setColor(undefined));
  onPageShown(showInFields);
  return created;
}

/**
 * Shows the site with another primary color, in all color modes, on this page and after in-app navigation. A chip at
 * the edge of the window resets it. Nothing is stored.
 * @param color hex code
 */
export function recolorSite(color: string): void {
  setColor(color);
  chip ??= createChip();
  // A drag changes the color more often than the browser paints.
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    if (chosen) showLook(chip!, toCss(chosen));
  });
}
