import type { Theme } from 'theme-ui';

const heading = { fontFamily: 'heading', fontWeight: 'heading', lineHeight: 'heading' };

/** Text variants, for the `variant` prop of Text and Heading. */
export const text = {
  default: {},
  heading,
  display: {
    ...heading,
    fontSize: [5, 6],
    fontWeight: 'display',
    letterSpacing: 'display',
    mt: 3,
  },
  caps: { textTransform: 'uppercase', letterSpacing: 'caps', fontSize: 0, fontWeight: 'bold' },
} satisfies Theme['text'];
