/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { tint } from '../../base/design/tints';

/**
 * Top of the home page: text, the demo next to it from the second breakpoint on, and facts below both. A faint light of
 * the primary color is behind the demo.
 */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div
      sx={{
        overflow: 'hidden',
        background: `radial-gradient(60rem 36rem at 85% 20%, ${tint('primary', 9)}, transparent 70%)`,
      }}
    >
      <div
        sx={{
          maxWidth: 'wide',
          mx: 'auto',
          px: 3,
          pt: [4, 4, 5],
          pb: [4, 4, 5],
          display: 'grid',
          gridTemplateColumns: [
            'minmax(0, 1fr)',
            null,
            'minmax(0, 1fr) minmax(0, 25rem)',
            'minmax(0, 1fr) minmax(0, 30rem)',
          ],
          columnGap: [4, 4, 4, 5],
          rowGap: [4, 4, 5],
          alignItems: 'center',
          '& > dl': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </div>
    </div>
  );
}
