/** Row that scrolls sideways where there's no room for all of it. A fade at its end shows that there's more. */
export const rowScrollStyle = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '> *': { flex: 'none' },
  '::after': {
    content: '""',
    position: 'sticky',
    insetInlineEnd: 0,
    flex: 'none',
    alignSelf: 'stretch',
    width: 24,
    background: 'linear-gradient(to right, transparent, var(--theme-ui-colors-background))',
    pointerEvents: 'none',
    '[dir=rtl] &': { scale: '-1 1' },
  },
} as const;
