/** The link of a card, as large as all of it. */
export const cardLinkStyle = {
  variant: 'styles.a',
  display: 'block',
  mb: 1,
  fontSize: 2,
  fontWeight: 'bold',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  // On paper it is the address.
  '@media print': { '::after': { position: 'static' } },
} as const;
