import { fieldText } from '../design/field-text';

/** Text field or select of a tool. */
export const fieldStyle = {
  ...fieldText,
  width: '100%',
  minWidth: 0,
  minHeight: 32,
  px: 2,
  color: 'text',
  bg: 'background',
  border: '1px solid',
  borderColor: 'gray',
  borderRadius: 'default',
  '&[aria-invalid="true"]': { borderColor: 'secondary', borderWidth: 2 },
} as const;

/** Row of small controls. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
} as const;

/** Message about an invalid value. */
export const errorStyle = { m: 0, mt: 1, fontSize: 1, color: 'secondary' } as const;
