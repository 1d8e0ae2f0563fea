/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';

/**
 * Lays out its children in as many equal columns as fit. They are sections, because reader views leave out a `<div>` with
 * many links.
 */
export function HomeColumns({ children }: { children: ReactNode }) {
  return (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
        gap: [4, 4, 4, 5],
        '& > *': { minWidth: 0, '& > :first-child': { mt: 0 } },
        h3: { mt: 0 },
        'figure:last-child, p:last-child': { mb: 0 },
      }}
    >
      {children}
    </div>
  );
}
