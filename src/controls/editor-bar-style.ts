/** Style of a toolbar above or below an editor. */
export const toolBarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 1,
  fontSize: 1,
  bg: 'muted',
  borderBottom: 'thin',
  'button:disabled': { opacity: 0.6, pointerEvents: 'none' },
  '@media print': { display: 'none' },
} as const;
