import type { ThemeUIStyleObject } from 'theme-ui';
import { dialogBox, dialogLine, quietButton } from '../design/dialog';

/** A result in the dialog or on the search page. */
const result = {
  display: 'block',
  px: 3,
  py: 2,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'default',
  overflowWrap: 'anywhere',
  strong: { display: 'block', lineHeight: 'heading' },
  span: { display: 'block', mt: 1, fontSize: 1, color: 'gray' },
  '&:hover': { bg: 'muted' },
  '&[aria-selected="true"]': {
    bg: 'highlight',
    boxShadow: 'inset 3px 0 var(--theme-ui-colors-primary)',
    // Only visible in forced colors, which remove the background and the shadow.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '&[aria-selected="true"] span': { color: 'text' },
} as const;

/** Content that replaces results, or follows them. */
const lists = {
  h2: { m: 0, mb: 2, fontSize: 1, lineHeight: 'heading', color: 'gray' },
  ul: { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 3, p: 0, listStyle: 'none' },
  'section li a': { color: 'primary', display: 'inline-block', py: 1, marginInlineEnd: 2 },
  button: quietButton,
  '[data-search-recent]': { display: 'block' },
  '[data-search-recent] li': { display: 'flex', gap: 1, mb: 1 },
  '[data-search-recent] button:first-of-type': {
    flex: 1,
    minHeight: 44,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '[data-search-remove]': { minWidth: 44 },
} as const;

/** Styles of the search dialog and the search page, by selector. */
export const searchStyles: Record<string, ThemeUIStyleObject> = {
  '[data-search-dialog]': {
    ...dialogBox,
    '[hidden]': { display: 'none' },
    '[role="search"]': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: 2,
      p: 2,
      paddingInlineStart: 3,
      borderBottom: dialogLine,
    },
    input: {
      flex: 1,
      minWidth: 0,
      minHeight: 44,
      p: 0,
      border: 0,
      color: 'inherit',
      bg: 'transparent',
      font: 'inherit',
      fontSize: 3,
      '&::placeholder': { color: 'gray', opacity: 1 },
      // The open dialog is indication enough.
      '&:focus': { outline: 'none' },
    },
    '[role="search"] button': { ...quietButton, minHeight: 44 },
    '[data-search-body]': {
      display: 'flex',
      flex: '1 1 auto',
      flexDirection: 'column',
      minHeight: 0,
    },
    '[role="listbox"], [data-search-body] > div:not([role])': {
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      p: 2,
    },
    // Most results are outside the viewport.
    '[role="group"]': { pb: 2, contentVisibility: 'auto', containIntrinsicHeight: 'auto 220px' },
    '[role="group"] > span': {
      display: 'block',
      px: 3,
      py: 1,
      fontSize: 0,
      fontWeight: 'bold',
      color: 'gray',
    },
    '[role="option"]': { ...result, scrollMarginTop: '32px' },
    '[data-search-body] > div:not([role])': {
      ...lists,
      p: 3,
      ':empty': { display: 'none' },
    },
    '[data-search-body] p': { mt: 0, mb: 3, overflowWrap: 'anywhere' },
    '> p': {
      display: 'flex',
      flex: 'none',
      justifyContent: 'space-between',
      gap: 3,
      m: 0,
      px: 3,
      py: 2,
      minHeight: 36,
      boxSizing: 'border-box',
      fontSize: 1,
      color: 'gray',
      borderTop: dialogLine,
    },
    // Without results, the status follows the field.
    '[role="search"]:has(~ p > a[hidden])': { order: -2 },
    '> p:has(> a[hidden])': { order: -1, border: 0 },
    '> p:has(> a[hidden]):has(> :empty)': { p: 0, minHeight: 0 },
    '> p a': { color: 'primary', flex: 'none' },
  },
  '[data-search-results]': {
    ...lists,
    '> section > ul:has(> li > a > strong)': { display: 'block' },
    'li > a:has(> strong)': { ...result, mx: -3, py: 2, px: 3 },
    h2: { fontSize: 2, mt: 3, mb: 2, fontWeight: 'bold', lineHeight: 'heading' },
  },
  ':is([data-search-dialog], [data-search-results]) mark': {
    fontWeight: 'bold',
    color: 'primary',
    bg: 'transparent',
    // Otherwise, the text of a mark stays black on any background.
    '@media (forced-colors: active)': { color: 'MarkText', bg: 'Mark' },
  },
  '::highlight(search)': { color: 'text', bg: 'highlight', textDecoration: 'underline' },
};
