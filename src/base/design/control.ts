import { fieldText } from './field-text';

/**
 * Height, corners, and text of buttons, links that look like buttons, selects, and text fields. Fingers get a
 * larger one.
 */
export const control = {
  boxSizing: 'border-box',
  minHeight: 36,
  px: '12px',
  py: 1,
  ...fieldText,
  // A fraction of a pixel would move the text up.
  lineHeight: 'body',
  color: 'text',
  bg: 'background',
  border: 'control',
  borderRadius: 'default',
  '@media (pointer: coarse)': { minHeight: 44, ...fieldText['@media (pointer: coarse)'] },
} as const;
