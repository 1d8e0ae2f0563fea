// Replaces: theme-classic's Layout (3.10.2) with its navbar, footer and providers.
// Why: Root renders the shell; a page only adds its metadata.
import type { Props } from '@theme/Layout';
import { PageMetadata } from '../shell/layout/Metadata';

export default function Layout({ title, description, children }: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {children}
    </>
  );
}
