/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';

/** Full-width section of the home page, optionally with a tinted background. */
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
      <div
        sx={{
          maxWidth: 'wide',
          mx: 'auto',
          px: 3,
          h2: { mt: 0, mb: 3, fontSize: [4, 5] },
          // The sentence below it.
          'h2 + p': { mt: 0, mb: 4, fontSize: [2, 3], color: 'gray' },
          // Cards are wider than text.
          ul: { maxWidth: 'none' },
        }}
      >
        {children}
      </div>
    </section>
  );
}
