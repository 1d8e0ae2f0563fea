/** Focus ring for keyboard focus. */
export const focusStyles = {
  ':focus-visible': {
    outline: '2px solid var(--theme-ui-colors-primary)',
    outlineOffset: '2px',
  },
  // Its box would cut off a ring around it.
  'pre:focus-visible': { outlineOffset: '-2px' },
  // Gets the focus after a navigation, and takes no input.
  'h1:focus-visible': { outline: 'none' },
} as const;
