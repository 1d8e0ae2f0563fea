import { sizes } from '../design/scales';

/** The bar above a theme: it stays in sight, below the header, where there is room. */
export const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 3,
  py: 2,
  bg: 'background',
  borderBottom: 'thin',
  'button:disabled': { opacity: 0.6, pointerEvents: 'none' },
  '@media (min-width: 1024px) and (min-height: 600px)': {
    position: 'sticky',
    top: sizes.header,
    zIndex: 1,
    // It would cover the headings that a link jumps to.
    '~ h2': { scrollMarginTop: sizes.header },
  },
} as const;

/** What a bar says, good or bad. */
export const noteStyle = { m: 0, mb: 3, p: 3, bg: 'highlight', borderRadius: 'large' } as const;

/** A button that stays pressed. */
export const toggleStyle = {
  variant: 'buttons.tool',
  '&[aria-pressed="true"]': {
    color: 'background',
    bg: 'primary',
    '@media (forced-colors: active)': { outlineWidth: 3 },
  },
} as const;
