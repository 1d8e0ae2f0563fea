// Replaces: theme-classic's DocItem (3.10.2).
// Why: custom page layout, in Theme UI.
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import { DocMetadata } from '../../shell/layout/DocMetadata';
import { DocPage } from '../../shell/layout/DocPage';

export default function DocItem({ content: Content }: Props) {
  return (
    <DocProvider content={Content}>
      <DocMetadata />
      <DocPage>
        {/* For src/content/pages/rendered-content.ts. */}
        <div data-content="" style={{ display: 'contents' }}>
          <MDXContent>
            <Content />
          </MDXContent>
        </div>
      </DocPage>
    </DocProvider>
  );
}
