import { attribute } from '../../site/attribute';
import { __unsafe_useEmotionCache as useEmotionCache, CacheProvider } from '@emotion/react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandPage, islandRoot } from '../attributes';
import type { IslandProps } from '../island-props';
import { IslandScope } from './IslandScope';
import { Slot } from './Slot';
import { noteIslandPage } from '../used-islands';

/**
 * An island in the HTML of a page: rendered as a separate root, as the browser hydrates it, so that ids are the
 * same. Hooks of Docusaurus find nothing in it.
 */
export function Island({ page, name, inline, component, children }: IslandProps) {
  const cache = useEmotionCache()!;
  noteIslandPage(cache, page);
  const render = (part: ReactNode, prefix: string) =>
    renderToString(
      <CacheProvider value={cache}>
        <IslandScope>{part}</IslandScope>
      </CacheProvider>,
      { identifierPrefix: prefix },
    );
  const slot = children ? <Slot html={render(children, `${name}-slot-`)} inline={inline} /> : null;
  const island = cloneElement(component as ReactElement<{ children?: ReactNode }>, {}, slot);
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      {...attribute(islandRoot, name)}
      {...attribute(islandPage, page)}
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: render(island, name) }}
    />
  );
}
