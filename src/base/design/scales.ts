/** Font families. `heading` inherits from the body. */
export const fonts = {
  body: 'system-ui, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  heading: 'inherit',
  monospace: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

/** Font sizes in px, by index. */
export const fontSizes = [12, 14, 16, 20, 24, 32, 48, 64, 72];

/** Font weights by role. */
export const fontWeights = { body: 400, heading: 800, bold: 700, display: 800 };

/** Unitless line heights by role. */
export const lineHeights = { body: 1.5, heading: 1.25 };

/** Letter spacings by role. */
export const letterSpacings = { display: '-0.03em', caps: '0.06em' };

/** Space in px, by index. Same as Theme UI's default scale, but explicit because this site documents it. */
export const space = [0, 4, 8, 16, 32, 64, 128, 256, 512];

/** Named lengths in px. */
export const sizes = {
  sidebar: 256,
  container: 1024,
  wide: 1200,
  content: 768,
  header: 64,
  toc: 208,
};

/** Corner radii by role. A mode with square corners sets `--radius` (./mode-styles). */
export const radii = {
  small: 'var(--radius, 2px)',
  default: 'var(--radius, 4px)',
  large: 'var(--radius, 8px)',
  round: 9999,
};

/** Borders in a tint of the text color, so they're visible in every mode. */
export const borders = {
  thin: '1px solid color-mix(in srgb, var(--theme-ui-colors-text) 14%, transparent)',
  thick: '2px solid color-mix(in srgb, var(--theme-ui-colors-text) 22%, transparent)',
};

/** Shadow of what floats above the page: menus, dialogs, and notices. Everything else is flat. */
export const shadows = { raised: '0 8px 32px rgba(0, 0, 0, 0.28)' };

/** Stacking order of overlays. */
export const zIndices = { menu: 2, header: 3, skipLink: 4 };

/** Same as Theme UI's default breakpoints. From the first on, the side navigation replaces the menu toggle. */
export const breakpoints = ['40em', '52em', '64em'];

/** Width from which the table of contents is next to the content. */
export const tocBreakpoint = '1280px';

/** Media query for widths with the menu toggle instead of the side navigation. */
export const smallScreen = `(max-width: calc(${breakpoints[0]} - 0.02px))`;

/** Duration of the menu's slide animation. */
export const menuTransition = '0.2s';
