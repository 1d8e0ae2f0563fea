/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui';
import { nextMode } from './cycle';
import { colorModes } from '../../base/design/modes';
import { tint } from '../../base/design/tints';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';

const getLabel = (name: string) => colorModes.find((mode) => mode.name === name)!.label;

const shownIn = (name: string) => ({
  [`html:not([data-color-mode="${name}"]) &`]: { display: 'none' },
});

/** The button and the list's button look like one control. */
const controlStyle: ThemeUIStyleObject = {
  display: 'flex',
  '> button, summary': { variant: 'buttons.tool', px: 1, border: 'thin' },
  '> button': {
    px: [1, 2],
    minWidth: [52, 80],
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    borderInlineEndWidth: 0,
    '> svg': { display: ['none', 'block'] },
  },
  summary: { minWidth: 32, height: '100%', borderStartStartRadius: 0, borderEndStartRadius: 0 },
  'details > summary::after': { m: 0 },
  'details[data-dropdown] ul': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  // The selected one, or the system's.
  ...Object.fromEntries(
    ['', ...colorModes.map(({ name }) => name)].map((name) => [
      `html[data-chosen="${name}"] & [data-color-mode-choice="${name}"]`,
      { bg: 'highlight' },
    ]),
  ),
};

const discStyle = {
  flex: 'none',
  size: 16,
  borderRadius: 'round',
  boxShadow: `inset 0 0 0 1px ${tint('text', 30)}`,
} as const;

const presetsStyle = {
  ...discStyle,
  background: 'conic-gradient(#d33, #e90, #3a5, #27c, #94c, #d33)',
} as const;

/** Colors of a mode: its background and, in the lower corner, its primary color. */
function Swatch({ mode }: { mode: string }) {
  return (
    <span
      aria-hidden="true"
      data-color-mode={mode}
      sx={{
        ...discStyle,
        background:
          'linear-gradient(135deg, var(--theme-ui-colors-background) 50%, var(--theme-ui-colors-primary) 50%)',
      }}
    />
  );
}

/**
 * Button that cycles the color mode, and next to it a list of all modes and "Follow the system".
 * src/runtime/color-mode/controller handles both. The HTML contains all labels and CSS shows the current one, so the
 * button is correct before React hydrates.
 */
export function ColorModeButton() {
  return (
    <div data-with-scripts="" sx={controlStyle}>
      <button type="button" data-color-mode-toggle="">
        <svg viewBox="0 0 16 16" width={16} height={16} fill="currentColor" aria-hidden="true">
          <path d="M8 1a7 7 0 100 14A7 7 0 108 1zm0 2a5 5 0 110 10z" />
        </svg>
        {colorModes.map(({ name, label }) => (
          <span key={name} sx={shownIn(name)}>
            {label}
            <VisuallyHidden>{` color mode, switch to ${getLabel(nextMode(name))}`}</VisuallyHidden>
          </span>
        ))}
      </button>
      <details data-dropdown="list">
        <summary aria-label="All color modes" title="All color modes" />
        <ul>
          {colorModes.map(({ name, label }) => (
            <li key={name}>
              <button type="button" data-color-mode-choice={name}>
                <Swatch mode={name} />
                {label}
              </button>
            </li>
          ))}
          <li>
            <button type="button" data-color-mode-choice="">
              <svg
                viewBox="0 0 16 16"
                width={16}
                height={16}
                fill="currentColor"
                aria-hidden="true"
              >
                <path d="M1 2v10h14V2zM5 13v2h6v-2z" />
              </svg>
              Follow the system
            </button>
          </li>
          <li>
            {/* src/site/presets/try-preset-button handles it. */}
            <button type="button" data-try-preset="funk">
              <span aria-hidden="true" sx={presetsStyle} />
              Try a preset…
            </button>
          </li>
        </ul>
      </details>
      <VisuallyHidden>
        <span role="status" data-color-mode-status="" />
      </VisuallyHidden>
    </div>
  );
}
