/** Width of the edge that is dragged, in px. */
export const handleWidth = 16;

/** The look of the edge; also of the button that stands there before the handle is loaded. */
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
    top: '50%',
    left: '50%',
    width: 4,
    height: 32,
    maxHeight: '60%',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'round',
    bg: 'gray',
  },
  ':hover::after, :focus-visible::after': { bg: 'primary' },
  ':focus-visible': { outlineOffset: '-2px' },
} as const;
