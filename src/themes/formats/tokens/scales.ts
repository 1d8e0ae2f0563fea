import { composites } from './composites';

/** Names of groups by the scale that tokens of a type then belong to. */
const dimensionScales: readonly [scale: string, name: RegExp][] = [
  ['radii', /radi(us|i)|rounded|corner/i],
  ['letterSpacings', /letter|tracking/i],
  ['lineHeights', /line-?height|leading/i],
  ['fontSizes', /font-?size|text-?size|^(text|type|typography)$/i],
  ['borderWidths', /border|stroke|outline/i],
  ['space', /spac(e|ing)|gap|padding|margin|inset/i],
];
const numberScales: readonly [scale: string, name: RegExp][] = [
  ['opacities', /opacity|opacities|alpha/i],
  ['zIndices', /z-?ind(ex|ices)|layer/i],
  ['lineHeights', /line|leading/i],
  ['fontWeights', /weight/i],
];

const scalesOfTypes: Readonly<Record<string, string>> = {
  color: 'colors',
  fontFamily: 'fonts',
  fontWeight: 'fontWeights',
};

/** Names of groups that only repeat the type of their tokens. */
const typeNames =
  /^(colou?rs?|dimensions?|spacings?|space|sizes?|sizing|radius|radii|border-?radius|border-?widths?|fonts?|font-?famil(y|ies)|font-?weights?|font-?sizes?|line-?heights?|letter-?spacings?|opacity|opacities|shadows?|elevations?|borders?|transitions?|typography|text|z-?ind(ex|ices))$/i;

const firstMatch = (scales: readonly [string, RegExp][], path: readonly string[]) =>
  scales.find(([, name]) => path.some((key) => name.test(key)))?.[0];

/**
 * Scale for a token outside of groups with a scale's name.
 * @param path names of the groups and of the token
 * @returns undefined if no scale fits
 */
export function scaleFor(type: string, path: readonly string[]): string | undefined {
  if (Object.hasOwn(composites, type)) return composites[type]!.scale;
  if (type === 'dimension') return firstMatch(dimensionScales, path) ?? 'sizes';
  if (type === 'number') return firstMatch(numberScales, path);
  return Object.hasOwn(scalesOfTypes, type) ? scalesOfTypes[type] : undefined;
}

/** Keys of a token in its scale: its path without a first group that only repeats the type. */
export function keysFor(path: readonly string[]): readonly string[] {
  return path.length > 1 && typeNames.test(path[0]!) ? path.slice(1) : path;
}
