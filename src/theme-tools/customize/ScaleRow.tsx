/** @jsxImportSource theme-ui */
import { memo, useId, useState } from 'react';
import { parseBoxShadow } from './box-shadow';
import { toScaleValue } from './scale-entries';
import { pathText, withoutEntry, withValue, type ThemePath } from '../../themes/theme-path';
import type { SliderRange } from './slider-values';
import { fieldId, keepFocusNear, type EditorProps } from './editor';
import { entryProblem } from './entry-problem';
import { FontNote } from './FontNote';
import { FontPicker } from './FontPicker';
import { BelowSample, ScaleSample } from './ScaleSample';
import { ScaleSlider } from './ScaleSlider';
import { ShadowSliders } from './ShadowSliders';
import { TextField } from './TextField';

interface ScaleRowProps extends Pick<EditorProps, 'edit'> {
  /** Key of the scale in the theme. */
  scale: string;
  path: ThemePath;
  /** As text. */
  value: string;
  /** Range of its slider; undefined if it has none. */
  range: SliderRange | undefined;
}

/** An entry of a scale: its sample, name, slider, and text field. Scales are long: a key draws the row it changes. */
export const ScaleRow = memo(function ScaleRow({ scale, path, value, range, edit }: ScaleRowProps) {
  const pickerId = useId();
  const [isPickerOpen, openPicker] = useState(false);
  const name = pathText(path.slice(1));
  const label = `${scale} ${name}`;
  const isFont = scale === 'fonts';
  const shadow = scale === 'shadows' ? parseBoxShadow(value) : undefined;

  const set = (next: string) =>
    edit((now) => withValue(now, path, toScaleValue(scale, next)), pathText(path));

  return (
    <li sx={{ minWidth: 0, fontSize: 1 }}>
      <div sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <ScaleSample scale={scale} value={value} />
        <span sx={{ flex: '0 1 84px', minWidth: 40, overflowWrap: 'anywhere' }}>{name}</span>
        <ScaleSlider range={range} label={label} value={value} onChange={set} />
        <div sx={{ flex: '1 0 88px', minWidth: 0, 'input[type="range"] + &': { flexGrow: 0 } }}>
          <TextField
            id={fieldId(path)}
            label={label}
            value={value}
            toValue={(text) => String(toScaleValue(scale, text))}
            problemOf={(next) => entryProblem(scale, next)}
            onChange={set}
          />
        </div>
        {isFont && (
          <button
            type="button"
            aria-label={`Choose a font stack for ${label}`}
            aria-expanded={isPickerOpen}
            aria-controls={isPickerOpen ? pickerId : undefined}
            onClick={() => openPicker(!isPickerOpen)}
            sx={{ variant: 'buttons.tool', flex: 'none' }}
          >
            Choose
          </button>
        )}
        <button
          type="button"
          aria-label={`Remove ${name} from ${scale}`}
          onClick={({ currentTarget }) => {
            edit((now) => withoutEntry(now, path, 1));
            keepFocusNear(currentTarget);
          }}
          sx={removeStyle}
        >
          <svg viewBox="0 0 16 16" width={16} height={16} fill="none" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
      <BelowSample scale={scale} value={value} />
      {shadow && <ShadowSliders label={label} shadow={shadow} onChange={set} />}
      {isFont && <FontNote stack={value} />}
      {isPickerOpen && (
        <FontPicker
          id={pickerId}
          label={label}
          value={value}
          onChange={set}
          onClose={(panel) => {
            openPicker(false);
            panel.parentElement!.querySelector<HTMLElement>('[aria-expanded]')!.focus();
          }}
        />
      )}
    </li>
  );
}, isShownAlike);

/** Returns whether a row looks as before. Its functions act on the newest theme. */
function isShownAlike(before: ScaleRowProps, next: ScaleRowProps): boolean {
  const shown = ({ value, path, range }: ScaleRowProps) => JSON.stringify([value, path, range]);
  return shown(before) === shown(next);
}

const removeStyle = {
  variant: 'buttons.tool',
  flex: 'none',
  width: 28,
  p: 0,
  color: 'gray',
  borderColor: 'transparent',
} as const;
