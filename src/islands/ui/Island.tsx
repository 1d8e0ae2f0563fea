import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { IslandProps } from '../island-props';

/** An island in `npm start`, where React runs the whole page: an ordinary part of it. */
export function Island({ inline, component, children }: IslandProps) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element style={{ display: 'contents' }}>
      {cloneElement(component as ReactElement<{ children?: ReactNode }>, {}, children)}
    </Element>
  );
}
