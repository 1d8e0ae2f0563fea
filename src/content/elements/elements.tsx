/** @jsxImportSource @emotion/react */
import { Children, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { scrollEdges } from '../../base/design/styles';
import { useFixedStyle } from '../../base/design/useFixedStyle';
import { addressOf } from '../../base/facts/base-url';

type HeadingLevel = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function getText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? getText(child.props.children)
        : String(child),
    )
    .join('');
}

/**
 * Target of links to a heading, as large as the heading. A separate element has the id, because reader views leave out
 * texts whose id has words such as "media" or "share".
 */
const targetStyle = {
  position: 'absolute',
  inset: 0,
  scrollMargin: 'inherit',
  pointerEvents: 'none',
} as const;

/** Link of a heading, in the margin. It takes no space from the text, and its sign isn't part of it. */
const linkStyle = {
  position: 'absolute',
  // Next to the first line, even if the text fills it.
  top: 0,
  insetInlineStart: -16,
  width: 16,
  fontSize: 2,
  // That of the heading.
  lineHeight: '1lh',
  color: 'gray',
  textDecoration: 'none',
  opacity: 0,
  '::before': { content: '"#"' },
} as const;

/** Creates a heading component that has a link to itself. */
function createHeading(Tag: HeadingLevel) {
  const style = {
    variant: `styles.${Tag}`,
    position: 'relative',
    ':hover a, a:focus': { opacity: 1 },
  } as const;
  return function Heading({ id, children, ...props }: ComponentProps<HeadingLevel>) {
    const linkCss = useFixedStyle(linkStyle);
    const targetCss = useFixedStyle(targetStyle);
    return (
      <Tag {...props} css={useFixedStyle(style)}>
        {id && <span id={id} css={targetCss} />}
        {children}
        {id && <a href={`#${id}`} aria-label={`Link to ${getText(children)}`} css={linkCss} />}
      </Tag>
    );
  };
}

type PlainTag = 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'th' | 'hr';

/** Creates a component that is styled by `theme.styles`. */
function createStyled(Tag: PlainTag) {
  const style = { variant: `styles.${Tag}` };
  return function StyledElement(props: ComponentProps<'p'>) {
    const Element = Tag as 'p';
    return <Element {...props} css={useFixedStyle(style)} />;
  };
}

const styles = {
  a: { variant: 'styles.a' },
  code: { variant: 'styles.code' },
  scroller: { overflowX: 'auto', my: 4, background: scrollEdges('background') },
  table: { variant: 'styles.table' },
  cell: { variant: 'styles.td' },
  date: { variant: 'styles.td', whiteSpace: 'nowrap', ':last-of-type': { minWidth: 0 } },
  img: { variant: 'styles.img' },
  details: {
    px: 3,
    py: 2,
    my: 3,
    border: 'thin',
    borderRadius: 'large',
    summary: { fontWeight: 'bold', cursor: 'pointer' },
  },
} as const;

/** Link in Markdown; adds the base path to URLs of this site. */
function Link({ href = '', ...props }: ComponentProps<'a'>) {
  const address = href.startsWith('/') ? addressOf(href) : href;
  return <a {...props} href={address} css={useFixedStyle(styles.a)} />;
}

/** Matches names that are too long for a table column on a phone. */
const longName = /[a-z]{15}/i;

/** Inline code; long camel-case names may wrap before a capital letter on a phone. */
function Code({ children, ...props }: ComponentProps<'code'>) {
  const parts =
    typeof children === 'string' && longName.test(children)
      ? children.split(/(?<=[a-z])(?=[A-Z])/)
      : [children];
  return (
    <code translate="no" {...props} css={useFixedStyle(styles.code)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/**
 * Table in a horizontal scroller. The scroller has the table's accessible name, too, because it gets focus. It's a tab
 * stop in the HTML because Safari can't scroll it by keyboard otherwise; ./scrollers removes the tab stop while the
 * table fits. src/content/markdown/rehype-table-names names Markdown tables.
 */
function Table(props: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label={props['aria-label']}
      tabIndex={0}
      data-scroller=""
      css={useFixedStyle(styles.scroller)}
    >
      <table {...props} css={useFixedStyle(styles.table)} />
    </div>
  );
}

const datePattern = /^(\d{4}-\d\d(-\d\d)?|–)$/;

/** Cell of a table. A date, or a dash in its place, stays on one line. */
function Cell({ children, ...props }: ComponentProps<'td'>) {
  const isDate = typeof children === 'string' && datePattern.test(children);
  return (
    <td {...props} css={useFixedStyle(isDate ? styles.date : styles.cell)}>
      {children}
    </td>
  );
}

function Image(props: ComponentProps<'img'>) {
  return <img loading="lazy" {...props} css={useFixedStyle(styles.img)} />;
}

function Details(props: ComponentProps<'details'>) {
  return <details {...props} css={useFixedStyle(styles.details)} />;
}

/** Components for Markdown elements, by tag. */
export const elements = {
  a: Link,
  code: Code,
  table: Table,
  img: Image,
  details: Details,
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  p: createStyled('p'),
  ul: createStyled('ul'),
  ol: createStyled('ol'),
  li: createStyled('li'),
  blockquote: createStyled('blockquote'),
  th: createStyled('th'),
  td: Cell,
  hr: createStyled('hr'),
};
