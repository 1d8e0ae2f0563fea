/** @jsxImportSource theme-ui */
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import type { Theme } from 'theme-ui';
import type { PlainObject } from '../../../../../base/theme-data/changes';
import { parseColor, toHex } from '../../../../../base/theme-data/color';
import { measurePairs, palettesOf } from '../../../../../base/theme-data/palette';
import { entryName, type ThemePath } from '../../../../../base/theme-data/theme-path';
import { control } from '../../../../../base/design/control';
import { rowStyle } from '../../../../../sandbox/controls/control-styles';
import {
  isInSrgb,
  MAX_CHROMA,
  notationOf,
  readOklch,
  writeLike,
  type OklchColor,
} from '../../../../themes/color-notation';
import { usableTheme } from '../../../../themes/shared-theme';
import { isCssColor } from '../../../../themes/theme-problems';
import { AddShades } from './AddShades';
import { ColorArea } from './ColorArea';
import { ColorNotation } from './ColorNotation';
import { ContrastChip } from './ContrastChip';
import { ContrastRanges } from './ContrastRanges';
import { failingRanges, partnersOf } from './contrast-range';
import { srgbEdge } from './color-area';
import type { EditorProps } from '../../fields/editor';
import { HueSlider } from './HueSlider';
import { TextField } from '../../fields/TextField';

interface ColorDetailsProps extends EditorProps {
  label: string;
  /** The color, or the root's if the mode doesn't set it. */
  value: string;
  problemOf: (value: string) => string;
  onChange: (value: string) => void;
  /** Keys of the color below its mode. */
  path: ThemePath;
  /** Index of its mode. */
  mode: number;
  /** Called after shades were added. */
  onDone: () => void;
  /** More buttons. */
  children: ReactNode;
}

/** Part of the maximum chroma of a hue in sRGB that the area has in addition, so that the edge is seen. */
const HEADROOM = 1.1;

/** Notations that can only express sRGB. */
const isSrgbNotation = (value: string) =>
  ['hex', 'rgb', 'hsl', undefined].includes(notationOf(value));

/** Content of the popover of a color: area, hue, value, and contrast; conversion and shades are under “More”. */
export function ColorDetails({
  label,
  value,
  problemOf,
  onChange,
  path,
  mode,
  theme,
  edit,
  onDone,
  children,
}: ColorDetailsProps) {
  // A gray has no hue in CSS. The position of the sliders keeps it, as long as the value is theirs.
  const [position, setPosition] = useState<{ value: string; color: OklchColor }>();
  const rangesId = useId();
  const color = position?.value === value ? position.color : readOklch(value);
  const partners = useMemo(() => partnersIn(theme, mode, path), [theme, mode, path]);
  const latest = useDeferredValue(color);
  const ranges = useMemo(() => latest && failingRanges(latest, partners), [latest, partners]);
  const isSrgb = isSrgbNotation(value);
  const { h = 0 } = color ?? {};
  const chromaOfHue = useMemo(() => Math.max(...srgbEdge(h)) * HEADROOM, [h]);

  function move(change: Partial<OklchColor>): void {
    const next = { ...color!, ...change };
    const text = writeLike(next, value);
    setPosition({ value: text, color: next });
    onChange(text);
  }
  const isShown = color && isInSrgb(color);
  return (
    <>
      {color && ranges ? (
        <>
          <ColorArea
            label={label}
            color={color}
            shown={isSrgb ? readOklch(value)! : color}
            maxChroma={isSrgb ? chromaOfHue : MAX_CHROMA}
            failing={ranges.any}
            describedBy={partners.length > 0 ? rangesId : undefined}
            onChange={move}
          />
          <HueSlider color={color} onChange={(hue) => move({ h: hue })} />
        </>
      ) : (
        <p sx={{ m: 0 }}>{noAreaText(value)}</p>
      )}
      <TextField
        label={`Value of ${label}`}
        value={value}
        problemOf={problemOf}
        toValue={(text) => text.trim().replace(/;$/, '')}
        onChange={onChange}
        fieldSx={{ fontFamily: 'monospace', fontSize: 0 }}
      >
        {color && (
          <input
            type="color"
            aria-label="Browser’s color picker"
            title="Browser’s color picker"
            value={toHex(parseColor(value)!)}
            onChange={({ target }) => {
              const picked = readOklch(target.value)!;
              onChange(writeLike({ ...picked, alpha: color.alpha }, value));
            }}
            sx={pickerStyle}
          />
        )}
      </TextField>
      <ContrastChip value={value} partners={partners} onChange={onChange} />
      <details sx={{ summary: { py: 1, cursor: 'pointer', color: 'gray' } }}>
        <summary>More</summary>
        <div sx={{ display: 'grid', gap: 2, mt: 2 }}>
          {color && (
            <>
              <ColorNotation value={value} onChange={onChange} />
              <AddShades value={value} theme={theme} edit={edit} onAdded={onDone} />
            </>
          )}
          {ranges && partners.length > 0 && (
            <ContrastRanges id={rangesId} partners={partners} ranges={ranges.perNeighbor} />
          )}
          <div sx={rowStyle}>{children}</div>
        </div>
      </details>
      {/* At the end, so that it moves nothing while the color changes. */}
      {color && (
        <p role="status" hidden={isShown || isSrgb} sx={{ m: 0, fontSize: 0, color: 'gray' }}>
          {!isShown &&
            !isSrgb &&
            'This color is outside sRGB. sRGB screens show the closest color.'}
        </p>
      )}
    </>
  );
}

/** Returns why a value has no position in the area. */
export function noAreaText(value: string): string {
  if (value === '') return 'This mode doesn’t have this color yet. To add it, enter a value.';
  if (!isCssColor(value))
    return 'This isn’t a valid CSS color. To use this area, enter another one.';
  return 'Only the browser can compute this color, so its hue and lightness can’t be shown here. To use this area, enter another color.';
}

/** Returns the colors that a color needs contrast with in a mode. */
function partnersIn(theme: PlainObject, mode: number, path: ThemePath) {
  const usable = usableTheme(theme).usable as Theme;
  const palette = palettesOf(usable)[mode]?.palette ?? {};
  const name = entryName(path);
  return partnersOf(name, measurePairs(usable, palette), palette);
}

const pickerStyle = { ...control, flex: 'none', width: 44, px: '5px', cursor: 'pointer' } as const;
