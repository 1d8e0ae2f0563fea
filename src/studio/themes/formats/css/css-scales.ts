/** Scales that become custom properties. */
export const cssScales = [
  'fonts',
  'fontSizes',
  'fontWeights',
  'lineHeights',
  'letterSpacings',
  'space',
  'sizes',
  'radii',
  'borderWidths',
  'borders',
  'shadows',
  'opacities',
  'transitions',
  'zIndices',
];
