/** A panel at the lower edge of the window, above the page. */
export const notice = {
  position: 'fixed',
  insetInline: 0,
  mx: 'auto',
  bottom: 3,
  zIndex: 'skipLink',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  px: 3,
  py: 2,
  color: 'text',
  bg: 'background',
  border: 'thin',
  borderRadius: 'large',
  boxShadow: 'raised',
} as const;
