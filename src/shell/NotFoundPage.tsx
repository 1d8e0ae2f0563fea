/** @jsxImportSource theme-ui */
import { searchPagePath } from '../search/address';
import { missingPageLink } from '../search/attributes';
import { addressOf } from '../site/base-url';
import { editUrl } from '../site/facts';
import { notFound } from '../site/not-found';
import { olderVersions } from '../versions/list';
import { PageMetadata } from './Metadata';
import { PageMeta } from './PageMeta';
import { useNavigation } from '../sidebar/useNavigation';

/**
 * Shown at an address that no page has, and leads on; src/sidebar/current-path says which, and
 * src/versions/browser/missing-version which versions have it.
 */
export function NotFoundPage() {
  const items = useNavigation();
  return (
    <div sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 5 }}>
      <PageMetadata {...notFound} />
      <p sx={{ variant: 'text.caps', color: 'gray', m: 0 }}>404</p>
      <h1 sx={{ variant: 'styles.h1' }}>{notFound.title}</h1>
      <p>
        There is no page at{' '}
        <span data-current-path="" sx={{ 'html[data-scripts] &': { variant: 'styles.code' } }}>
          this address
        </span>
        . The link that led here may be old or mistyped.
      </p>
      {olderVersions.length > 0 && (
        <div
          role="status"
          data-versions-missing=""
          sx={{ a: { variant: 'styles.a' }, ul: { variant: 'styles.ul' } }}
        />
      )}
      <p data-with-scripts="">
        <a
          href={addressOf(searchPagePath)}
          {...missingPageLink.props()}
          sx={{ variant: 'links.button' }}
        >
          Search for its words
        </a>
      </p>
      <p>One of these may be what you are looking for:</p>
      <ul
        data-main-sections=""
        sx={{ columns: [1, 2], paddingInlineStart: 4, li: { mb: 2, breakInside: 'avoid' } }}
      >
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
      <PageMeta editUrl={editUrl('src/shell/NotFoundPage.tsx')} updatedAt={undefined} />
    </div>
  );
}
