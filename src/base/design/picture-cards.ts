/** List of cards with a picture, a link (./card-link), and a description. */
export const pictureListStyle = {
  display: 'grid',
  columnGap: 3,
  rowGap: 4,
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', minWidth: 0, m: 0 },
} as const;

/** Picture of such a card. */
export const pictureStyle = {
  mb: 2,
  border: 'thin',
  borderRadius: 'large',
  overflow: 'hidden',
  'li:hover > &, li:focus-within > &': { borderColor: 'primary' },
} as const;

/** Description in such a card. */
export const descriptionStyle = { m: 0, fontSize: 1, lineHeight: 'body', color: 'gray' } as const;
