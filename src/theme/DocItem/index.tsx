// Replaces: theme-classic's DocItem (3.10.2).
// Why: the page's layout is ours, in Theme UI.
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import { DocPage } from '../../components/shell/DocPage';
import { PageMetadata } from '../../components/shell/Metadata';

export default function DocItem({ content: Content }: Props) {
  const { title, description } = Content.metadata;
  return (
    <DocProvider content={Content}>
      <PageMetadata title={title} description={description} />
      <DocPage>
        <MDXContent>
          <Content />
        </MDXContent>
      </DocPage>
    </DocProvider>
  );
}
