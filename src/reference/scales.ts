import type { css, scales } from '@theme-ui/css';
import { libraryOf, type Library } from './library';

/** Properties that read the same scale; those of a large scale are split by what they are for. */
export interface ScaleGroup {
  /** Key in the theme. */
  scale: string;
  /** What the properties are for, where the scale has several groups. */
  purpose?: string;
  properties: string[];
}

/** Purposes within a scale; the first pattern that matches a property decides. */
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

const cssOf = (library: Library) =>
  library.load('@theme-ui/css') as { css: typeof css; scales: typeof scales };

/** The names of all scales, in the order in which Theme UI lists their properties. */
export function scaleNames(library: Library = libraryOf()): string[] {
  return [...new Set<string>(Object.values(cssOf(library).scales))];
}

/**
 * Which properties read which scale, as the installed `@theme-ui/css` has it.
 * @param scale one of `scaleNames`; all of them when it is left out
 * @param library whose scales are read
 */
export function readScales(scale?: string, library: Library = libraryOf()): ScaleGroup[] {
  const { scales } = cssOf(library);
  return scaleNames(library)
    .filter((name) => !scale || name === scale)
    .flatMap((name) => {
      const groups = new Map<string | undefined, string[]>();
      for (const [property, read] of Object.entries(scales)) {
        if (read !== name) continue;
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
 * The scale that a style prop reads, found by styling with it.
 * @param prop such as `bg` or `mt`
 * @returns the scale, and the first CSS property that the prop sets
 */
export function scaleOf(
  prop: string,
  library: Library = libraryOf(),
): { scale: string; property: string } {
  const { css } = cssOf(library);
  const theme = Object.fromEntries(scaleNames(library).map((name) => [name, { probe: name }]));
  const [styled] = Object.entries(css({ [prop]: 'probe' })(theme));
  return { scale: String(styled![1]), property: styled![0] };
}
