import type { ThemeUIStyleObject } from 'theme-ui';
import { dialogBox } from '../../base/design/dialog';

/** Styles of search results, the dialog, and the search page, by selector. */
export const searchStyles: Record<string, ThemeUIStyleObject> = {
  '[data-search-body]': {
    '[hidden]': { display: 'none' },
    '[role="group"]': { pb: 2 },
    '[role="group"] > span': {
      display: 'block',
      px: 3,
      py: 1,
      fontSize: 0,
      fontWeight: 'bold',
      color: 'gray',
    },
    '[role="option"]': {
      display: 'block',
      px: 3,
      py: 2,
      // Room for the name of the page.
      scrollMarginTop: 40,
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'default',
      overflowWrap: 'anywhere',
      strong: { display: 'block', lineHeight: 'heading' },
      span: { display: 'block', mt: 1, fontSize: 1, color: 'gray' },
      ':hover': { bg: 'muted' },
    },
    '[aria-selected="true"]': {
      bg: 'highlight',
      boxShadow: 'inset 3px 0 var(--theme-ui-colors-primary)',
      // Only visible in forced colors, which remove the background and the shadow.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
      span: { color: 'text' },
    },
    mark: {
      fontWeight: 'bold',
      color: 'primary',
      bg: 'transparent',
      // Otherwise, the text of a mark stays black on any background.
      '@media (forced-colors: active)': { color: 'MarkText', bg: 'Mark' },
    },
  },
  // Content that replaces results.
  '[data-search-help]': {
    ':empty': { display: 'none' },
    p: { mt: 0, mb: 3, overflowWrap: 'anywhere' },
    h2: { m: 0, mb: 2, fontSize: 1, lineHeight: 'heading', color: 'gray' },
    ul: { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 3, p: 0, listStyle: 'none' },
    a: { color: 'primary', display: 'inline-block', py: 1, marginInlineEnd: 2 },
    button: { variant: 'buttons.tool' },
    'button + section': { mt: 3 },
  },
  '[data-search-dialog]': {
    ...dialogBox,
    '[role="search"]': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: 2,
      p: 2,
      paddingInlineStart: 3,
      borderBottom: 'thin',
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
    '[role="search"] button': { variant: 'buttons.tool', minHeight: 44 },
    '[data-search-body]': {
      flex: '1 1 auto',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
    },
    '[role="listbox"], [data-search-help]': {
      p: 2,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    // Most results are outside the viewport.
    '[role="group"]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 220px' },
    '[data-search-help]': { p: 3 },
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
      borderTop: 'thin',
    },
    // Without results, the status follows the field.
    '[role="search"]:has(~ p > a[hidden])': { order: -2 },
    '> p:has(> a[hidden])': { order: -1, border: 0 },
    '> p:has(> a[hidden]):has(> :empty)': { p: 0, minHeight: 0 },
    '> p a': { color: 'primary', flex: 'none', '&[hidden]': { display: 'none' } },
  },
  '[data-search-results]': {
    '[role="status"]': { display: 'block', my: 3, minHeight: '1.5em', color: 'gray' },
    '[role="listbox"]': { mx: -3 },
  },
  '::highlight(search)': { color: 'text', bg: 'highlight', textDecoration: 'underline' },
};
