/** Static HTML inside an island: the Markdown between a component's tags. */
export function Slot({ html, inline }: { html: string; inline?: boolean | undefined }) {
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      data-slot=""
      style={{ display: 'contents' }}
      // The shell's scripts may have changed it, which is fine.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
