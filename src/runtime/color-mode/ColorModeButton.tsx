/** @jsxImportSource theme-ui */
import { nextMode } from './cycle';
import { colorModes } from '../../base/design/modes';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const getLabel = (name: string) => colorModes.find((mode) => mode.name === name)!.label;

/**
 * Button that cycles the color mode, and before it, while a mode is selected, a second one that goes back to following
 * the system. src/runtime/color-mode/controller handles both. The HTML contains all labels and CSS shows the current
 * one, so the button is correct before React hydrates.
 */
export function ColorModeButton() {
  return (
    <>
      <button
        type="button"
        data-color-mode-choice=""
        data-with-scripts=""
        aria-label="Follow the system"
        title="Follow the system"
        sx={{
          variant: 'buttons.tool',
          px: 1,
          // Takes its place while hidden too, so that nothing moves when it appears.
          'html[data-chosen=""] &': { visibility: 'hidden' },
        }}
      >
        <Icon path="M1 2v10h14V2zM5 13v2h6v-2z" />
      </button>
      <button
        type="button"
        data-color-mode-toggle=""
        data-with-scripts=""
        sx={{
          variant: 'buttons.tool',
          px: 1,
          minWidth: [48, 80],
          svg: { display: ['none', 'block'] },
        }}
      >
        <Icon path="M8 1a7 7 0 100 14A7 7 0 108 1zm0 2a5 5 0 110 10z" />
        {colorModes.map(({ name, label }) => (
          <span
            key={name}
            sx={{ [`html:not([data-color-mode="${name}"]) &`]: { display: 'none' } }}
          >
            {label}
            <VisuallyHidden>{` color mode, switch to ${getLabel(nextMode(name))}`}</VisuallyHidden>
          </span>
        ))}
      </button>
      <VisuallyHidden>
        <span role="status" data-color-mode-status="" />
      </VisuallyHidden>
    </>
  );
}
