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
export const letterSpacings = { display: '-0.03em', heading: '-0.015em', caps: '0.06em' };

/** Space in px, by index. Same as Theme UI's default scale, but explicit because this site documents it. */
export const space = [0, 4, 8, 16, 32, 64, 128, 256, 512];

/** Named lengths in px. */
export const sizes = {
  sidebar: 256,
  container: 1024,
  wide: 1200,
  content: 768,
  // Widest text: about 80 characters of 16 px.
  text: 640,
  // Widest page with a side navigation.
  page: 1440,
  header: 64,
  toc: 208,
};

/** Corner radii by role. A mode with square corners sets `--radius` (./mode-styles). */
export const radii = {
  small: 'var(--radius, 4px)',
  default: 'var(--radius, 6px)',
  large: 'var(--radius, 10px)',
  round: 9999,
};

/**
 * Shadows of what floats above the page: menus, dialogs, and notices. `soft` is for a picture. Everything else is flat.
 */
export const shadows = {
  raised: '0 12px 40px rgba(0, 0, 0, 0.22)',
  soft: '0 32px 64px -24px rgba(10, 10, 40, 0.35)',
};

/** Stacking order of overlays. */
export const zIndices = { bar: 1, backdrop: 2, menu: 3, header: 4, skipLink: 5 };

/** Same as Theme UI's default breakpoints. From the first on, the side navigation replaces the menu toggle. */
export const breakpoints = ['40em', '52em', '64em'];

/** Custom property of the root: height of a bar that sticks below the header; unset without one. */
export const stickyBarHeight = '--sticky-bar-height';

/** Width from which the table of contents is next to the content. */
export const tocBreakpoint = '1280px';

/** Height in px of the bar with the table of contents, on narrower screens. */
export const tocBarHeight = 44;

/** Media query for widths with the menu toggle instead of the side navigation. */
export const smallScreen = `(max-width: calc(${breakpoints[0]} - 0.02px))`;

/** Duration of the menu's slide animation. */
export const menuTransition = '0.2s';
