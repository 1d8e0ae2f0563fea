import type { PhrasingContent } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { phrasing } from '../../markdown/mdast';
import { elements } from '../mdx/elements';

const { a: A, code: Code } = elements;

function toElement(node: PhrasingContent, index: number): ReactNode {
  switch (node.type) {
    case 'link':
      return (
        <A key={index} href={node.url}>
          {node.children.map(toElement)}
        </A>
      );
    case 'inlineCode':
      return <Code key={index}>{node.value}</Code>;
    case 'text':
      return <Fragment key={index}>{node.value}</Fragment>;
    default:
      return null;
  }
}

/** Sentences whose links and code are written as in a page. */
export function Sentences({ children }: { children: string }) {
  return phrasing(children).map(toElement);
}
