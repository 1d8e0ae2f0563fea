import { composites } from './composites';
import { studioTypes } from './studio';

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

/** Names of groups, alone and in pairs: `font.size` is `font-size`. */
const namesIn = (path: readonly string[]) =>
  path.flatMap((key, index) => (index > 0 ? [key, `${path[index - 1]}-${key}`] : [key]));

const firstMatch = (scales: readonly [string, RegExp][], path: readonly string[]) =>
  scales.find(([, name]) => namesIn(path).some((each) => name.test(each)))?.[0];

/**
 * Scale for a token outside of groups with a scale's name.
 * @param path names of the groups and of the token
 * @returns undefined if no scale fits
 */
export function scaleFor(type: string, path: readonly string[]): string | undefined {
  if (Object.hasOwn(composites, type)) return composites[type]!.scale;
  if (Object.hasOwn(studioTypes, type)) return studioTypes[type]![1];
  if (type === 'dimension') return firstMatch(dimensionScales, path) ?? 'sizes';
  if (type === 'number') return firstMatch(numberScales, path);
  return Object.hasOwn(scalesOfTypes, type) ? scalesOfTypes[type] : undefined;
}

/** Keys of a token in its scale: its path without groups at its beginning that only repeat the type. */
export function keysFor(path: readonly string[]): readonly string[] {
  const [first, second] = path;
  if (path.length < 2 || !typeNames.test(first!)) return path;
  const isPair = path.length > 2 && first === 'font' && typeNames.test(`font-${second}`);
  return path.slice(isPair ? 2 : 1);
}
