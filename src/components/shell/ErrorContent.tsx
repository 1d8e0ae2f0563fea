/** @jsxImportSource theme-ui */
import { Button } from 'theme-ui';

/** Shown in place of a page that crashed; the shell around it still works. */
export function ErrorContent({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <div role="alert" sx={{ maxWidth: 'content', mx: 'auto', px: 3, py: 5 }}>
      <h1 sx={{ variant: 'styles.h1' }}>This page failed</h1>
      <p>Something on this page threw an error. You can try again, or go on with another page.</p>
      <pre sx={{ variant: 'styles.pre', bg: 'muted', borderRadius: 'default' }}>
        {error.message}
      </pre>
      <Button type="button" onClick={tryAgain} sx={{ mt: 3 }}>
        Try again
      </Button>
    </div>
  );
}
