import type { css, scales } from '@theme-ui/css';
import { loadLibrary, type Library } from './library';

/** Properties that use the same scale. Large scales are split into several groups by purpose. */
interface ScaleGroup {
  /** Key of the theme. */
  scale: string;
  /** Purpose of the properties, if the scale has several groups. */
  purpose?: string;
  properties: string[];
}

/** Purposes by scale. The first pattern that matches a property applies. */
const purposes: Record<string, [RegExp, string][]> = {
  space: [
    [/^margin/, 'margin'],
    [/^padding/, 'padding'],
    [/^scrollMargin/, 'scroll margin'],
    [/^scrollPadding/, 'scroll padding'],
    [/gap$/i, 'gap'],
    [/^(inset|top$|right$|bottom$|left$)/, 'position'],
  ],
};

const loadCss = (library: Library) =>
  library.load('@theme-ui/css') as { css: typeof css; scales: typeof scales };

/** Returns the names of all scales, in the order of Theme UI's `scales`. */
export function getScaleNames(library: Library = loadLibrary()): string[] {
  return [...new Set<string>(Object.values(loadCss(library).scales))];
}

/**
 * Reads from the installed `@theme-ui/css` which properties use which scale.
 * @param scale one of `getScaleNames`; by default all scales
 * @param library library to read
 */
export function readScales(scale?: string, library: Library = loadLibrary()): ScaleGroup[] {
  const { scales } = loadCss(library);
  return getScaleNames(library)
    .filter((name) => !scale || name === scale)
    .flatMap((name) => {
      const groups = new Map<string | undefined, string[]>();
      for (const [property, propertyScale] of Object.entries(scales)) {
        if (propertyScale !== name) continue;
        const purpose = purposes[name]?.find(([pattern]) => pattern.test(property))?.[1];
        groups.set(purpose, [...(groups.get(purpose) ?? []), property]);
      }
      return [...groups].map(([purpose, properties]) => ({
        scale: name,
        ...(purpose ? { purpose } : {}),
        properties,
      }));
    });
}

/**
 * Finds the scale that a style prop uses, by compiling a style with it.
 * @param prop such as `bg` or `mt`
 * @returns the scale, and the first CSS property that the prop sets
 */
export function findScale(
  prop: string,
  library: Library = loadLibrary(),
): { scale: string; property: string } {
  const { css } = loadCss(library);
  const theme = Object.fromEntries(getScaleNames(library).map((name) => [name, { probe: name }]));
  const [styled] = Object.entries(css({ [prop]: 'probe' })(theme));
  return { scale: String(styled![1]), property: styled![0] };
}
