/** @jsxImportSource theme-ui */
import Head from '@docusaurus/Head';
import { PathSearch } from '../search/PathSearch';
import { addressOf } from '../../base/facts/base-url';
import { notFoundLayout } from '../../runtime/page-loading/page-view';
import { notFound } from './not-found';
import { olderVersions, versionsPagePath } from '../../content/versions/list';
import { PageMetadata } from './Metadata';
import { columnsStyle } from './DocPage';
import { ConfiguredLink } from './ConfiguredLink';
import { useThemeConfig } from './useThemeConfig';

/**
 * 404 page. In the browser, src/shell/layout/current-path fills in the path.
 */
export function NotFoundPage() {
  const { items } = useThemeConfig().navbar;
  return (
    <div sx={columnsStyle}>
      <div sx={{ maxWidth: 'content', px: [3, 4, 3], py: 4, minWidth: 0 }}>
        <PageMetadata {...notFound} />
        <Head>
          <html data-layout={notFoundLayout} />
        </Head>
        <p sx={{ variant: 'text.caps', color: 'gray', m: 0 }}>404</p>
        <h1 sx={{ variant: 'styles.h1' }}>{notFound.title}</h1>
        <p>
          There’s no page at{' '}
          <span data-current-path="" sx={{ 'html[data-scripts] &': { variant: 'styles.code' } }}>
            this address
          </span>
          . The link you followed may be outdated or mistyped.
        </p>
        <PathSearch />
        <h2 sx={{ variant: 'text.caps', color: 'gray', m: 0, mb: 2 }}>Sections of this site</h2>
        <ul sx={sectionsStyle}>
          {items
            .filter(({ to }) => to)
            .map((link) => (
              <li key={link.label}>
                <ConfiguredLink link={link} sx={{ variant: 'styles.a' }} />
              </li>
            ))}
          {olderVersions.length > 0 && (
            <li>
              <a href={addressOf(versionsPagePath)} sx={{ variant: 'styles.a' }}>
                All versions
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

const sectionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media (pointer: coarse)': { a: { display: 'inline-block', py: 2 } },
} as const;
