/** @jsxImportSource theme-ui */
import type { ElementType, ReactNode } from 'react';
import { Link } from 'theme-ui';

interface StyledProps {
  as: ElementType;
  /** Key in `styles`. By default, the element. */
  name?: string;
  children?: ReactNode;
}

/** Margins that browsers give headings. Here, a heading can have the style of another level. */
const margins: Record<string, string> = { h1: '0.67em', h2: '0.83em', h3: '1em' };

/** An element with the theme's styles for a Markdown element. Not a `Box`, which has no margins. */
const Styled = ({ as: Tag, name = String(Tag), children }: StyledProps) => (
  <Tag sx={{ my: margins[name], overflowWrap: 'break-word', variant: `styles.${name}` }}>
    {children}
  </Tag>
);

interface ArticleProps {
  /** Level of its first heading. */
  level?: 2 | 3;
}

/** All Markdown elements that a theme can style. */
export default function Article({ level = 2 }: ArticleProps) {
  const heading = (depth: number) => `h${level + depth}` as ElementType;
  return (
    <article>
      <Styled as={heading(0)} name="h1">
        The lighthouse keeps a log
      </Styled>
      <Styled as="p">
        Each evening the keeper writes down <Link href="#specimens">wind and weather</Link>. Rain is
        a <em>light</em> or a <strong>heavy</strong> entry, and the lamp is checked with{' '}
        <Styled as="code">lamp --test</Styled>.
      </Styled>
      <Styled as={heading(1)} name="h2">
        What to write down
      </Styled>
      <Styled as="ul">
        <Styled as="li">The hour the lamp was lit</Styled>
        <Styled as="li">Ships that answered</Styled>
      </Styled>
      <Styled as="ol">
        <Styled as="li">Read the barometer</Styled>
        <Styled as="li">Climb the stairs</Styled>
      </Styled>
      <Styled as="blockquote">An empty page is an entry, too: no ship passed.</Styled>
      <Styled as={heading(2)} name="h3">
        Last night
      </Styled>
      <Styled as="pre">{'wind: 6\nlamp: "lit at 17:42"'}</Styled>
      <Styled as="table">
        <thead>
          <tr>
            <Styled as="th">Hour</Styled>
            <Styled as="th">Ship</Styled>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Styled as="td">21:10</Styled>
            <Styled as="td">Aurora</Styled>
          </tr>
          <tr>
            <Styled as="td">23:55</Styled>
            <Styled as="td">Margarete</Styled>
          </tr>
        </tbody>
      </Styled>
      <Styled as="hr" />
      <Styled as="p">The next keeper signs below.</Styled>
    </article>
  );
}
