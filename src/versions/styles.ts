import type { ThemeUIStyleObject } from 'theme-ui';
import { smallScreen } from '../design/scales';

/** Styles of the elements that ./browser/versions-menu creates, by selector. */
export const versionsStyles: Record<string, ThemeUIStyleObject> = {
  '[data-versions-list]': {
    boxSizing: 'border-box',
    listStyle: 'none',
    m: 0,
    p: 2,
    fontSize: 1,
    lineHeight: 'heading',
    border: 'thin',
    borderRadius: 'large',
    bg: 'background',
    [`@media not ${smallScreen}`]: {
      position: 'absolute',
      top: '100%',
      insetInlineStart: 0,
      mt: 2,
      width: 288,
      maxHeight: 'calc(100dvh - 80px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      boxShadow: 'raised',
    },
    [`@media ${smallScreen}`]: { mt: 2, overflow: 'hidden' },
  },
  // Matches the specificity of the header's and menu's link styles.
  'div > [data-versions-list] > li > a': {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    px: 2,
    py: 2,
    color: 'inherit',
    fontWeight: 'body',
    textDecoration: 'none',
    borderRadius: 'small',
    '&::after': { content: 'none' },
    '&:hover': { bg: 'muted' },
    '&[aria-current]': { bg: 'highlight' },
    strong: { display: 'block' },
    span: { p: 0, fontWeight: 'body', color: 'gray' },
    '&[aria-current] span': { color: 'text' },
  },
};
