import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { IslandProps } from '../island-props';

/** Island in `npm start`: an ordinary element, because React runs the whole page. */
export function Island({ inline, component, children }: IslandProps) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element style={{ display: 'contents' }}>
      {cloneElement(component as ReactElement<{ children?: ReactNode }>, {}, children)}
    </Element>
  );
}
