import type { Theme } from 'theme-ui';
import { sizes, stickyBarHeight, tocBarHeight, tocBreakpoint } from './scales';
import { tint } from './tints';
import { text } from './text';

/** Space above link targets and what has the focus, so that the bars that stick to the top don't cover it. */
const scrollPadding = (pixels: number) => `calc(${pixels}px + var(${stickyBarHeight}, 0px))`;

/** @param mt space above, relative to the size of the heading */
const heading = (fontSize: number | number[], mt: string) => ({
  ...text.heading,
  // Function names may be longer than a line.
  overflowWrap: 'break-word' as const,
  textWrap: 'balance' as const,
  fontSize,
  mt,
  mb: '0.6em',
});

/** Space between paragraphs, lists, and quotes. */
const prose = {
  maxWidth: 'text',
  my: '1.25em',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
} as const;

/**
 * Background of a horizontal scroller: a shadow at its end, and a cover that scrolls with the content and hides the
 * shadow once the end is in view.
 * @param color of what's behind the content
 * @see https://lea.verou.me/blog/2012/04/background-attachment-local/
 */
export const scrollEdges = (color: string) =>
  `linear-gradient(270deg, var(--theme-ui-colors-${color}) 16px, transparent 32px) local,` +
  'linear-gradient(270deg, light-dark(#00000016, #00000080), transparent 16px)';

/** Colors of highlighted code, by the short classes of src/content/code/highlight. */
const tokens = {
  '.comment': { color: 'gray', fontStyle: 'italic' },
  '.keyword': { color: 'primary' },
  '.string': { color: 'success' },
  '.name': { color: 'accent' },
  '.inserted': { color: 'success' },
  '.deleted': { color: 'danger' },
};

/** Styles of Markdown elements and of the root element: `theme.styles`. */
export const styles = {
  root: {
    fontFamily: 'body',
    lineHeight: 'body',
    fontWeight: 'body',
    scrollPaddingTop: scrollPadding(sizes.header + tocBarHeight + 16),
    [`@media (min-width: ${tocBreakpoint})`]: {
      scrollPaddingTop: scrollPadding(sizes.header + 24),
    },
    WebkitTextSizeAdjust: '100%',
  },
  h1: { ...text.display, overflowWrap: 'break-word', textWrap: 'balance', mt: 2, mb: 3 },
  h2: { ...heading([4, 5], '2em'), letterSpacing: 'heading' },
  h3: heading(3, '2em'),
  h4: heading(2, '2em'),
  h5: heading(2, '2em'),
  h6: heading(1, '2em'),
  p: prose,
  a: {
    color: 'primary',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    ':hover': { textDecorationThickness: '2px' },
  },
  code: {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    // Where lines are long enough, doesn't break inside.
    display: [null, 'inline-block'],
    maxWidth: '100%',
    boxDecorationBreak: 'clone',
    fontFamily: 'monospace',
    fontSize: '0.875em',
    lineHeight: 'heading',
    bg: tint('text', 7),
    px: '0.35em',
    py: '0.15em',
    borderRadius: 'small',
    // A link underlines only inline content.
    'a > &': { display: 'inline' },
    wbr: { display: [null, 'none'] },
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
    background: scrollEdges('muted'),
    tabSize: 2,
    // Overrides the browser's font for `code`.
    code: {
      display: 'inline',
      color: 'inherit',
      bg: 'transparent',
      p: 0,
      font: 'inherit',
      borderRadius: 0,
    },
    ...tokens,
  },
  ul: { ...prose, paddingInlineStart: '1.5em' },
  ol: { ...prose, paddingInlineStart: '1.5em' },
  li: { my: 2, '&.task-list-item': { listStyle: 'none' } },
  blockquote: {
    ...prose,
    mx: 0,
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
    fontWeight: 'bold',
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
