/** @jsxImportSource theme-ui */
import { type CSSProperties, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { palettes } from '../../base/design/colors';
import { readOklch } from '../../studio/themes/color-notation';
import { hueName } from '../../studio/themes/shades';
import { oklchToHex, readBrandColor } from '../../base/theme-data/color';
import { currentColor, recolorSite, subscribeToColor } from './recolor';

const original = palettes.default.primary;

/** A part of the code with the color of its kind. */
const keyword = (text: string) => <span className="keyword">{text}</span>;
const name = (text: string) => <span className="name">{text}</span>;

const thumb = {
  boxSizing: 'border-box',
  size: 20,
  bg: 'var(--picked)',
  border: '3px solid',
  borderColor: 'text',
  borderRadius: 'round',
} as const;

const hueStyle = {
  appearance: 'none',
  display: 'block',
  flex: 1,
  minWidth: 0,
  boxSizing: 'border-box',
  // Higher than it looks, for fingers.
  height: 24,
  m: 0,
  // The same on all sides, or the ends are ellipses.
  p: '6px',
  cursor: 'grab',
  borderRadius: 'round',
  background:
    'linear-gradient(90deg in oklch longer hue, oklch(0.68 0.19 0), oklch(0.68 0.19 360))',
  backgroundClip: 'content-box',
  forcedColorAdjust: 'none',
  touchAction: 'pan-y',
  '::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '::-moz-range-thumb': thumb,
  ':active': { cursor: 'grabbing' },
} as const;

const swatchStyle = {
  appearance: 'none',
  verticalAlign: '-0.2em',
  size: 18,
  p: 0,
  marginInlineEnd: 2,
  bg: 'transparent',
  border: 'field',
  borderRadius: 'small',
  overflow: 'hidden',
  cursor: 'pointer',
  '::-webkit-color-swatch-wrapper': { p: 0 },
  '::-webkit-color-swatch': { border: 0 },
  '::-moz-color-swatch': { border: 0 },
} as const;

const textStyle = {
  // Fits the text where browsers can.
  width: '7ch',
  fieldSizing: 'content',
  p: 0,
  font: 'inherit',
  color: 'inherit',
  bg: 'transparent',
  border: 0,
  borderBottom: '1px dashed',
  borderColor: 'gray',
  borderRadius: 0,
  '&[aria-invalid="true"]': { borderColor: 'danger', color: 'danger' },
} as const;

function Code({ children }: { children: ReactNode }) {
  return (
    <pre sx={{ variant: 'styles.pre', background: 'none', pb: 2 }}>
      <code>{children}</code>
    </pre>
  );
}

/**
 * Code of a theme. Its `primary` is a color that readers can pick, type, or drag along a range of hues; ./recolor shows
 * it on the whole site.
 */
export function HeroTheme() {
  const color = useSyncExternalStore(subscribeToColor, currentColor, () => undefined) ?? original;
  /** Text in the field, while it has the focus. */
  const [draft, setDraft] = useState<string>();
  /** Lightness and chroma that a drag starts from, since not every hue has the same in sRGB. */
  const base = useRef(readOklch(original)!);

  function choose(hex: string): void {
    base.current = readOklch(hex)!;
    recolorSite(hex);
  }
  function type(value: string): void {
    setDraft(value);
    const parsed = readBrandColor(value);
    if (parsed) choose(parsed.hex);
  }
  /** A drag that starts at gray, black, or white has visible colors, too. */
  function drag(angle: number): void {
    const { l, c } = base.current;
    recolorSite(oklchToHex(Math.min(Math.max(l, 0.4), 0.8), Math.max(c, 0.1), angle));
  }
  const hue = readOklch(color)!.h;
  const isInvalid = draft !== undefined && !readBrandColor(draft);
  return (
    <div data-color-mode="dark" sx={{ color: 'text', bg: 'muted' }}>
      <Code>
        {keyword('export const')} theme: {name('Theme')} = {'{'}
        {'\n  '}
        {name('colors')}: {'{'}
        {'\n    '}
        {name('primary')}:{' '}
        <input
          type="color"
          aria-label="Pick a primary color"
          data-with-scripts=""
          data-recolors=""
          value={color}
          onChange={(event) => choose(event.target.value)}
          sx={swatchStyle}
        />
        <span className="string">
          &apos;
          <span data-without-scripts="">{original}</span>
          <input
            type="text"
            aria-label="Primary color"
            aria-invalid={isInvalid}
            aria-describedby="hero-color-problem"
            data-with-scripts=""
            data-recolors=""
            spellCheck={false}
            autoComplete="off"
            value={draft ?? color}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
            sx={textStyle}
          />
          &apos;
        </span>
        ,
        <span id="hero-color-problem" aria-live="polite" className="comment">
          {isInvalid && ' // not a CSS color'}
        </span>
        {'\n    '}
        {name('modes')}: {'{ dark, deep, swiss },'}
        {'\n  },\n  '}
        {name('space')}: [{name('0')}, {name('4')}, {name('8')}, {name('16')}, {name('32')},{' '}
        {name('64')}],
        {'\n};'}
      </Code>
      <label
        data-with-scripts=""
        style={{ '--picked': color } as CSSProperties}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 3,
          pb: 3,
          minHeight: 36,
          fontSize: 1,
          color: 'gray',
        }}
      >
        Recolor this site
        <input
          type="range"
          aria-valuetext={hueName(hue)}
          min={0}
          max={359}
          value={Math.round(hue)}
          onChange={(event) => drag(Number(event.target.value))}
          sx={hueStyle}
        />
      </label>
    </div>
  );
}
