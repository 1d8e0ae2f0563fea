/** Arrow of a dropdown. Not made of transparent borders, which get a color in forced-colors mode. */
const arrow = {
  content: '""',
  border: '4px solid',
  marginInlineStart: 1,
  clipPath: 'polygon(0 0, 100% 0, 50% 50%)',
  translate: '0 2px',
} as const;

/**
 * Styles of `<details data-dropdown>`, a button with an arrow, and of `<details data-dropdown="list">`, which has a list
 * below it. For the whole document, because each page has several. Components set the looks of the button.
 */
export const dropdownStyles = {
  'details[data-dropdown] > summary': {
    cursor: 'pointer',
    '::-webkit-details-marker': { display: 'none' },
    '::after': arrow,
  },
  'details[data-dropdown="list"]': { position: 'relative', flex: 'none' },
  'details[data-dropdown="list"] ul': {
    boxSizing: 'border-box',
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    // Above bars that stick to the top of the page.
    zIndex: 'backdrop',
    minWidth: 192,
    maxHeight: 'calc(100dvh - 80px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    listStyle: 'none',
    m: 0,
    mt: 2,
    p: 2,
    fontSize: 1,
    lineHeight: 'heading',
    border: 'thin',
    borderRadius: 'large',
    bg: 'background',
    boxShadow: 'raised',
  },
  'details[data-dropdown="list"] > ul > li > *': {
    appearance: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    width: '100%',
    boxSizing: 'border-box',
    px: 2,
    py: 2,
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    bg: 'transparent',
    textDecoration: 'none',
    borderRadius: 'small',
    cursor: 'pointer',
    ':hover': { bg: 'muted' },
    '&[aria-current]': { bg: 'highlight' },
    '@media (pointer: coarse)': { py: '12px' },
  },
} as const;

/** Button of a dropdown in the header. */
export const headerSummary = {
  variant: 'links.shell',
  display: 'inline-flex',
  alignItems: 'center',
  width: 'auto',
} as const;
