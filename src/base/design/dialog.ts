import { smallScreen } from './scales';

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
