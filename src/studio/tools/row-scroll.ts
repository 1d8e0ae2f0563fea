/**
 * Row that scrolls sideways where there's no room for all of it. It fades out at its end, except for its lower border,
 * which shows that there's more. The padding keeps the last item out of that.
 */
export const rowScrollStyle = {
  flexWrap: 'nowrap',
  paddingInlineEnd: 24,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage:
    'linear-gradient(#000, #000), linear-gradient(to right, #000 calc(100% - 24px), transparent)',
  maskSize: '100% 1px, auto',
  maskPosition: 'bottom',
  maskRepeat: 'no-repeat',
  '[dir=rtl] &': {
    maskImage:
      'linear-gradient(#000, #000), linear-gradient(to left, #000 calc(100% - 24px), transparent)',
  },
  '> *': { flex: 'none' },
} as const;

/** The same, up to the edges of a phone's screen. */
export const bleedingRowStyle = { ...rowScrollStyle, mx: -3, paddingInlineStart: 16 } as const;
