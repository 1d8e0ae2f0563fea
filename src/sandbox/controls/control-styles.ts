import { sizes, stickyBarHeight } from '../../base/design/scales';
import { tint } from '../../base/design/tints';
import { control } from '../../base/design/control';

/** Row of small controls. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
} as const;

const barStyle = {
  ...rowStyle,
  borderBottom: 'thin',
  'button:disabled': { opacity: 0.6, pointerEvents: 'none' },
} as const;

/** Bar above or below an editor. */
export const editorBarStyle = {
  ...barStyle,
  px: 3,
  py: 1,
  fontSize: 1,
  bg: 'muted',
  '@media print': { display: 'none' },
} as const;

/** Bar above a theme. Sticks below the header if the window is large enough. */
export const stickyBarStyle = {
  ...barStyle,
  mb: 3,
  py: 2,
  bg: 'background',
  '@media (min-width: 1024px) and (min-height: 600px)': {
    position: 'sticky',
    top: sizes.header,
    zIndex: 1,
    // Until the page knows its height (../../studio/tools/StickyBar).
    '~ *, ~ * *': { scrollMarginTop: `max(0px, 124px - var(${stickyBarHeight}, 0px))` },
  },
} as const;

/** Status or error below a bar. */
export const noteStyle = { m: 0, mb: 3, p: 3, bg: 'highlight', borderRadius: 'large' } as const;

/** Toggle button. */
export const toggleStyle = {
  variant: 'buttons.tool',
  '&[aria-pressed="true"]': {
    color: 'primary',
    bg: 'highlight',
    borderColor: tint('primary', 50),
    '@media (forced-colors: active)': { outlineWidth: 3 },
  },
} as const;

/** Button that's disabled with `aria-disabled`, so that it keeps the focus. */
export const softDisabledStyle = {
  variant: 'buttons.tool',
  '&[aria-disabled="true"]': {
    color: 'gray',
    cursor: 'default',
    ':hover': { borderColor: 'muted' },
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
} as const;

/** Buttons of a bar have no borders, so that the main one stands out. A pressed one keeps it. */
export const quietButtonsStyle = {
  '> :is(button, a), > span > button': {
    '&:not([aria-pressed="true"])': { borderColor: 'transparent' },
  },
} as const;

/** Text field or select of a tool. */
export const fieldStyle = {
  ...control,
  width: '100%',
  minWidth: 0,
  px: 2,
  border: 'field',
  '&[aria-invalid="true"]': { borderColor: 'danger', borderWidth: 2 },
} as const;

/** Message about an invalid value. */
export const errorStyle = { m: 0, mt: 1, fontSize: 1, color: 'danger' } as const;
