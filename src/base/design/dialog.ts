import { smallScreen } from './scales';

/** Border between the sections of a dialog. */
export const dialogLine =
  '1px solid color-mix(in srgb, var(--theme-ui-colors-text) 14%, transparent)';

/** Secondary button of a dialog. */
export const quietButton = {
  appearance: 'none',
  border: 'thin',
  borderRadius: 'default',
  px: 2,
  minHeight: 36,
  color: 'inherit',
  bg: 'background',
  font: 'inherit',
  fontSize: 1,
  cursor: 'pointer',
  ':hover': { borderColor: 'primary', color: 'primary' },
} as const;

/** Modal dialog; full-screen on small screens. */
export const dialogBox = {
  boxSizing: 'border-box',
  width: 'min(640px, calc(100vw - 32px))',
  maxWidth: 'none',
  height: 'fit-content',
  maxHeight: 'min(640px, calc(100dvh - 96px))',
  m: 0,
  mt: 48,
  mx: 'auto',
  p: 0,
  color: 'text',
  bg: 'background',
  border: 'thin',
  borderRadius: 'large',
  boxShadow: 'raised',
  fontFamily: 'body',
  lineHeight: 'body',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { bg: 'rgba(0, 0, 0, 0.5)' },
  [`@media ${smallScreen}`]: {
    width: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    m: 0,
    border: 0,
    borderRadius: 0,
  },
} as const;
