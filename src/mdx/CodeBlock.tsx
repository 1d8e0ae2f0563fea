/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { space } from '../design/scales';
import { useFixedStyle } from '../design/useFixedStyle';
import { CopyButton } from './CopyButton';

interface CodeBlockProps {
  /** Language, for the label that assistive technology reads. */
  language: string;
  /** Highlighted code, from src/code/highlight. */
  html: string;
  title?: string;
  /** Buttons beside the copy button; they get a row of their own. */
  tools?: ReactNode;
}

const figureStyle = {
  // With its bar: on the other side, the copy button would stand where lines begin.
  direction: 'ltr',
  position: 'relative',
  mx: 0,
  my: 3,
  bg: 'muted',
  borderRadius: 'large',
  overflow: 'hidden',
} as const;

/** The row above the code. */
const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  paddingInlineStart: 3,
  paddingInlineEnd: 1,
  fontSize: 1,
  fontFamily: 'monospace',
  color: 'gray',
  borderBottom: 'thin',
} as const;

const titleStyle = { flex: 1, minWidth: 0 } as const;

/** Without a row, the copy button shows over the code while the pointer or the focus is there. */
export const floatingStyle = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  m: 1,
  display: 'flex',
  gap: 2,
  '@media (hover: hover)': {
    'figure:not(:hover) > &:not(:focus-within)': { opacity: 0 },
  },
  // It shows at all times there, so it gets a place of its own.
  '@media (hover: none)': { 'figure:has(> &)': { paddingInlineEnd: 40 } },
} as const;

/** Styles of the code. */
export const codeStyle = {
  variant: 'styles.pre',
  // A highlighted line.
  mark: {
    display: 'inline-block',
    // An empty line has no text that would give it a height.
    minHeight: '1lh',
    verticalAlign: 'top',
    minWidth: `calc(100% + ${2 * space[3]!}px)`,
    mx: -3,
    px: 3,
    bg: 'highlight',
    boxShadow: 'inset 3px 0 var(--theme-ui-colors-primary)',
  },
} as const;

/** A block of code, highlighted when the page was built, with a copy button. */
export function CodeBlock({ language, html, title, tools }: CodeBlockProps) {
  const hasBar = Boolean(title ?? tools);
  const css = {
    bar: useFixedStyle(barStyle),
    title: useFixedStyle(titleStyle),
    floating: useFixedStyle(floatingStyle),
  };
  return (
    <figure aria-label={hasBar ? (title ?? language) : undefined} css={useFixedStyle(figureStyle)}>
      {hasBar && (
        <figcaption css={css.bar}>
          <span css={css.title}>{title ?? language}</span>
          {tools}
          <CopyButton />
        </figcaption>
      )}
      <pre
        tabIndex={0}
        // Without a role, a name is not allowed, and not read. Where there is a bar, the figure says the rest.
        role="group"
        aria-label={hasBar ? 'Code' : `Code: ${language}`}
        css={useFixedStyle(codeStyle)}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {!hasBar && (
        <div css={css.floating}>
          <CopyButton />
        </div>
      )}
    </figure>
  );
}
