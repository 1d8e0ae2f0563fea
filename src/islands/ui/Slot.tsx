import { attribute } from '../../site/attribute';
import { islandSlot } from '../attributes';

/** Static HTML inside an island: what an author writes in Markdown between a component's tags. */
export function Slot({ html, inline }: { html: string; inline?: boolean | undefined }) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      {...attribute(islandSlot)}
      style={{ display: 'contents' }}
      // Scripts of the shell may have changed it, as it may.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
