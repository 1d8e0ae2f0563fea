/** Focus ring for keyboard focus. */
export const focusStyles = {
  ':focus-visible': {
    outline: '2px solid var(--theme-ui-colors-primary)',
    outlineOffset: '2px',
  },
} as const;
