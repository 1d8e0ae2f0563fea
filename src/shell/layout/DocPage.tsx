/** @jsxImportSource theme-ui */
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import type { PageFrontMatter } from '../../content/pages/front-matter';
import { sizes, tocBreakpoint } from '../../base/design/scales';
import { isPage } from '../../content/pages/sidebar';
import { pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { useThemeConfig } from './useThemeConfig';
import { Breadcrumbs } from '../sidebar/Breadcrumbs';
import { VersionBanner } from '../../content/versions/VersionBanner';
import { PageFooter } from './PageFooter';
import {
  CollapsibleTableOfContents,
  TableOfContents,
  TableOfContentsButton,
} from './TableOfContents';
import { MarkdownCopy } from './ui/MarkdownCopy';
import { Visibility } from './ui/Visibility';
import { StructuredData } from './StructuredData';
import { useCanonicalAddress, useNewestPage } from '../../content/versions/useNewestPage';
import { useTrail } from '../sidebar/useTrail';

/** Media query for widths with the table of contents next to the content. */
const wide = `@media (min-width: ${tocBreakpoint})`;

/**
 * Content, and the table of contents next to it. Pages without one have the empty column, too, so that the text of all
 * pages starts at the same left edge.
 */
export const columnsStyle = {
  [wide]: {
    display: 'grid',
    // A fixed width, because the browser may paint before it has parsed the table of contents.
    gridTemplateColumns: `minmax(0, ${sizes.content}px) ${sizes.toc}px`,
    justifyContent: 'center',
    columnGap: 24,
  },
};

/** Takes no space, so that the page starts where it would without it. */
const copyStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  flex: '1 0 auto',
  height: 0,
} as const;

interface DocPageProps {
  /** Buttons and links below the title. */
  actions?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
}

/** Layout of a documentation page: breadcrumbs, heading, content, table of contents, metadata, Previous and Next. */
export function DocPage({ actions, children }: DocPageProps) {
  const { metadata, frontMatter, toc } = useDoc();
  const { title, description, permalink, editUrl, lastUpdatedAt, previous, next, unlisted } =
    metadata;
  const matter = frontMatter as Partial<PageFrontMatter>;
  const { fullwidth, wide: isWide = matter.recipe } = matter;
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const minLevel = matter.toc_min_heading_level ?? minHeadingLevel;
  const maxLevel = matter.toc_max_heading_level ?? maxHeadingLevel;
  const { version, isLast } = useDocsVersion();
  const newest = useNewestPage();
  const address = cleanPath(permalink);
  const canonical = useCanonicalAddress();
  const updatedAt = lastUpdatedAt ?? undefined;
  const ancestors = useTrail().flatMap(({ label, href }) =>
    href && !isPage(permalink, href) ? { label, address: href } : [],
  );
  const copy = !unlisted && <MarkdownCopy path={pathOf(address)!} />;
  const footer = (
    <>
      <StructuredData page={{ title, description, address, canonical, ancestors, updatedAt }} />
      <PageFooter
        editUrl={editUrl!}
        newestEditUrl={newest?.editUrl}
        version={isLast ? undefined : version}
        updatedAt={updatedAt}
        isQuiet={fullwidth}
      >
        {fullwidth && copy}
      </PageFooter>
    </>
  );
  if (fullwidth) {
    return (
      <>
        <Head defer={false}>
          <html data-layout="full" />
        </Head>
        <VersionBanner />
        <Visibility unlisted={unlisted || matter.unlisted} draft={matter.draft} />
        {children}
        <div sx={{ maxWidth: 'wide', mx: 'auto', px: 3 }}>
          {footer}
          {(previous || next) && <DocPaginator previous={previous} next={next} />}
        </div>
      </>
    );
  }
  const items = toc.filter(({ level }) => level >= minLevel && level <= maxLevel);
  const hasToc = items.length > 1 && !matter.hide_table_of_contents;
  // A wide page uses the space of the table of contents, which opens from a button.
  return (
    <div sx={columnsStyle}>
      <article
        // Remounts on navigation instead of diffing two unrelated pages.
        key={permalink}
        sx={{
          maxWidth: isWide ? undefined : 'content',
          px: [3, 4, 3],
          py: 4,
          minWidth: 0,
          [wide]: { gridColumn: isWide ? '1 / -1' : 1 },
        }}
      >
        {ancestors.length === 0 && (
          <div sx={{ ...copyStyle, position: 'relative', top: -12 }}>{copy}</div>
        )}
        <VersionBanner />
        {ancestors.length > 0 && (
          <div sx={{ display: 'flex', alignItems: 'center', columnGap: 3, mb: 2 }}>
            <Breadcrumbs />
            <div sx={copyStyle}>{copy}</div>
          </div>
        )}
        <Visibility unlisted={unlisted || matter.unlisted} draft={matter.draft} />
        {!matter.hide_title && <h1 sx={{ variant: 'styles.h1' }}>{title}</h1>}
        {(actions || (isWide && hasToc)) && (
          <div data-shell="" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3 }}>
            {actions}
            {isWide && hasToc && <TableOfContentsButton toc={items} />}
          </div>
        )}
        {hasToc && (
          // Not hidden by a selector with the `<aside>`, because the browser may paint before it has parsed that.
          <CollapsibleTableOfContents toc={items} sx={{ [wide]: { display: 'none' } }} />
        )}
        {children}
        {footer}
        <DocPaginator previous={previous} next={next} />
      </article>
      {hasToc && !isWide && <TableOfContents toc={items} />}
    </div>
  );
}
