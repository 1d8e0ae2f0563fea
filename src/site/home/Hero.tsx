/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { TilePattern } from './TilePattern';
import { addressOf } from '../../base/facts/base-url';

/** Hero of the home page: title, introduction, links to start with, and the tile pattern. */
export function Hero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      sx={{
        maxWidth: 'wide',
        mx: 'auto',
        px: 3,
        py: [4, 5],
        display: 'grid',
        gridTemplateColumns: ['minmax(0, 1fr)', null, 'minmax(0, 1.1fr) minmax(0, 1fr)'],
        gap: [4, 5],
        alignItems: 'center',
      }}
    >
      <div>
        <h1 sx={{ variant: 'text.display', fontSize: [5, 6, 7], lineHeight: 1.05, m: 0 }}>
          {title}
        </h1>
        {children}
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
          <a href={addressOf('/getting-started')} sx={{ variant: 'links.button' }}>
            Get started
          </a>{' '}
          <a href={addressOf('/components')} sx={{ variant: 'links.outline' }}>
            See the components
          </a>
        </div>
      </div>
      <TilePattern />
    </div>
  );
}
