/** Link that covers the whole card. The card is its nearest positioned ancestor. */
export const cardLinkStyle = {
  display: 'block',
  mb: 1,
  fontSize: 2,
  fontWeight: 'bold',
  lineHeight: 'heading',
  color: 'text',
  textDecoration: 'none',
  'li:hover > &, li:hover > * > &': { color: 'primary' },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  // In print, the global styles use `::after` for the link's URL.
  '@media print': { '::after': { position: 'static' } },
} as const;
