/** @jsxImportSource theme-ui */
import { useId } from 'react';
import { hasFont } from '../../browser/fonts';
import { familiesIn, fontStacks, isSameStack } from '../../themes/font-stacks';

interface FontPickerProps {
  id: string;
  /** Accessible name of the text field. */
  label: string;
  value: string;
  onChange: (stack: string) => void;
  /** Called for Escape, with the element that has the focus in it. */
  onClose: (panel: HTMLElement) => void;
}

/** Says which family of a stack this machine shows. */
function installedText(stack: string): string {
  const families = familiesIn(stack);
  const shown = families.find(hasFont);
  return shown === undefined || shown === families.at(-1)
    ? 'None is installed here.'
    : `${shown} is installed here.`;
}

/** Stacks of fonts, each with a sample in its font, as a group of radio buttons: arrow keys choose, and show the choice. */
export function FontPicker({ id, label, value, onChange, onClose }: FontPickerProps) {
  const name = useId();
  return (
    <fieldset
      id={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(event.currentTarget);
      }}
      sx={panelStyle}
    >
      <legend sx={{ px: 1, fontSize: 0, color: 'gray' }}>Font stacks for {label}</legend>
      {fontStacks.map(({ name: style, stack }) => (
        <label key={style} sx={optionStyle}>
          <input
            type="radio"
            name={name}
            checked={isSameStack(stack, value)}
            onChange={() => onChange(stack)}
            sx={{ m: 0, accentColor: 'primary' }}
          />
          <span sx={{ minWidth: 0 }}>
            <span sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <b>{style}</b>
              <span sx={{ color: 'gray' }}>{installedText(stack)}</span>
            </span>
            <span
              aria-hidden="true"
              style={{ fontFamily: stack }}
              sx={{ display: 'block', fontSize: 3, lineHeight: 1.4, overflowWrap: 'anywhere' }}
            >
              The lamp is lit at 17:42.
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const panelStyle = {
  minWidth: 0,
  maxHeight: 360,
  m: 0,
  mt: 2,
  p: 1,
  overflowY: 'auto',
  border: '1px solid',
  borderColor: 'gray',
  borderRadius: 'default',
} as const;

const optionStyle = {
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1,
  fontSize: 0,
  cursor: 'pointer',
  borderRadius: 'small',
  ':hover, :has(:checked)': { bg: 'highlight' },
} as const;
