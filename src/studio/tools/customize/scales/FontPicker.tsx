/** @jsxImportSource theme-ui */
import { Fragment, useId } from 'react';
import { stackOf, webFonts } from '../../../../sandbox/fonts/web-fonts';
import { fontStacks, isSameStack } from '../../../themes/font-stacks';

interface FontPickerProps {
  /** Accessible name of the text field. */
  label: string;
  value: string;
  onChange: (stack: string) => void;
}

/** Stacks by where their fonts come from. */
const groups = [
  { title: 'Installed on devices', stacks: fontStacks },
  {
    title: 'From this site, loaded when chosen',
    stacks: webFonts.map((font) => ({
      name: font.family.replace(' Variable', ''),
      stack: stackOf(font),
    })),
  },
];

/**
 * Stacks of fonts, each with a sample in its font, as a group of radio buttons: arrow keys choose, and show the choice.
 * The sample of a font from this site is in that font once it was chosen.
 */
export function FontPicker({ label, value, onChange }: FontPickerProps) {
  const name = useId();
  return (
    <details>
      <summary sx={{ py: 1, fontSize: 0, cursor: 'pointer' }}>
        Choose a font stack for {label}
      </summary>
      <fieldset aria-label={`Font stacks for ${label}`} sx={panelStyle}>
        {groups.map(({ title, stacks }) => (
          <Fragment key={title}>
            <p sx={titleStyle}>{title}</p>
            {stacks.map(({ name: style, stack }) => (
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
                  <span aria-hidden="true" style={{ fontFamily: stack }} sx={sampleStyle}>
                    The lamp is lit at 17:42.
                  </span>
                </span>
              </label>
            ))}
          </Fragment>
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

const titleStyle = { m: 0, px: 2, pt: 2, pb: 1, fontSize: 0, color: 'gray' } as const;

const sampleStyle = {
  display: 'block',
  fontSize: 3,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
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
