/** @jsxImportSource theme-ui */
import { PageMetadata } from '@docusaurus/theme-common';
import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { redirectTarget } from '../../site/redirects';
import { useNavigation } from './useNavigation';

/** Shown at an address that no page has: says which, and leads on. Redirected addresses lead there. */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const isBrowser = useIsBrowser();
  const entries = useNavigation();
  const target = isBrowser ? redirectTarget(pathname) : undefined;
  if (target) return <Redirect to={target + search + hash} />;
  return (
    <div sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 5 }}>
      <PageMetadata
        title="Page not found"
        description="This address has no page. The main sections of the Theme UI documentation are listed here."
      />
      <p sx={{ variant: 'text.caps', color: 'gray', m: 0 }}>404</p>
      <h1 sx={{ variant: 'styles.h1' }}>Page not found</h1>
      <p>
        {isBrowser ? (
          <>
            There is no page at <code sx={{ variant: 'styles.code' }}>{pathname}</code>.
          </>
        ) : (
          'There is no page at this address.'
        )}{' '}
        The link that led here may be old or mistyped. One of these may be what you are looking for:
      </p>
      <ul sx={{ columns: [1, 2], pl: 4, li: { my: 1 } }}>
        {entries.map(({ title, path }) => (
          <li key={path}>
            <a href={path} sx={{ variant: 'styles.a' }}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
