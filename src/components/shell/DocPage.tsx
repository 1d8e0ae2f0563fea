/** @jsxImportSource theme-ui */
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { sizes, tocBreakpoint } from '../../design/scales';
import { Breadcrumbs } from './Breadcrumbs';
import { PageMeta } from './PageMeta';
import { Pager } from './Pager';
import { CollapsibleTableOfContents, TableOfContents } from './TableOfContents';

/** A documentation page: its heading and content, and what leads on from there. */
export function DocPage({ children }: { children: ReactNode }) {
  const { metadata, frontMatter, toc } = useDoc();
  const { title, permalink, editUrl, lastUpdatedAt, previous, next } = metadata;
  const meta = <PageMeta editUrl={editUrl!} updatedAt={lastUpdatedAt ?? undefined} />;
  if ((frontMatter as { fullwidth?: boolean }).fullwidth) {
    return (
      <>
        <Head defer={false}>
          <html data-layout="full" />
        </Head>
        {children}
        <div sx={{ maxWidth: 'wide', mx: 'auto', px: 3 }}>{meta}</div>
      </>
    );
  }
  const items = toc.filter(({ level }) => level <= 3);
  const hasToc = items.length > 1;
  return (
    <div
      sx={{
        [`@media (min-width: ${tocBreakpoint})`]: {
          display: 'grid',
          // Fixed: the browser may paint before it has read the table of contents.
          gridTemplateColumns: `minmax(0, ${sizes.content}px) ${hasToc ? sizes.toc : 0}px`,
          justifyContent: 'center',
        },
      }}
    >
      <article
        // A page goes as a whole, not element by element.
        key={permalink}
        sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 4, width: '100%', minWidth: 0 }}
      >
        <Breadcrumbs path={permalink} title={title} />
        <h1 sx={{ variant: 'styles.h1' }}>{title}</h1>
        {hasToc && <CollapsibleTableOfContents items={items} />}
        {children}
        {meta}
        <Pager previous={previous} next={next} />
      </article>
      {hasToc && <TableOfContents items={items} />}
    </div>
  );
}
