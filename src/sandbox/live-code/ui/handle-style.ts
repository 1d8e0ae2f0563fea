/** Width of the resize handle, in px. */
export const handleWidth = 16;

/** Style of the resize handle, and of the button that's there before the handle loads. */
export const handleStyle = {
  position: 'relative',
  flex: '0 0 auto',
  width: handleWidth,
  alignSelf: 'stretch',
  p: 0,
  border: 0,
  borderInlineStart: 'thin',
  bg: 'muted',
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    m: 'auto',
    width: 4,
    height: 32,
    maxHeight: '60%',
    borderRadius: 'round',
    bg: 'gray',
  },
  ':hover::after, :focus-visible::after': { bg: 'primary' },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media print': { display: 'none' },
} as const;
