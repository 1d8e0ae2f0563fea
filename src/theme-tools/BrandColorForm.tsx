/** @jsxImportSource theme-ui */
import { useId, useState } from 'react';
import { parseColor, toHex } from '../themes/color';
import { errorStyle, fieldStyle, rowStyle } from './controls';

interface BrandColorFormProps {
  /** CSS color to start with. */
  color: string;
  /** Label of the button. */
  action: string;
  /** Called with a hex code. */
  onColor: (color: string) => void;
}

/** Form for one color, as text in any CSS notation or with the browser's color picker. */
export function BrandColorForm({ color, action, onColor }: BrandColorFormProps) {
  const errorId = useId();
  const [text, setText] = useState(color);
  const [isInvalid, setInvalid] = useState(false);
  const parsed = parseColor(text);
  const isWrong = isInvalid && !parsed;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setInvalid(!parsed);
        if (parsed) onColor(toHex(parsed));
      }}
    >
      <div sx={rowStyle}>
        <label sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 1 }}>
          Brand color
          <input
            value={text}
            placeholder="#0f6b5c"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={errorId}
            onChange={({ target }) => setText(target.value)}
            sx={{ ...fieldStyle, width: 112 }}
          />
        </label>
        <input
          type="color"
          aria-label="Pick the brand color"
          value={parsed ? toHex(parsed) : '#000000'}
          onChange={({ target }) => setText(target.value)}
          sx={{ width: 32, height: 32, p: 0, border: 'thin', bg: 'background', cursor: 'pointer' }}
        />
        <button sx={{ variant: 'buttons.tool' }}>{action}</button>
      </div>
      <p id={errorId} role="status" sx={errorStyle} hidden={!isWrong}>
        {isWrong && 'This isn’t a valid CSS color.'}
      </p>
    </form>
  );
}
