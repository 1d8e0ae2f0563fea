/** Link that covers the whole card. */
export const cardLinkStyle = {
  variant: 'styles.a',
  display: 'block',
  mb: 1,
  fontSize: 2,
  fontWeight: 'bold',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  // In print, the global styles use `::after` for the link's URL.
  '@media print': { '::after': { position: 'static' } },
} as const;
