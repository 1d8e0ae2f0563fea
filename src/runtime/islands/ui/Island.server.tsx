import { __unsafe_useEmotionCache as useEmotionCache, CacheProvider } from '@emotion/react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { markElements } from '../foreign-elements';
import type { IslandProps } from '../island-props';
import { IslandScope } from './IslandScope';
import { Slot } from './Slot';

/**
 * Island on the server: rendered as a separate root, as it's hydrated in the browser, so that `useId` values match.
 * Docusaurus' hooks don't work in it.
 */
export function Island({ page, name, inline, component, children }: IslandProps) {
  // The page's cache, so that styles of islands are extracted with those of the page. Emotion has no other hook for it.
  const cache = useEmotionCache()!;
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
      data-island={name}
      data-island-page={page}
      style={{ display: 'contents' }}
      dangerouslySetInnerHTML={{ __html: markElements(render(island, name)) }}
    />
  );
}
