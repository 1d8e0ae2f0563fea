/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';

/** Lays out its children in as many equal columns as fit. */
export function HomeColumns({ children }: { children: ReactNode }) {
  return (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
        gap: 4,
        '& > div': { minWidth: 0 },
        h3: { mt: 0 },
        // Columns are narrower than the code.
        pre: { whiteSpace: 'pre-wrap' },
      }}
    >
      {children}
    </div>
  );
}
