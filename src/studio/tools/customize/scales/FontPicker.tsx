/** @jsxImportSource theme-ui */
import { useId } from 'react';
import { fontStacks, isSameStack } from '../../../themes/font-stacks';

interface FontPickerProps {
  /** Accessible name of the text field. */
  label: string;
  value: string;
  onChange: (stack: string) => void;
}

/**
 * Stacks of fonts, each with a sample in its font, as a group of radio buttons: arrow keys choose, and show the choice.
 */
export function FontPicker({ label, value, onChange }: FontPickerProps) {
  const name = useId();
  return (
    <details>
      <summary sx={{ py: 1, fontSize: 0, cursor: 'pointer' }}>
        Choose a font stack for {label}
      </summary>
      <fieldset aria-label={`Font stacks for ${label}`} sx={panelStyle}>
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
              <b>{style}</b>
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
    </details>
  );
}

const panelStyle = {
  minWidth: 0,
  maxHeight: 360,
  m: 0,
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
