/** @jsxImportSource theme-ui */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { sizes } from '../design/scales';

/** A page whose main part is a tool as wide as the window allows; its text stays narrow. */
export function ToolPage({ children }: { children: ReactNode }) {
  return (
    <article
      sx={{
        maxWidth: 'wide',
        mx: 'auto',
        px: 3,
        py: 4,
        '> p, > ul': { maxWidth: sizes.content },
      }}
    >
      <h1 sx={{ variant: 'styles.h1' }}>{useDoc().metadata.title}</h1>
      {children}
    </article>
  );
}
