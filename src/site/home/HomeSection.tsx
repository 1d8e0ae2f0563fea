/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { sizes, space } from '../../base/design/scales';

/**
 * Full-width section of the home page, optionally with a tinted background. Its text is as wide as that of other pages
 * without another element, because reader views leave out a `<div>` with many links.
 */
export function HomeSection({
  tinted = false,
  children,
}: {
  tinted?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      sx={{
        py: [4, 4, 5],
        px: `max(${space[3]}px, calc((100% - ${sizes.wide}px) / 2 + ${space[3]}px))`,
        h2: { mt: 0, mb: 3, fontSize: [4, 5] },
        // The sentence below it.
        'h2 + p': { mt: 0, mb: 4, fontSize: [2, 3], color: 'gray' },
        // Cards are wider than text.
        ul: { maxWidth: 'none' },
        ...(tinted
          ? {
              bg: 'muted',
              figure: { bg: 'background' },
              // The covers of its edges are for code on `muted`.
              pre: { background: 'none' },
            }
          : {}),
      }}
    >
      {children}
    </section>
  );
}
