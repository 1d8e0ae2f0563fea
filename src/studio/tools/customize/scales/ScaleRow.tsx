/** @jsxImportSource theme-ui */
import { memo } from 'react';
import { parseBoxShadow } from './box-shadow';
import { toScaleValue } from './scale-entries';
import { parseLength, formatLength } from '../../../../base/theme-data/length';
import {
  formatPath,
  withoutEntry,
  withValue,
  type ThemePath,
} from '../../../../base/theme-data/theme-path';
import { isInPixels, type SliderRange } from './slider-values';
import { fieldId, keepFocusNear, type EditorProps } from '../fields/editor';
import { entryProblem } from './entry-problem';
import { FontPicker } from './FontPicker';
import { BelowSample, ScaleSample } from './ScaleSample';
import type { Scale } from './scales';
import { ShadowSliders } from './ShadowSliders';
import { Slider } from '../fields/Slider';
import { TextField } from '../fields/TextField';

interface ScaleRowProps extends Pick<EditorProps, 'edit'> {
  scale: Scale;
  path: ThemePath;
  /** As text. */
  value: string;
  /** Range of its slider; undefined if it has none. */
  range: SliderRange | undefined;
}

/** Entry of a scale: its sample, name, slider, and text field. Memoized, because scales are long. */
export const ScaleRow = memo(function ScaleRow({ scale, path, value, range, edit }: ScaleRowProps) {
  const name = formatPath(path.slice(1));
  const label = `${scale.name} ${name}`;
  const length = parseLength(value);
  const shadow = scale.name === 'shadows' ? parseBoxShadow(value) : undefined;

  const set = (next: string) =>
    edit((current) => withValue(current, path, toScaleValue(scale.name, next)), formatPath(path));

  return (
    <li sx={{ minWidth: 0, fontSize: 1 }}>
      <div sx={rowStyle}>
        <span sx={{ flex: '0 1 84px', minWidth: 24, overflowWrap: 'anywhere' }}>{name}</span>
        <ScaleSample scale={scale.name} value={value} />
        {length && range && (
          <Slider
            label={`${label}, slider`}
            range={range}
            number={length.number}
            valueText={value}
            onChange={(number) => set(formatLength({ ...length, number }))}
          />
        )}
        <div sx={{ flex: '1 0 80px', minWidth: 0, 'input[type="range"] + &': { flexGrow: 0 } }}>
          <TextField
            id={fieldId(path)}
            label={label}
            value={value}
            unit={isInPixels(scale.name) ? 'px' : undefined}
            toValue={(text) => String(toScaleValue(scale.name, text))}
            problemOf={(next) => entryProblem(scale, next)}
            onChange={set}
            messageSide="end"
          />
        </div>
        <button
          type="button"
          aria-label={`Remove ${name} from ${scale.name}`}
          onClick={({ currentTarget }) => {
            edit((current) => withoutEntry(current, path, 1));
            keepFocusNear(currentTarget);
          }}
          sx={removeStyle}
        >
          <svg viewBox="0 0 16 16" width={16} height={16} fill="none" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
      <BelowSample scale={scale.name} value={value} />
      {shadow && <ShadowSliders label={label} shadow={shadow} onChange={set} />}
      {scale.name === 'fonts' && <FontPicker label={label} value={value} onChange={set} />}
    </li>
  );
}, isShownAlike);

/** Returns whether a row looks as before. Old callbacks are fine, because `edit` passes the latest theme. */
function isShownAlike(before: ScaleRowProps, next: ScaleRowProps): boolean {
  const shown = ({ value, path, range }: ScaleRowProps) => JSON.stringify([value, path, range]);
  return shown(before) === shown(next);
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 2 } as const;

/** Shown in the row under the pointer, and where there's none. */
const removeStyle = {
  variant: 'buttons.tool',
  flex: 'none',
  width: 28,
  p: 0,
  color: 'gray',
  borderColor: 'transparent',
  '@media (hover: hover)': {
    'li:not(:hover) &:not(:focus-visible)': { color: 'transparent' },
  },
} as const;
