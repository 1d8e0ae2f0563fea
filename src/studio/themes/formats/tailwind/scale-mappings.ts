/** Where a scale goes in Tailwind: its namespace in version 4, and its key in version 3. */
interface ScaleMapping {
  scale: string;
  namespace: string;
  key: string;
}

/** The scales that Tailwind has, too. */
export const scaleMappings: readonly ScaleMapping[] = [
  { scale: 'colors', namespace: 'color', key: 'colors' },
  { scale: 'fonts', namespace: 'font', key: 'fontFamily' },
  { scale: 'fontSizes', namespace: 'text', key: 'fontSize' },
  { scale: 'fontWeights', namespace: 'font-weight', key: 'fontWeight' },
  { scale: 'lineHeights', namespace: 'leading', key: 'lineHeight' },
  { scale: 'letterSpacings', namespace: 'tracking', key: 'letterSpacing' },
  { scale: 'space', namespace: 'spacing', key: 'spacing' },
  { scale: 'sizes', namespace: 'container', key: 'maxWidth' },
  { scale: 'radii', namespace: 'radius', key: 'borderRadius' },
  { scale: 'shadows', namespace: 'shadow', key: 'boxShadow' },
  { scale: 'breakpoints', namespace: 'breakpoint', key: 'screens' },
];

/** Tailwind's names of breakpoints, the narrowest first. Further ones are named by their index. */
export const screenNames = ['sm', 'md', 'lg', 'xl', '2xl'];
