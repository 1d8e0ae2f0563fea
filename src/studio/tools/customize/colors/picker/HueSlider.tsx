/** @jsxImportSource theme-ui */
import { writeLike, type OklchColor } from '../../../../themes/color-notation';

const hueColor = (h: number) => writeLike({ l: 0.7, c: 0.16, h, alpha: 1 }, '#');

/** Colors of the slider, every 15 degrees. */
const track = () =>
  `linear-gradient(to right, ${Array.from({ length: 25 }, (_, step) => hueColor(step * 15)).join(', ')})`;

interface HueSliderProps {
  color: OklchColor;
  onChange: (hue: number) => void;
}

/** Slider for the hue of a color. Its colors have one lightness and chroma, so that it also helps with grays. */
export function HueSlider({ color: { h }, onChange }: HueSliderProps) {
  return (
    <input
      type="range"
      aria-label="Hue"
      min={0}
      max={360}
      step={0.5}
      value={h}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      style={{ '--track': track(), color: hueColor(h) } as object}
      sx={sliderStyle}
    />
  );
}

const trackStyle = { height: 12, background: 'var(--track)', borderRadius: 'round' } as const;

/** Black and white around the color, so that it's seen on any color. */
const thumbStyle = {
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  background: 'currentColor',
  border: '3px solid white',
  borderRadius: 'round',
  boxShadow: '0 0 0 1px rgba(0, 0, 0, 0.5), 0 2px 6px rgba(0, 0, 0, 0.3)',
} as const;

const sliderStyle = {
  // Like its gradient, the slider runs from left to right in every language.
  direction: 'ltr',
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 24,
  m: 0,
  bg: 'transparent',
  cursor: 'pointer',
  // Keeps its colors in forced-colors mode.
  forcedColorAdjust: 'none',
  '::-webkit-slider-runnable-track': trackStyle,
  '::-moz-range-track': trackStyle,
  '::-webkit-slider-thumb': { ...thumbStyle, appearance: 'none', mt: '-4px' },
  '::-moz-range-thumb': thumbStyle,
  ':focus-visible': { outlineOffset: 0, borderRadius: 'default' },
} as const;
