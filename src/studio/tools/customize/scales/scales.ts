/** Scale of a theme as its editor shows it. */
export interface Scale {
  /** Key in the theme. */
  name: string;
  /** CSS property that accepts its values. For breakpoints, one that accepts lengths only. */
  property: string;
  title: string;
  /** Placeholder of a new value. */
  example: string;
  /** Settings of a scale that can be created from a ratio. */
  ratio?: RatioSettings;
}

/** Initial settings of the form that creates a scale from a ratio. */
export interface RatioSettings {
  /** Size that the others are computed from, in px. */
  baseSize: number;
  /** Its index. */
  place: number;
  length: number;
  /** True if the first entry is 0 for any ratio. */
  hasZero?: boolean;
}

/** Fonts, and the scales of text. */
export const typeScales: readonly Scale[] = [
  { name: 'fonts', property: 'font-family', title: 'Fonts', example: 'Georgia, serif' },
  {
    name: 'fontSizes',
    property: 'font-size',
    title: 'Font sizes',
    example: '16',
    ratio: { baseSize: 16, place: 2, length: 8 },
  },
  { name: 'fontWeights', property: 'font-weight', title: 'Font weights', example: '700' },
  { name: 'lineHeights', property: 'line-height', title: 'Line heights', example: '1.5' },
  {
    name: 'letterSpacings',
    property: 'letter-spacing',
    title: 'Letter spacing',
    example: '0.05em',
  },
];

/** Distances and widths. */
export const spaceScales: readonly Scale[] = [
  {
    name: 'space',
    property: 'margin',
    title: 'Space',
    example: '16',
    ratio: { baseSize: 4, place: 1, length: 8, hasZero: true },
  },
  { name: 'sizes', property: 'width', title: 'Sizes', example: '1024' },
  { name: 'breakpoints', property: 'outline-offset', title: 'Breakpoints', example: '40em' },
];

/** Scales of boxes and borders. */
export const shapeScales: readonly Scale[] = [
  { name: 'radii', property: 'border-radius', title: 'Corner radii', example: '4' },
  {
    name: 'shadows',
    property: 'box-shadow',
    title: 'Shadows',
    example: '0 1px 4px rgba(0, 0, 0, 0.2)',
  },
  { name: 'borders', property: 'border', title: 'Borders', example: '1px solid' },
  { name: 'borderWidths', property: 'border-width', title: 'Border widths', example: '1' },
  { name: 'borderStyles', property: 'border-style', title: 'Border styles', example: 'dashed' },
  { name: 'opacities', property: 'opacity', title: 'Opacity', example: '0.5' },
  { name: 'zIndices', property: 'z-index', title: 'Stacking order', example: '10' },
  { name: 'transitions', property: 'transition', title: 'Transitions', example: 'color 0.2s' },
];
