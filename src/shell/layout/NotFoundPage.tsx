/** @jsxImportSource theme-ui */
import Head from '@docusaurus/Head';
import { searchPagePath } from '../search/address';
import { addressOf } from '../../base/facts/base-url';
import { editUrl } from '../../base/facts/facts';
import { notFound } from './not-found';
import { olderVersions, versionsPagePath } from '../../content/versions/list';
import { PageMetadata } from './Metadata';
import { columnsStyle } from './DocPage';
import { PageFooter } from './PageFooter';
import { useNavigation } from '../sidebar/useNavigation';

/**
 * 404 page. In the browser, src/shell/layout/current-path fills in the path.
 */
export function NotFoundPage() {
  // Without the labels of groups.
  const items = useNavigation().flatMap((item) =>
    item.type === 'category' && !item.href ? item.items : item,
  );
  return (
    <div sx={columnsStyle}>
      <div sx={{ maxWidth: 'content', px: [3, 4, 3], py: 4, minWidth: 0 }}>
        <PageMetadata {...notFound} />
        <Head>
          <html data-not-found="" />
        </Head>
        <p sx={{ variant: 'text.caps', color: 'gray', m: 0 }}>404</p>
        <h1 sx={{ variant: 'styles.h1' }}>{notFound.title}</h1>
        <p>
          There’s no page at{' '}
          <span data-current-path="" sx={{ 'html[data-scripts] &': { variant: 'styles.code' } }}>
            this address
          </span>
          . The link that led here may be old or mistyped.
        </p>
        {olderVersions.length > 0 && (
          <p>
            Another version of these pages may have it: see{' '}
            <a href={addressOf(versionsPagePath)} sx={{ variant: 'styles.a' }}>
              all versions
            </a>
            .
          </p>
        )}
        <p data-with-scripts="">
          <a href={addressOf(searchPagePath)} data-search-path="" sx={{ variant: 'links.button' }}>
            Search for this page
          </a>
        </p>
        <p>One of these pages may help:</p>
        <ul sx={{ columns: [1, 2], paddingInlineStart: 4, li: { mb: 2, breakInside: 'avoid' } }}>
          {items.map(
            ({ label, href }) =>
              href && (
                <li key={href}>
                  <a href={href} sx={{ variant: 'styles.a' }}>
                    {label}
                  </a>
                </li>
              ),
          )}
        </ul>
        <PageFooter editUrl={editUrl('src/shell/layout/NotFoundPage.tsx')} updatedAt={undefined} />
      </div>
    </div>
  );
}
