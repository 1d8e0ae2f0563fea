/** Channels of `hsl()` without the function, as shadcn/ui writes them for Tailwind CSS 3. */
const hslChannels = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/;

/** Three numbers from 0 to 255, separated by spaces or commas. */
const rgbChannels = /^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/;

/** Names of the custom properties that are used as `rgb(var(--name))`. */
export const rgbNames = (values: Iterable<string>): Set<string> =>
  new Set(
    [...values].flatMap((value) =>
      [...value.matchAll(/rgba?\(\s*var\(\s*--([^\s,()]+)/g)].map(([, name]) => name!),
    ),
  );

/**
 * Wraps the channels of a color in its function. Returns other values as they are.
 * @param isRgb true if the style sheet uses the value in `rgb()`
 */
export function wrapChannels(value: string, isRgb: boolean): string {
  if (hslChannels.test(value)) return `hsl(${value})`;
  return isRgb && rgbChannels.test(value) ? `rgb(${value})` : value;
}
