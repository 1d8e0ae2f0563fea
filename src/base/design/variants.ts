// Each export is a group of the theme, so that nothing else may be exported here.
import type { Theme } from 'theme-ui';
import { control } from './control';
import { tint } from './tints';

/** For controls that render through another element or set their own outline; the global styles cover the rest. */
const focusRing = { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' };

const button = {
  color: 'background',
  bg: 'primary',
  // Buttons don't inherit fonts by default.
  fontFamily: 'inherit',
  fontWeight: 'bold',
  fontSize: 2,
  lineHeight: 'body',
  borderRadius: 'default',
  cursor: 'pointer',
  ':disabled': { opacity: 0.6, cursor: 'not-allowed' },
};

const tool = {
  ...control,
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  fontSize: 1,
  '@media (pointer: coarse)': { minHeight: 44 },
  cursor: 'pointer',
  textDecoration: 'none',
  ':hover': { bg: tint('text', 7), borderColor: tint('text', 35) },
} as const;

/** Button variants. */
export const buttons = {
  primary: { ...button, ':hover:not(:disabled)': { bg: 'secondary' } },
  secondary: { ...button, bg: 'secondary', ':hover:not(:disabled)': { bg: 'accent' } },
  black: { ...button, bg: 'text', ':hover:not(:disabled), :focus': { bg: 'primary' } },
  /** Quiet button of the shell, of tool bars, and of code blocks. */
  tool,
  /** The button of a tool bar or dialog that does what the reader came for. */
  main: {
    ...tool,
    color: 'background',
    bg: 'primary',
    borderColor: 'transparent',
    fontWeight: 'bold',
    ':hover': { bg: 'secondary' },
  },
  icon: {
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: 'default',
    ':hover': { color: 'primary' },
  },
  close: { cursor: 'pointer' },
  menu: { cursor: 'pointer' },
} satisfies Theme['buttons'];

const linkButton = {
  display: 'inline-block',
  fontWeight: 'bold',
  fontSize: 2,
  px: 3,
  py: 2,
  color: 'background',
  bg: 'primary',
  borderRadius: 'default',
  textDecoration: 'none',
  ':hover': { bg: 'secondary', color: 'background' },
};

/** Link variants. */
export const links = {
  button: linkButton,
  outline: {
    ...linkButton,
    color: 'text',
    bg: 'transparent',
    boxShadow: `inset 0 0 0 1px ${tint('text', 35)}`,
    ':hover': { color: 'primary', boxShadow: 'inset 0 0 0 1px currentColor' },
  },
  nav: {
    px: 2,
    py: 2,
    borderRadius: 'small',
    '&[aria-current="page"]': { color: 'primary', bg: 'highlight' },
  },
  /** Links of the header and of the side navigation. */
  shell: {
    display: 'block',
    width: '100%',
    px: 2,
    py: 2,
    color: 'inherit',
    textDecoration: 'none',
    fontSize: 1,
    fontWeight: 'bold',
    lineHeight: 'heading',
    borderRadius: 'default',
    ':hover': { bg: 'muted' },
  },
} satisfies Theme['links'];

/** Card variants. */
export const cards = {
  primary: { p: 3, borderRadius: 'large', bg: 'background', border: 'thin' },
  compact: { p: 2, borderRadius: 'default', border: 'thin' },
} satisfies Theme['cards'];

const badge = { color: 'background', bg: 'primary', fontSize: 0, fontWeight: 'bold', px: 1 };

/** Badge variants. */
export const badges = {
  primary: badge,
  highlight: { ...badge, color: 'text', bg: 'highlight' },
  accent: { ...badge, bg: 'accent' },
  outline: { ...badge, color: 'primary', bg: 'transparent', boxShadow: 'inset 0 0 0 1px' },
  circle: {
    ...badge,
    height: 16,
    minWidth: 16,
    lineHeight: '16px',
    textAlign: 'center',
    borderRadius: 'round',
  },
} satisfies Theme['badges'];

const field = {
  fontFamily: 'inherit',
  fontSize: 2,
  color: 'text',
  bg: 'background',
  border: 'field',
  borderRadius: 'default',
  '::placeholder': { color: 'gray', opacity: 1 },
  ':focus': {
    borderColor: 'primary',
    boxShadow: '0 0 0 2px var(--theme-ui-colors-primary)',
    // Forced-colors mode removes shadows and gives outlines a color.
    outline: '2px solid transparent',
  },
};

/** Form control variants. */
export const forms = {
  label: { fontSize: 1, fontWeight: 'bold' },
  input: field,
  select: field,
  textarea: field,
  // Forced-colors mode removes backgrounds, and these controls have nothing else.
  slider: { bg: 'gray', forcedColorAdjust: 'none', ':focus-visible': focusRing },
  // Theme UI hides the native input; the sibling that it renders shows focus.
  checkbox: { 'input:focus-visible ~ &': focusRing },
  radio: { borderRadius: 'round', 'input:focus-visible ~ &': focusRing },
  switch: {
    forcedColorAdjust: 'none',
    'input:focus-visible ~ &': focusRing,
    '& > div': {
      bg: 'background',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  },
} satisfies Theme['forms'];

/** Image variants. */
export const images = {
  avatar: { width: 48, height: 48, borderRadius: 'round' },
} satisfies Theme['images'];

/** Alert variants. */
export const alerts = {
  primary: { color: 'background', bg: 'primary' },
  secondary: { color: 'background', bg: 'secondary' },
  accent: { color: 'background', bg: 'accent' },
  highlight: { color: 'text', bg: 'highlight' },
} satisfies Theme['alerts'];

/** Layout variants. */
export const layout = {
  container: { p: 3 },
} satisfies Theme['layout'];
