import { subscribeToMode } from '../../../runtime/color-mode/mode-events';
import { createElement } from '../../../runtime/browser/create-element';
import { createLookChip, endLook, showLook } from '../../look/look';
import type { PresetLook } from '../preset-looks';

/** All presets. src/assembly/page-html/plugin sets them. */
declare const PRESET_LOOKS: PresetLook[];

/** CSS of a look. The selectors take precedence over those of a color mode, and of elements. */
function cssOf({
  isDark,
  colors,
  body,
  heading,
  headingWeight,
  monospace,
  radius,
  focus,
}: PresetLook) {
  const properties = Object.entries(colors).map(
    ([key, value]) => `--theme-ui-colors-${key}:${value}`,
  );
  const root = 'html[data-color-mode][data-color-mode]';
  return `${root}{color-scheme:${isDark ? 'dark' : 'light'};${properties.join(';')};${radius ? `--radius:${radius}` : ''}}
${root} body{padding-bottom:96px}
${root} :is(body,button,input,select):not([data-look] *){font-family:${body}}
${root} :is(h1,h2,h3,h4,h5,h6){font-family:${heading};font-weight:${headingWeight}}
${root} :is(pre,code,kbd){font-family:${monospace}}
${root} :focus-visible{outline-color:${focus}}`;
}

const select = createElement(
  'select',
  { 'aria-label': 'Preset' },
  ...PRESET_LOOKS.map(({ name }) => createElement('option', {}, name)),
);
select.addEventListener('change', () => tryPreset(select.value));

const status = createElement('p', { role: 'status' });

const chip = createLookChip(
  'This site’s look',
  createElement('span', {}, 'Trying'),
  select,
  status,
);

/**
 * Shows the whole site in the colors, fonts, and corners of a preset, until the reader resets it, chooses a color mode,
 * or loads another document.
 */
export function tryPreset(name: string): void {
  const look = PRESET_LOOKS.find((look) => look.name === name) ?? PRESET_LOOKS[0]!;
  const isNew = !chip.isConnected;
  // Keeps the site's own colors.
  chip.setAttribute('data-color-mode', look.isDark ? 'dark' : 'default');
  select.value = look.name;
  showLook(chip, cssOf(look));
  status.textContent = look.low.length
    ? `Contrast below 4.5 (WCAG AA): ${look.low.join(', ')}`
    : '';
  if (isNew) select.focus();
}

subscribeToMode(() => {
  if (chip.isConnected) endLook();
});
