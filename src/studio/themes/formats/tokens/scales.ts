/** Names of groups by the scale that dimensions and numbers then belong to. */
const scaleNames: readonly [scale: string, name: RegExp][] = [
  ['opacities', /opacity|opacities|alpha/i],
  ['zIndices', /z-?ind(ex|ices)|^layers?$/i],
  ['radii', /radi(us|i)|rounded|corner/i],
  ['letterSpacings', /letter|tracking/i],
  ['lineHeights', /line-?height|leading/i],
  ['borderWidths', /border|stroke|outline/i],
  ['fontWeights', /weight/i],
  ['fontSizes', /font-?size|size-?font|text-?size|^(text|type|typography)$/i],
  ['space', /spac(e|ing)|gap|padding|margin|inset/i],
];

const typography = 'fonts?|text|type|typography';

/** Names of groups that only repeat what a scale has. */
const repeatedNames: Readonly<Record<string, RegExp>> = {
  colors: /^colou?rs?$/i,
  fonts: new RegExp(`^(${typography}|(font-?)?famil(y|ies))$`, 'i'),
  fontSizes: new RegExp(`^(${typography}|dimensions?|(font-?|text-?)?sizes?)$`, 'i'),
  fontWeights: new RegExp(`^(${typography}|(font-?)?weights?)$`, 'i'),
  lineHeights: new RegExp(`^(${typography}|line-?heights?|leading)$`, 'i'),
  letterSpacings: new RegExp(`^(${typography}|letter-?spacings?|tracking)$`, 'i'),
  space: /^(dimensions?|sizes?|spac(e|ings?))$/i,
  sizes: /^(dimensions?|sizes?|sizing)$/i,
  radii: /^(dimensions?|borders?|(border-?)?radi(us|i)|rounded)$/i,
  borderWidths: /^(dimensions?|borders?|(border-?)?widths?)$/i,
  borders: /^borders?$/i,
  shadows: /^(effects?|elevations?|(box-?)?shadows?)$/i,
  opacities: /^opacit(y|ies)$/i,
  zIndices: /^z-?ind(ex|ices)$/i,
  text: /^(text|typography)$/i,
};

/**
 * Place of a token in a theme.
 * @param known scale of its type
 * @param path names of the groups and of the token
 * @returns undefined if no scale fits
 */
export function placeOf(
  type: string,
  known: string | undefined,
  path: readonly string[],
): string[] | undefined {
  // Names alone and in pairs: `font.size` is `font-size`.
  const names = path.flatMap((key, index) =>
    index > 0 ? [key, `${path[index - 1]}-${key}`] : key,
  );
  const named = scaleNames.find(([, pattern]) => names.some((name) => pattern.test(name)));
  const scale = known ?? named?.[0] ?? (type === 'dimension' ? 'sizes' : undefined);
  if (!scale) return undefined;
  const [first] = path;
  const groups = path.slice(0, -1);
  const keys =
    first === scale ? groups.slice(1) : groups.filter((name) => !repeatedNames[scale]!.test(name));
  return [scale, ...keys, path.at(-1)!].map((key) =>
    key === '$root' ? '__default' : key.replace(/^--/, ''),
  );
}
