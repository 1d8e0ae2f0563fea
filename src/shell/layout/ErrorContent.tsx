/** @jsxImportSource theme-ui */
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';

/** Error boundary fallback of a page. Resets when the path changes. */
export function ErrorContent({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  const { pathname } = useLocation();
  const [failedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedAt) tryAgain();
  }, [pathname, failedAt, tryAgain]);
  return (
    <div role="alert" sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 5 }}>
      <h1 sx={{ variant: 'styles.h1' }}>This page crashed</h1>
      <p>An error occurred on this page. Try again, or open another page.</p>
      <pre sx={{ variant: 'styles.pre', bg: 'muted', borderRadius: 'default' }}>
        {error.message}
      </pre>
      <button type="button" onClick={tryAgain} sx={{ variant: 'buttons.tool', mt: 3 }}>
        Try again
      </button>
    </div>
  );
}
