/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import type { ReactNode } from 'react';
import { shellPart } from '../site/attributes';

/** Link that opens the page's source in GitHub's editor. */
export function EditLink({
  editUrl,
  children = 'Edit the page on GitHub',
}: {
  editUrl: string;
  children?: ReactNode;
}) {
  return (
    <a href={editUrl} {...attribute(shellPart)} sx={{ variant: 'styles.a' }}>
      {children}
    </a>
  );
}
