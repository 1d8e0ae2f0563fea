import type { Theme } from 'theme-ui';
import { sizes } from './scales';
import { text } from './text';

/** Space above link targets in px, so the sticky header doesn't cover them. */
const scrollPaddingTop = sizes.header + 24;

/** A heading has twice its own size above it and half of it below. */
const heading = (fontSize: number) => ({
  ...text.heading,
  // Function names may be longer than a line.
  overflowWrap: 'break-word' as const,
  fontSize,
  mt: '2em',
  mb: '0.5em',
});

/**
 * Background of a horizontal scroller on `muted`: a shadow at its end, and a cover that scrolls with the content and
 * hides the shadow once the end is in view.
 * @see https://lea.verou.me/blog/2012/04/background-attachment-local/
 */
const scrollEdges =
  'linear-gradient(270deg, var(--theme-ui-colors-muted) 16px, transparent 32px) local,' +
  'linear-gradient(270deg, #8885, transparent 16px)';

/** Colors of highlighted code, by the short classes of src/content/code/highlight. */
const tokens = {
  '.comment': { color: 'gray', fontStyle: 'italic' },
  '.keyword': { color: 'primary' },
  '.string': { color: 'secondary' },
  '.name': { color: 'accent' },
  '.inserted': { color: 'primary' },
  '.deleted': { color: 'secondary' },
};

/** Styles of Markdown elements and of the root element: `theme.styles`. */
export const styles = {
  root: {
    fontFamily: 'body',
    lineHeight: 'body',
    fontWeight: 'body',
    scrollPaddingTop,
    WebkitTextSizeAdjust: '100%',
  },
  h1: { ...text.display, overflowWrap: 'break-word', mt: 2, mb: 3 },
  h2: heading(4),
  h3: heading(3),
  h4: heading(2),
  h5: heading(2),
  h6: heading(1),
  p: { my: 3, overflowWrap: 'break-word' },
  a: {
    color: 'primary',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    ':hover': { textDecorationThickness: '2px' },
  },
  code: {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    fontFamily: 'monospace',
    fontSize: '0.9em',
    bg: 'muted',
    px: 1,
    py: '1px',
    borderRadius: 'default',
  },
  pre: {
    // Code is left-to-right in every language.
    direction: 'ltr',
    fontFamily: 'monospace',
    fontSize: 1,
    lineHeight: 'body',
    m: 0,
    p: 3,
    overflowX: 'auto',
    background: scrollEdges,
    tabSize: 2,
    // Overrides the browser's font for `code`.
    code: { color: 'inherit', bg: 'transparent', p: 0, font: 'inherit', borderRadius: 0 },
    ...tokens,
  },
  ul: { paddingInlineStart: 4, my: 3 },
  ol: { paddingInlineStart: 4, my: 3 },
  li: { my: 1, overflowWrap: 'break-word', '&.task-list-item': { listStyle: 'none' } },
  blockquote: {
    mx: 0,
    my: 3,
    paddingInlineStart: 3,
    borderInlineStart: '4px solid',
    borderColor: 'primary',
  },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: 1 },
  th: {
    textAlign: 'start',
    verticalAlign: 'bottom',
    p: 2,
    paddingInlineStart: 0,
    color: 'gray',
    fontWeight: 'body',
    borderBottom: 'thin',
  },
  td: {
    verticalAlign: 'top',
    p: 2,
    paddingInlineStart: 0,
    borderBottom: 'thin',
    // The last column has the prose: keeps it readable next to long names and types; the table may scroll.
    ':last-of-type': { minWidth: '8.5em' },
  },
  hr: { border: 0, borderBottom: 'thin', my: 4 },
  img: { maxWidth: '100%', height: 'auto' },
  progress: { color: 'primary', bg: 'muted', forcedColorAdjust: 'none' },
  xray: { '*': { outline: '1px solid rgba(0, 192, 255, .25)' } },
  navlink: {
    display: 'inline-block',
    fontWeight: 'bold',
    color: 'inherit',
    textDecoration: 'none',
    ':hover, :focus': { color: 'primary' },
  },
} satisfies Theme['styles'] & Record<string, object>;
