import { converter } from 'culori/fn';
import { isInSrgb, MAX_CHROMA } from '../../../../themes/color-notation';

/** Size of the picture of the area, in pixels. It's enlarged, and its edge is cut by a polygon. */
export const areaWidth = 120;
export const areaHeight = 80;

/** Steps of a bisection: enough for a thousandth of the maximum chroma. */
const bisections = 10;

/** Below this lightness, the edge of sRGB is a straight line to black, where rounding would hide it. */
const DARK = 0.2;

/** Highest chroma in sRGB of a hue at a lightness. */
function maxChromaAt(l: number, h: number): number {
  if (l < DARK) return (maxChromaAt(DARK, h) * l) / DARK;
  let [inside, outside] = [0, MAX_CHROMA];
  for (let step = 0; step < bisections; step += 1) {
    const c = (inside + outside) / 2;
    if (isInSrgb({ l, c, h, alpha: 1 })) inside = c;
    else outside = c;
  }
  return inside;
}

/** Highest chroma in sRGB of a hue at `areaHeight` + 1 steps of lightness, from white to black. */
export const srgbEdge = (h: number): number[] =>
  Array.from({ length: areaHeight + 1 }, (_, row) => maxChromaAt(1 - row / areaHeight, h));

/** Returns a CSS polygon with the part of the area that sRGB has. */
export function edgePolygon(edge: readonly number[], maxChroma: number): string {
  const percent = (part: number) => `${(Math.min(1, part) * 100).toFixed(1)}%`;
  const points = edge.map((c, row) => `${percent(c / maxChroma)} ${percent(row / areaHeight)}`);
  return `polygon(0 0, ${points.join(', ')}, 0 100%)`;
}

/** Paints the colors of a hue, with lightness from top to bottom and chroma from left to right. */
export function paintArea(context: CanvasRenderingContext2D, h: number, maxChroma: number): void {
  const toRgb = converter('rgb');
  const image = context.createImageData(areaWidth, areaHeight);
  for (let row = 0; row < areaHeight; row += 1) {
    for (let column = 0; column < areaWidth; column += 1) {
      const l = 1 - (row + 0.5) / areaHeight;
      const { r, g, b } = toRgb({
        mode: 'oklch',
        l,
        c: ((column + 0.5) / areaWidth) * maxChroma,
        h,
      });
      // The array clamps channels as screens do.
      image.data.set([r * 255, g * 255, b * 255, 255], (row * areaWidth + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
}
