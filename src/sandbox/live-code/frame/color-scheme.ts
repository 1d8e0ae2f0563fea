/** Relative luminance where black and white text have the same contrast. */
const MID_LUMINANCE = 0.179;

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/**
 * Returns the color that the browser draws on white, the color of an empty page, as red, green, and blue from 0 to 255.
 * Reading the color's text would require a parser for each of CSS's color functions.
 * @returns undefined if the browser can't draw
 */
function drawOnWhite(color: string): [number, number, number] | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  for (const fill of ['#fff', color]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Makes the browser draw an element's scroll bars, form controls, and default text for the element's background. */
export function followBackground(element: HTMLElement): void {
  const rgb = drawOnWhite(getComputedStyle(element).backgroundColor) ?? [255, 255, 255];
  const [red, green, blue] = rgb.map((value) => toLinear(value / 255)) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  element.style.colorScheme = luminance < MID_LUMINANCE ? 'dark' : 'light';
}
