/**
 * Returns a tint of a color of the current mode, for borders and backgrounds.
 * @param percent 0 for transparent, 100 for the color itself
 */
export const tint = (color: string, percent: number) =>
  `color-mix(in srgb, var(--theme-ui-colors-${color}) ${percent}%, transparent)`;

/**
 * Borders in a tint of the text color, so they're visible in every mode. A text field has nothing but its border, so
 * that has a contrast of 3:1 (WCAG 2.2, 1.4.11).
 */
export const borders = {
  thin: `1px solid ${tint('text', 13)}`,
  thick: `2px solid ${tint('text', 20)}`,
  control: `1px solid ${tint('text', 20)}`,
  field: `1px solid ${tint('text', 50)}`,
};
