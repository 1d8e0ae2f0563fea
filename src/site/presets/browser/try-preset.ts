import { subscribeToMode } from '../../../runtime/color-mode/mode-events';
import { createElement } from '../../../runtime/browser/create-element';
import { announceLook, onOtherLook } from '../../look-change';
import type { Skin } from '../skins';

/** All presets, and the styles of the chip. src/build/page-html/plugin sets them. */
declare const SKINS: Skin[];
declare const SKIN_STYLES: string;

let chip: HTMLElement | undefined;
const sheet = new CSSStyleSheet();

/** CSS of a skin. The selectors take precedence over those of a color mode, and of elements. */
function cssOf({ isDark, colors, body, heading, headingWeight, monospace, radius, focus }: Skin) {
  const properties = Object.entries(colors).map(
    ([key, value]) => `--theme-ui-colors-${key}:${value}`,
  );
  const root = 'html[data-color-mode][data-color-mode]';
  return `@media screen{
${root}{color-scheme:${isDark ? 'dark' : 'light'};${properties.join(';')};${radius ? `--radius:${radius}` : ''}}
${root} body{padding-bottom:96px}
${root} :is(body,button,input,select):not([data-skin-chip] *){font-family:${body}}
${root} :is(h1,h2,h3,h4,h5,h6){font-family:${heading};font-weight:${headingWeight}}
${root} :is(pre,code,kbd){font-family:${monospace}}
${root} :focus-visible{outline-color:${focus}}
}`;
}

/** Gives the site its own look back. */
function reset(): void {
  if (!chip) return;
  sheet.replaceSync('');
  const hadFocus = chip.contains(document.activeElement);
  chip.remove();
  chip = undefined;
  if (hadFocus) document.querySelector<HTMLElement>('header [data-color-mode-toggle]')?.focus();
}

function createChip(): HTMLElement {
  const select = createElement(
    'select',
    { 'aria-label': 'Preset' },
    ...SKINS.map(({ name }) => createElement('option', {}, name)),
  );
  select.addEventListener('change', () => wearSkin(select.value));
  const button = createElement('button', { type: 'button' }, 'Reset');
  button.addEventListener('click', reset);
  return createElement(
    'div',
    { 'data-skin-chip': '', role: 'region', 'aria-label': 'This site’s look' },
    createElement('span', {}, 'Trying'),
    select,
    button,
    createElement('p', { role: 'status' }),
  );
}

/**
 * Shows the whole site in the colors, fonts, and corners of a preset, until the reader resets it, chooses a color mode,
 * or loads another document. Isn't stored.
 */
export function wearSkin(name: string): void {
  announceLook('skin');
  const skin = SKINS.find((skin) => skin.name === name) ?? SKINS[0]!;
  sheet.replaceSync(SKIN_STYLES + cssOf(skin));
  if (!chip) {
    chip = createChip();
    document.body.append(chip);
    chip.querySelector('select')!.focus();
  }
  // Keeps the site's own colors.
  chip.setAttribute('data-color-mode', skin.isDark ? 'dark' : 'default');
  chip.querySelector('select')!.value = skin.name;
  chip.querySelector('p')!.textContent = skin.low.length
    ? `Contrast below 4.5 (WCAG AA): ${skin.low.join(', ')}`
    : '';
}

document.adoptedStyleSheets.push(sheet);
subscribeToMode(reset);
onOtherLook('skin', reset);
