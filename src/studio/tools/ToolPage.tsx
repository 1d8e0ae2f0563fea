/** @jsxImportSource theme-ui */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { sizes } from '../../base/design/scales';

/** Page with a tool that uses the whole window. Its heading is small, and its text stays narrow. */
export function ToolPage({ children }: { children: ReactNode }) {
  return (
    <article
      sx={{
        px: [3, null, 4],
        py: 3,
        '> p, > ul': { maxWidth: sizes.content },
        '> h1 + p': { mt: 0, mb: 2, maxWidth: 'none', fontSize: 1, color: 'gray' },
      }}
    >
      <h1 sx={{ variant: 'text.heading', m: 0, fontSize: 4 }}>{useDoc().metadata.title}</h1>
      {children}
    </article>
  );
}
