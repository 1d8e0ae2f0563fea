/** @jsxImportSource theme-ui */
import { useId, useState } from 'react';
import { parseColor, readBrandColor } from '../../base/theme-data/color';
import { control } from '../../base/design/control';
import { FieldMessage, useLateMessage } from './FieldMessage';
import { fieldStyle, rowStyle } from '../../sandbox/controls/control-styles';

interface BrandColorFormProps {
  /** CSS color to start with. */
  color: string;
  /** Label of the button. */
  action: string;
  /** True if several colors can be entered. */
  isList?: boolean;
  /** True if the button is the most important one around it. */
  isMain?: boolean;
  /** Called with hex codes: the brand color, and the others. */
  onColor: (color: string, others: string[]) => void;
}

/** Splits a list of CSS colors at commas, semicolons, and spaces, but not inside parentheses. */
const colorsIn = (text: string) => text.split(/[\s,;]+(?![^(]*\))/).filter(Boolean);

/** Form for a brand color, as text in any CSS notation or with the browser's color picker. */
export function BrandColorForm({
  color,
  action,
  isList = false,
  isMain = false,
  onColor,
}: BrandColorFormProps) {
  const errorId = useId();
  // What's typed counts until the color changes.
  const [input, setInput] = useState({ text: color, over: color });
  const text = input.over === color ? input.text : color;
  const setText = (next: string) => setInput({ text: next, over: color });
  const [isInvalid, setInvalid] = useState(false);
  const entered = isList ? colorsIn(text) : [text];
  const wrong = entered.find((entry) => !readBrandColor(entry));
  const colors = entered.flatMap((entry) => readBrandColor(entry)?.hex ?? []);
  const changes = entered.flatMap((entry) => {
    const read = readBrandColor(entry);
    return read?.isChanged ? [`${entry} becomes ${read.hex}`] : [];
  });
  const reason = wrong && parseColor(wrong) ? 'is transparent' : 'isn’t a valid CSS color';
  const isRight = wrong === undefined && colors.length > 0;
  const isWrong = isInvalid && !isRight;
  const problem = isList && wrong ? `“${wrong}” ${reason}.` : `This ${reason}.`;
  const [note] = useLateMessage(
    changes.length > 0 ? `Brand colors must be opaque and in sRGB: ${changes.join(', ')}.` : '',
    text,
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setInvalid(!isRight);
        if (isRight) onColor(colors[0]!, colors.slice(1));
      }}
      sx={{ position: 'relative' }}
    >
      <div sx={rowStyle}>
        <label
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: isList ? '12px' : 2,
            fontSize: 1,
          }}
        >
          {isList ? 'Brand colors' : 'Brand color'}
          <input
            value={text}
            placeholder={isList ? '#0f6b5c, #e0a458' : '#0f6b5c'}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={errorId}
            onChange={({ target }) => setText(target.value)}
            sx={{ ...fieldStyle, width: isList ? 200 : 112 }}
          />
        </label>
        <input
          type="color"
          aria-label="Pick the brand color"
          value={colors[0] ?? '#0f6b5c'}
          onChange={({ target }) => setText([target.value, ...entered.slice(1)].join(', '))}
          sx={{ ...control, width: 44, p: 1, cursor: 'pointer' }}
        />
        <button sx={{ variant: isMain ? 'buttons.main' : 'buttons.tool' }}>{action}</button>
      </div>
      <FieldMessage id={errorId} text={isWrong ? problem : note} isError={isWrong} />
    </form>
  );
}
