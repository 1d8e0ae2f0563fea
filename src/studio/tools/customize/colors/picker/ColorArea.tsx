/** @jsxImportSource theme-ui */
import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { tint } from '../../../../../base/design/tints';
import { isPlainKey } from '../../../../../runtime/browser/keys';
import { writeLike, type OklchColor } from '../../../../themes/color-notation';
import { areaHeight, areaWidth, edgePolygon, paintArea, srgbEdge } from './color-area';
import type { LightnessRange } from './contrast-range';

/** Change of an arrow key. With Shift, it's larger. */
const keySteps: Readonly<Record<string, readonly [axis: 'l' | 'c', step: number]>> = {
  ArrowUp: ['l', 0.005],
  ArrowDown: ['l', -0.005],
  ArrowRight: ['c', 0.004],
  ArrowLeft: ['c', -0.004],
};

const SHIFT_FACTOR = 10;

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

interface ColorAreaProps {
  /** Name of the color. */
  label: string;
  color: OklchColor;
  /** Color of the thumb, which is elsewhere than `color` if the notation can't express that. */
  shown: OklchColor;
  /** Chroma at the right edge. */
  maxChroma: number;
  /** Lightness with too little contrast. */
  failing: readonly LightnessRange[];
  /** ID of a text about the contrast. */
  describedBy: string | undefined;
  onChange: (change: Partial<OklchColor>) => void;
}

/**
 * Area of the lightness and chroma of a hue. What sRGB can't show is hatched. Has a slider for each of the two; up and
 * down change the lightness, and left and right the chroma, whichever has the focus.
 */
export function ColorArea({
  label,
  color,
  shown,
  maxChroma,
  failing,
  describedBy,
  onChange,
}: ColorAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { h } = color;
  const clipPath = useMemo(() => edgePolygon(srgbEdge(h), maxChroma), [h, maxChroma]);
  useEffect(() => {
    paintArea(canvas.current!.getContext('2d')!, h, maxChroma);
  }, [h, maxChroma]);

  const focus = (axis: 'l' | 'c') =>
    area.current!.querySelector<HTMLElement>(`[data-axis="${axis}"]`)!.focus();

  function pick({ clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = area.current!.getBoundingClientRect();
    onChange({
      l: 1 - clamp((clientY - top) / height, 1),
      c: clamp((clientX - left) / width, 1) * maxChroma,
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [axis, step] = keySteps[event.key] ?? [];
    if (!axis || !step || !isPlainKey(event)) return;
    event.preventDefault();
    focus(axis);
    const by = event.shiftKey ? step * SHIFT_FACTOR : step;
    onChange({ [axis]: clamp(color[axis] + by, axis === 'l' ? 1 : maxChroma) });
  }

  return (
    <div
      ref={area}
      role="group"
      aria-label={`Lightness and chroma of ${label}`}
      // Otherwise, the press would take the focus from the sliders.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        focus('l');
        pick(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event);
      }}
      onKeyDown={onKeyDown}
      sx={areaStyle}
    >
      <canvas ref={canvas} width={areaWidth} height={areaHeight} style={{ clipPath }} />
      {failing.map(([from, to]) => (
        <span
          key={from}
          style={{ top: `${(1 - to) * 100}%`, height: `${(to - from) * 100}%` }}
          sx={failingStyle}
        />
      ))}
      <input
        type="range"
        aria-label="Lightness"
        aria-orientation="vertical"
        aria-describedby={describedBy}
        data-axis="l"
        min={0}
        max={1}
        step={0.001}
        value={color.l}
        onChange={({ target }) => onChange({ l: target.valueAsNumber })}
      />
      <input
        type="range"
        aria-label="Chroma"
        data-axis="c"
        min={0}
        max={maxChroma}
        step={0.001}
        value={color.c}
        onChange={({ target }) => onChange({ c: target.valueAsNumber })}
      />
      <span
        data-thumb=""
        style={{
          insetInlineStart: `${clamp(shown.c / maxChroma, 1) * 100}%`,
          top: `${(1 - shown.l) * 100}%`,
          background: writeLike({ ...shown, alpha: 1 }, '#'),
        }}
        sx={thumbStyle}
      />
    </div>
  );
}

const areaStyle = {
  // Like that of the hue, its direction is the same in all languages.
  direction: 'ltr',
  position: 'relative',
  height: 160,
  cursor: 'crosshair',
  touchAction: 'none',
  // Keeps its colors in forced-colors mode.
  forcedColorAdjust: 'none',
  bg: 'muted',
  backgroundImage: `repeating-linear-gradient(135deg, ${tint('text', 16)} 0 1px, transparent 1px 6px)`,
  borderRadius: 'default',
  boxShadow: `inset 0 0 0 1px ${tint('text', 13)}`,
  canvas: {
    display: 'block',
    width: '100%',
    height: '100%',
    borderStartStartRadius: 'default',
    borderEndStartRadius: 'default',
  },
  // Over the whole area for readers who explore it by touch. The thumb shows the focus.
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
  'input:focus-visible ~ [data-thumb]': { outline: '3px solid', outlineColor: 'primary' },
} as const;

/** Circle around the color. Black and white, so that it's seen on any color. */
const thumbStyle = {
  position: 'absolute',
  width: 20,
  height: 20,
  translate: '-50% -50%',
  pointerEvents: 'none',
  border: '3px solid white',
  borderRadius: 'round',
  boxShadow: '0 0 0 1px rgba(0, 0, 0, 0.5), 0 2px 6px rgba(0, 0, 0, 0.3)',
} as const;

/** Black and white for the same reason. */
const failingStyle = {
  position: 'absolute',
  insetInlineStart: 0,
  width: 5,
  minHeight: 2,
  pointerEvents: 'none',
  background: 'repeating-linear-gradient(135deg, black 0 2px, white 2px 4px)',
} as const;
