import type { ThemeUIStyleObject } from 'theme-ui';
import { notice } from '../../base/design/notice';

/** Styles of the chip that says in which look the site is shown, by selector. */
export const lookStyles: Record<string, ThemeUIStyleObject> = {
  '[data-look]': {
    ...notice,
    // Below notices.
    zIndex: 'menu',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    fontFamily: 'body',
    fontSize: 1,
    'select, button': { variant: 'buttons.tool', m: 0 },
    // With its arrow.
    select: { appearance: 'auto' },
    // The changed color.
    i: { size: 16, bg: 'primary', borderRadius: 'round' },
    p: {
      m: 0,
      width: '100%',
      textAlign: 'center',
      color: 'gray', // Not hidden, so that it's announced.
      ':empty': { position: 'absolute' },
    },
    // Beside the text, where there's room.
    '@media (min-width: 1280px)': { insetInline: 'auto 16px', maxWidth: 304 },
    '@media print': { display: 'none' },
  },
};
