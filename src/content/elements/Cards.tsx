/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { cardLinkStyle } from '../../base/design/card-link';

const style: ThemeUIStyleObject = {
  my: 3,
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    maxWidth: 'none',
    gap: 3,
    listStyle: 'none',
    m: 0,
    p: 0,
  },
  li: {
    position: 'relative',
    m: 0,
    p: 3,
    fontSize: 1,
    color: 'gray',
    border: 'thin',
    borderRadius: 'large',
    ':hover': { borderColor: 'primary' },
  },
  // No empty cell.
  'li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  'li > a': cardLinkStyle,
};

/** Shows a Markdown list as cards. Each item starts with a link, followed by a sentence. */
export function Cards({ children }: { children: ReactNode }) {
  return <div sx={style}>{children}</div>;
}
