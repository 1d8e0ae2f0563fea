/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { chosenColorMode, colorModeChoice, colorModeStatus, colorModeToggle } from './attributes';
import { nextMode } from './cycle';
import { colorModes } from '../design/modes';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { withScripts } from '../site/attributes';

const labelOf = (name: string) => colorModes.find((mode) => mode.name === name)!.label;

/**
 * Cycles the color mode; while one is stored, a second button gives it back to the system.
 * src/color-mode/controller reacts to both. All labels stand in the page and CSS shows the one of the
 * current mode, so the button is right before any script runs.
 */
export function ColorModeButton() {
  return (
    <>
      <button
        type="button"
        {...attribute(colorModeToggle)}
        {...attribute(withScripts)}
        sx={{
          variant: 'buttons.tool',
          minWidth: 56,
        }}
      >
        {colorModes.map(({ name, label }) => (
          <span
            key={name}
            sx={{ [`html:not([data-color-mode="${name}"]) &`]: { display: 'none' } }}
          >
            {label}
            <VisuallyHidden>{` color mode, switch to ${labelOf(nextMode(name))}`}</VisuallyHidden>
          </span>
        ))}
      </button>
      <button
        type="button"
        {...attribute(colorModeChoice)}
        {...attribute(withScripts)}
        aria-label="Follow the system"
        title="Follow the system"
        sx={{
          variant: 'buttons.tool',
          [`html[${chosenColorMode}=""] &`]: { display: 'none' },
        }}
      >
        ×
      </button>
      <VisuallyHidden>
        <span role="status" {...attribute(colorModeStatus)} />
      </VisuallyHidden>
    </>
  );
}
