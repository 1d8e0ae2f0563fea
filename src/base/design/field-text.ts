/** Text of a small field. Phones zoom in on fields with text below 16 px. */
export const fieldText = {
  font: 'inherit',
  fontSize: 1,
  '@media (pointer: coarse)': { fontSize: 2 },
} as const;
