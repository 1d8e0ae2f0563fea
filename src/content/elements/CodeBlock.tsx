/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { space } from '../../base/design/scales';
import { useFixedStyle } from '../../base/design/useFixedStyle';
import { hintStyle } from '../code/hint-style';
import { CopyButton } from './CopyButton';
import { PartName, withPart } from './part-name';

interface CodeBlockProps {
  /** For the bar, and for the page's Markdown copy. */
  language: string;
  /** Highlighted code from src/content/code/highlight. */
  html: string;
  title?: string;
  /** Name of the block in the accessible names of its controls; by default, the title. */
  partName?: string;
  /** Line numbers, one per line. */
  numbers?: string;
  /** Buttons to show next to the copy button, in a bar above the code. */
  tools?: ReactNode;
}

const figureStyle = {
  // Includes the bar. In RTL, the copy button would cover the start of each line.
  direction: 'ltr',
  position: 'relative',
  mx: 0,
  my: 3,
  bg: 'muted',
  border: 'thin',
  borderRadius: 'large',
  overflow: 'hidden',
  // Pictures of values may be above the block.
  ':has(code :hover)': { overflow: 'visible' },
} as const;

/** Bar above the code, with its title or language. */
const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  boxSizing: 'border-box',
  minHeight: 45,
  paddingInlineStart: 3,
  paddingInlineEnd: 1,
  py: 1,
  fontSize: 1,
  lineHeight: 'heading',
  color: 'gray',
  borderBottom: 'thin',
} as const;

const titleStyle = {
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: 'monospace',
} as const;

/** Buttons at the end of a bar. A status before them doesn't move them. */
export const toolsStyle = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 1,
  marginInlineStart: 'auto',
  '[data-copy-status]': { order: -1 },
} as const;

/** As wide with each of its labels, so that a click moves nothing under the pointer. */
export const editButtonStyle = {
  variant: 'buttons.tool',
  minWidth: 68,
  '@media (pointer: coarse)': { minWidth: 76 },
} as const;

/** Copy button of a block without a bar: overlays the code, and shows on hover or focus. */
export const floatingStyle = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 2,
  // A line of code with the space around it.
  height: `calc(1lh + ${2 * space[3]!}px)`,
  fontSize: 1,
  lineHeight: 'body',
  display: 'flex',
  alignItems: 'center',
  '@media (hover: hover)': {
    'figure:not(:hover) > &:not(:focus-within)': { opacity: 0 },
  },
  // Always visible on touch screens, next to the code.
  '@media (hover: none)': {
    'figure:has(> &)': { paddingInlineEnd: 52 },
    'figure:has(> &) pre': { paddingInlineEnd: 0 },
  },
} as const;

/** A line over the width of the block. */
const lineStyle = {
  display: 'inline-block',
  // An empty line would otherwise collapse.
  minHeight: '1lh',
  verticalAlign: 'top',
  minWidth: `calc(100% + ${2 * space[3]!}px)`,
  mx: -3,
  px: 3,
  textDecoration: 'none',
} as const;

export const codeStyle = {
  variant: 'styles.pre',
  ...hintStyle,
  // Highlighted line.
  mark: {
    ...lineStyle,
    bg: 'highlight',
    boxShadow: 'inset 3px 0 var(--theme-ui-colors-primary)',
  },
  // Added and removed line.
  ins: { ...lineStyle, boxShadow: 'inset 3px 0 var(--theme-ui-colors-success)' },
  del: { ...lineStyle, boxShadow: 'inset 3px 0 var(--theme-ui-colors-danger)' },
} as const;

/** Code with line numbers. */
const numberedStyle = { ...codeStyle, display: 'flex', code: { flex: '1 0 auto' } } as const;

/** Line numbers: a column that stays in place when the code scrolls, and that isn't selected with the code. */
const numbersStyle = {
  position: 'sticky',
  insetInlineStart: 0,
  flex: 'none',
  paddingInlineEnd: 3,
  color: 'gray',
  bg: 'muted',
  textAlign: 'end',
  userSelect: 'none',
  '@media print': { display: 'none' },
} as const;

/** Code block, highlighted at build time, with a copy button. */
export function CodeBlock({
  language,
  html,
  title,
  partName = title ?? '',
  numbers,
  tools,
}: CodeBlockProps) {
  const hasBar = Boolean(title ?? tools);
  const css = {
    bar: useFixedStyle(barStyle),
    title: useFixedStyle(titleStyle),
    tools: useFixedStyle(toolsStyle),
    floating: useFixedStyle(floatingStyle),
    numbers: useFixedStyle(numbersStyle),
    code: useFixedStyle(numbers ? numberedStyle : codeStyle),
  };
  return (
    <PartName value={partName}>
      <figure css={useFixedStyle(figureStyle)}>
        {hasBar && (
          // Not a <figcaption>: the figure's accessible name would consist of the title and all buttons.
          <div css={css.bar}>
            <span css={css.title}>{title ?? language}</span>
            <div css={css.tools}>
              {tools}
              <CopyButton />
            </div>
          </div>
        )}
        <pre
          tabIndex={0}
          // `aria-label` is only allowed on an element with a role.
          role="group"
          translate="no"
          data-language={language}
          data-title={title}
          aria-label={withPart('Code', partName || language)}
          css={css.code}
        >
          {numbers && (
            <span aria-hidden="true" css={css.numbers}>
              {numbers}
            </span>
          )}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {!hasBar && (
          <div css={css.floating}>
            <CopyButton />
          </div>
        )}
      </figure>
    </PartName>
  );
}
