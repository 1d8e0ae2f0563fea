import type { ThemeUIStyleObject } from 'theme-ui';
import { dialogBox } from '../../base/design/dialog';
import { messageColors } from '../../base/design/message-colors';
import { breakpoints, smallScreen } from '../../base/design/scales';
import { tint } from '../../base/design/tints';

/** Offset of the dialog's text: padding of the list and of an option. */
const inset = '24px';

/** Height of the dialog: that of all suggestions, if there's room. */
const height = 'min(680px, calc(100dvh - 96px))';

/** No room, but still announced. */
const collapsed = { p: 0, minHeight: 0, border: 0 } as const;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const keyStyle = { px: 1, border: 'thin', borderRadius: 'small', fontSize: 0 } as const;

/** Styles of the dialog and its field, by selector. */
export const searchFieldStyles: Record<string, ThemeUIStyleObject> = {
  '[data-search-dialog]': {
    ...dialogBox,
    // The same for all results, so that it doesn't jump while the reader types.
    height,
    maxHeight: height,
    [`@media ${smallScreen}`]: dialogBox[`@media ${smallScreen}`],
    '[role="search"]': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: '12px',
      py: 2,
      px: '12px',
      paddingInlineStart: inset,
      borderBottom: 'thin',
      svg: { flex: 'none', color: 'gray' },
      path: { strokeWidth: 1.5 },
      button: { variant: 'buttons.tool' },
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
      fontSize: [2, 3],
      '::placeholder': { color: 'gray', opacity: 1 },
      // The open dialog is indication enough.
      ':focus': { outline: 'none' },
    },
    '> [role="status"]': { m: 0, px: inset, py: 3, color: 'gray' },
  },
};

/** Styles of search results, in the dialog and on the search page, by selector. */
export const searchStyles: Record<string, ThemeUIStyleObject> = {
  '[data-search-body]': {
    '[hidden]': { display: 'none' },
    '[role="group"]': { pb: 2 },
    '[role="group"] > span': {
      display: 'block',
      px: 3,
      pt: 2,
      pb: 1,
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
      'strong ~ span': { display: 'block', mt: 1, fontSize: 1, color: 'gray' },
      ':hover': { bg: 'muted' },
    },
    '[data-row]': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      boxSizing: 'border-box',
      width: '100%',
      minHeight: 40,
      py: 1,
      border: 0,
      font: 'inherit',
      lineHeight: 'heading',
      textAlign: 'start',
      bg: 'transparent',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: 44 },
      // An icon, or the colors of a mode.
      '> :first-child': { flex: 'none', boxSizing: 'border-box', size: 20 },
      svg: { color: 'gray' },
      small: {
        ...oneLine,
        flex: 1,
        minWidth: 0,
        fontSize: 1,
        textAlign: 'end',
        color: 'gray',
      },
      kbd: { ...keyStyle, fontFamily: 'monospace' },
      // There are no keys, and no room.
      [`@media ${smallScreen}`]: { kbd: { display: 'none' } },
    },
    '[aria-selected="true"]': {
      bg: 'highlight',
      boxShadow: 'inset 3px 0 var(--theme-ui-colors-primary)',
      // Only visible in forced colors, which remove the background and the shadow.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
      'strong ~ span, small, svg': { color: 'text' },
    },
    mark: {
      fontWeight: 'bold',
      color: 'primary',
      bg: 'transparent',
      // Otherwise, the text of a mark stays black on any background.
      '@media (forced-colors: active)': { color: 'MarkText', bg: 'Mark' },
    },
  },
  '[data-search-body] svg': {
    size: 20,
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
  },
  // Why the search failed.
  '[data-search-help]': {
    ':empty': { display: 'none' },
    p: { mt: 0, mb: 3, px: 3, py: 2, overflowWrap: 'anywhere', ...messageColors('danger') },
    button: { variant: 'buttons.tool', mb: 3 },
  },
  '[data-search-dialog]': {
    // Nothing follows what says that nothing was found.
    [`@media (min-width: ${breakpoints[0]})`]: {
      '&:has([data-search-status="none"])': { height: 'fit-content' },
    },
    '[data-search-body]': {
      flex: '1 1 auto',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
    },
    '[role="listbox"]': {
      p: 2,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    // Most results are outside the viewport.
    '[role="group"]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 220px' },
    '[data-search-help]': { px: inset, pt: 3 },
    '> p': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 3,
      m: 0,
      px: inset,
      py: 2,
      minHeight: 40,
      boxSizing: 'border-box',
      fontSize: 1,
      color: 'gray',
      borderTop: 'thin',
    },
    // Without results, the status follows the field.
    '[role="search"]:has(~ p > [data-search-status]:not([data-search-status="count"]))': {
      order: -2,
    },
    '> p:has(> [data-search-status]:not([data-search-status="count"]))': {
      order: -1,
      border: 0,
      pt: 3,
      pb: 0,
    },
    '> p:has(> [data-search-status="failed"]:empty)': collapsed,
    '> p a': { color: 'primary', flex: 'none', '&[hidden]': { display: 'none' } },
    // Keys, instead of the link to all results.
    '[data-keys]': { flex: 'none', kbd: { ...keyStyle, fontFamily: 'body' } },
    '> p:not(:has(> :empty)) > [data-keys]': { display: 'none' },
    [`@media ${smallScreen}, (pointer: coarse)`]: {
      '[data-keys]': { display: 'none' },
      '> p:has(> :empty)': collapsed,
    },
  },
  '[data-search-results]': {
    '[role="status"]': { display: 'block', my: 3, color: 'gray', ':empty': { my: 2 } },
    '[role="listbox"]': { mx: -3 },
    'strong:not(mark)': { color: 'primary' },
    'strong mark': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '[role="status"][data-search-status="none"]': {
    fontSize: 2,
    fontWeight: 'bold',
    color: 'text',
    overflowWrap: 'anywhere',
  },
  '::highlight(search)': { color: 'text', bg: tint('primary', 25) },
};
