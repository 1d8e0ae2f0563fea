/** @jsxImportSource @emotion/react */
import { attribute } from '../site/attribute';
import { Children, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { useFixedStyle } from '../design/useFixedStyle';
import { scroller } from './attributes';
import { addressOf } from '../site/base-url';

type HeadingLevel = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The plain text of what React renders from `node`. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');
}

const linkStyle = {
  // It may go to a line of its own beside a long word.
  display: 'inline-block',
  marginInlineStart: 2,
  color: 'gray',
  textDecoration: 'none',
  opacity: 0,
} as const;

/** A Markdown heading with a link to itself. */
function heading(Tag: HeadingLevel) {
  const style = { variant: `styles.${Tag}`, ':hover a, a:focus': { opacity: 1 } };
  return function Heading({ id, children, ...props }: ComponentProps<HeadingLevel>) {
    const linkCss = useFixedStyle(linkStyle);
    return (
      <Tag {...props} id={id} css={useFixedStyle(style)}>
        {children}
        {id && (
          <a href={`#${id}`} aria-label={`Link to ${textOf(children)}`} css={linkCss}>
            #
          </a>
        )}
      </Tag>
    );
  };
}

type PlainTag = 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'th' | 'td' | 'hr';

/** A Markdown element with the look of `theme.styles`. */
function styled(Tag: PlainTag) {
  const style = { variant: `styles.${Tag}` };
  return function StyledElement(props: ComponentProps<'p'>) {
    const Element = Tag as 'p';
    return <Element {...props} css={useFixedStyle(style)} />;
  };
}

const styles = {
  a: { variant: 'styles.a' },
  code: { variant: 'styles.code' },
  scroller: { overflowX: 'auto', my: 4 },
  table: { variant: 'styles.table' },
  img: { variant: 'styles.img' },
  details: {
    px: 3,
    py: 2,
    my: 3,
    bg: 'muted',
    borderRadius: 'default',
    summary: { fontWeight: 'bold', cursor: 'pointer' },
  },
} as const;

/** A Markdown link; the base path is added to addresses within the site. */
function Link({ href = '', ...props }: ComponentProps<'a'>) {
  const address = href.startsWith('/') ? addressOf(href) : href;
  return <a {...props} href={address} css={useFixedStyle(styles.a)} />;
}

/** Names that are too long for a column of a table on a phone. */
const longName = /[a-z]{15}/i;

/** Inline code; a long name in camel case may break before its capitals. */
function Code({ children, ...props }: ComponentProps<'code'>) {
  const parts =
    typeof children === 'string' && longName.test(children)
      ? children.split(/(?<=[a-z])(?=[A-Z])/)
      : [children];
  return (
    <code {...props} css={useFixedStyle(styles.code)}>
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
 * A table that scrolls inside itself. What scrolls has the table's name, too, since it gets the focus. It's a tab
 * stop in the HTML, since Safari has no other way to scroll it by keys; src/mdx/scrollers takes the stop away
 * while there is nothing to scroll. Markdown tables get their name from src/markdown/rehype-table-names.
 */
function Table(props: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label={props['aria-label']}
      tabIndex={0}
      {...attribute(scroller)}
      css={useFixedStyle(styles.scroller)}
    >
      <table {...props} css={useFixedStyle(styles.table)} />
    </div>
  );
}

function Image(props: ComponentProps<'img'>) {
  return <img loading="lazy" {...props} css={useFixedStyle(styles.img)} />;
}

function Details(props: ComponentProps<'details'>) {
  return <details {...props} css={useFixedStyle(styles.details)} />;
}

/** What Markdown elements become, by tag. */
export const elements = {
  a: Link,
  code: Code,
  table: Table,
  img: Image,
  details: Details,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  p: styled('p'),
  ul: styled('ul'),
  ol: styled('ol'),
  li: styled('li'),
  blockquote: styled('blockquote'),
  th: styled('th'),
  td: styled('td'),
  hr: styled('hr'),
};
