/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';

/** Link that opens the page's source in GitHub's editor. */
export function EditLink({
  editUrl,
  children = 'Edit the page on GitHub',
}: {
  editUrl: string;
  children?: ReactNode;
}) {
  return (
    <a href={editUrl} data-shell="" sx={{ variant: 'styles.a' }}>
      {children}
    </a>
  );
}
