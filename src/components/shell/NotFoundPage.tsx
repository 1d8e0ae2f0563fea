/** @jsxImportSource theme-ui */
import { Redirect, useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isKnownPage } from '../../page-loading/browser-source';
import { searchPagePath } from '../../search/address';
import { addressOf, pathOf } from '../../site/base-url';
import { editUrl } from '../../site/facts';
import { notFound } from '../../site/not-found';
import { cleanPath } from '../../site/paths';
import { redirectTarget } from '../../site/redirects';
import { olderVersions } from '../../versions/list';
import { PageMetadata } from './Metadata';
import { PageMeta } from './PageMeta';
import { useNavigation } from './useNavigation';

/**
 * Shown at an address that no page has: says which, and leads on; src/behaviors/missing-version says which
 * versions have it. Redirected addresses lead there.
 */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const items = useNavigation();
  const starts = usePluginData('versions') as Record<string, string>;
  const target = isBrowser
    ? (redirectTarget(pathname) ?? starts[pathOf(cleanPath(pathname))!])
    : undefined;
  if (target && isKnownPage(target)) return <Redirect to={target + search + hash} />;
  return (
    <div sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 5 }}>
      <PageMetadata {...notFound} />
      <p sx={{ variant: 'text.caps', color: 'gray', m: 0 }}>404</p>
      <h1 sx={{ variant: 'styles.h1' }}>{notFound.title}</h1>
      <p>
        There is no page at{' '}
        <span
          data-current-path=""
          suppressHydrationWarning
          sx={{ 'html[data-scripts] &': { variant: 'styles.code' } }}
        >
          {isBrowser ? pathname : 'this address'}
        </span>
        . The link that led here may be old or mistyped.
      </p>
      {olderVersions.length > 0 && (
        <div
          role="status"
          data-versions-missing=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
          sx={{ a: { variant: 'styles.a' }, ul: { variant: 'styles.ul' } }}
        />
      )}
      <p data-with-scripts="">
        <a
          href={addressOf(searchPagePath)}
          data-search-path=""
          suppressHydrationWarning
          sx={{ variant: 'links.button' }}
        >
          Search for its words
        </a>
      </p>
      <p>One of these may be what you are looking for:</p>
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
      <PageMeta editUrl={editUrl('src/components/shell/NotFoundPage.tsx')} updatedAt={undefined} />
    </div>
  );
}
