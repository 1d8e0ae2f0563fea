/** Scale of a theme as its editor shows it. */
export interface Scale {
  /** Key in the theme. */
  name: string;
  title: string;
  /** Placeholder of a new value. */
  example: string;
  /** Settings of a scale that can be created from a ratio. */
  ratio?: RatioSettings;
}

/** How a scale is created from a ratio, at first. */
export interface RatioSettings {
  /** Size that the others follow from, in px. */
  base: number;
  /** Its index. */
  place: number;
  length: number;
  /** True if the first entry is 0 for any ratio. */
  hasZero?: boolean;
}

/** Fonts, and the scales of text. */
export const typeScales: readonly Scale[] = [
  { name: 'fonts', title: 'Fonts', example: 'Georgia, serif' },
  {
    name: 'fontSizes',
    title: 'Font sizes',
    example: '16',
    ratio: { base: 16, place: 2, length: 8 },
  },
  { name: 'fontWeights', title: 'Font weights', example: '700' },
  { name: 'lineHeights', title: 'Line heights', example: '1.5' },
  { name: 'letterSpacings', title: 'Letter spacing', example: '0.05em' },
];

/** Distances and widths. */
export const spaceScales: readonly Scale[] = [
  {
    name: 'space',
    title: 'Space',
    example: '16',
    ratio: { base: 4, place: 1, length: 8, hasZero: true },
  },
  { name: 'sizes', title: 'Sizes', example: '1024' },
  { name: 'breakpoints', title: 'Breakpoints', example: '40em' },
];

/** Style of sample boxes. */
export const shapeScales: readonly Scale[] = [
  { name: 'radii', title: 'Corner radii', example: '4' },
  { name: 'shadows', title: 'Shadows', example: '0 1px 4px rgba(0, 0, 0, 0.2)' },
  { name: 'borders', title: 'Borders', example: '1px solid' },
  { name: 'borderWidths', title: 'Border widths', example: '1' },
  { name: 'borderStyles', title: 'Border styles', example: 'dashed' },
  { name: 'opacities', title: 'Opacity', example: '0.5' },
  { name: 'zIndices', title: 'Stacking order', example: '10' },
  { name: 'transitions', title: 'Transitions', example: 'color 0.2s' },
];
