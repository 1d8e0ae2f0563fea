import { palettes } from '../../base/design/colors';
import { fontSizes, shadows, space, zIndices } from '../../base/design/scales';
import { createElement } from '../../runtime/browser/create-element';
import { onPageShown } from '../../runtime/browser/page-events';
import { announceLook, onOtherLook } from '../look-change';
import { recolorPalettes } from './recolored-palettes';

/** The primary color that the reader chose for the site; undefined for the site's own. Lost on a reload. */
let chosen: string | undefined;
let sheet: CSSStyleSheet | undefined;
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

/** The chip is the same on all pages, and no page's CSS has its styles. */
const chipStyles = `
[data-recolored] {
  position: fixed; inset-inline-end: ${space[3]}px; bottom: ${space[3]}px; z-index: ${zIndices.menu};
  display: flex; align-items: center; gap: ${space[2]}px;
  padding-block: ${space[1]}px; padding-inline: ${space[3]}px ${space[1]}px;
  font-size: ${fontSizes[1]}px; color: var(--theme-ui-colors-text);
  background: var(--theme-ui-colors-background);
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  border-radius: var(--radius, 24px); box-shadow: ${shadows.raised};
}
[data-recolored] i { width: 16px; height: 16px; border-radius: 50%; background: var(--theme-ui-colors-primary); }
[data-recolored] button {
  min-height: 36px; padding-inline: 12px; font: inherit; font-weight: 700; cursor: pointer;
  color: var(--theme-ui-colors-background); background: var(--theme-ui-colors-text);
  border: 0; border-radius: var(--radius, 18px);
}
@media (pointer: coarse) { [data-recolored] button { min-height: 44px; } }
@media print { [data-recolored] { display: none; } }
`;

/** Overrides the modes' own rules, wherever in-app navigation adds them, with a repeated selector. */
function toCss(color: string): string {
  const rules = Object.entries(recolorPalettes(color)).map(([mode, colors]) => {
    const properties = Object.entries(colors).map(
      ([key, value]) => `--theme-ui-colors-${key}: ${value};`,
    );
    return `[data-color-mode="${mode}"][data-color-mode] { ${properties.join(' ')} }`;
  });
  return `@media screen { ${rules.join('\n')} }`;
}

function createChip(): HTMLElement {
  const button = createElement('button', { type: 'button' }, 'Reset');
  button.addEventListener('click', () => {
    recolorSite(undefined);
    // The button is gone; without this, the next Tab would start at the top of the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  return createElement(
    'div',
    { 'data-recolored': '', role: 'region', 'aria-label': 'Changed colors' },
    createElement('i', { 'aria-hidden': 'true' }),
    'Your colors',
    button,
  );
}

/** Shows the color in the fields of a home page that in-app navigation opened, until its island starts. */
function showInFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    '[data-island]:not([data-started]) [data-recolors]',
  )) {
    field.value = chosen ?? palettes.default.primary;
  }
}

/** Applies the color and shows the chip, or removes both. */
function show(): void {
  sheet!.replaceSync(chosen ? chipStyles + toCss(chosen) : '');
  showInFields();
  if (!chosen) {
    chip?.remove();
    chip = undefined;
  } else if (!chip) {
    chip = createChip();
    document.body.append(chip);
  }
}

/**
 * Shows the site with another primary color, in all color modes, on this page and after in-app navigation. A chip at
 * the edge of the window resets it. Nothing is stored.
 * @param color hex code; undefined for the site's own colors
 */
export function recolorSite(color: string | undefined): void {
  if (color) announceLook('recolored');
  chosen = color;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    onPageShown(showInFields);
    onOtherLook('recolored', () => recolorSite(undefined));
  }
  // A drag changes the color more often than the browser paints.
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    show();
  });
  for (const listener of listeners) listener();
}
