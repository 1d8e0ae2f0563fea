/** @jsxImportSource theme-ui */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { sizes } from '../../base/design/scales';

interface ToolPageProps {
  /** True if the tool comes first, fills the first screen, and has the page's heading. Text is below it. */
  fillsScreen?: boolean;
  children: ReactNode;
}

/** Page with a tool that uses the whole window. Its heading is small, and its text stays narrow. */
export function ToolPage({ fillsScreen = false, children }: ToolPageProps) {
  const { title } = useDoc().metadata;
  if (fillsScreen) return <article sx={screenStyle}>{children}</article>;
  return (
    <article
      sx={{
        px: [3, null, 4],
        py: 3,
        '> p, > ul': { maxWidth: sizes.content },
        '> h1 + p': { mt: 1, mb: 3, maxWidth: 'none', fontSize: 1, color: 'gray' },
      }}
    >
      <h1 sx={{ variant: 'text.heading', m: 0, fontSize: [4, 5] }}>{title}</h1>
      {children}
    </article>
  );
}

/** The text starts at the same edge as the page's footer. */
const screenStyle = {
  '> :not(:first-child)': { mx: `max(16px, calc(50% - ${sizes.wide / 2 - 16}px))` },
} as const;
