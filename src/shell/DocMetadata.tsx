import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { CardMetadata, OlderVersionMetadata, PageMetadata } from './Metadata';
import { useCanonicalAddress } from '../versions/useNewestPage';
import { useTrail } from '../sidebar/useTrail';

/** What a documentation page says of itself in its head. Only the version at the root has cards of its own. */
export function DocMetadata() {
  const { title, description } = useDoc().metadata;
  const { isLast } = useDocsVersion();
  const canonical = useCanonicalAddress();
  const section = useTrail().find(({ href }) => href)?.label;
  return (
    <>
      <PageMetadata title={title} description={description} />
      {isLast ? (
        <CardMetadata title={title} section={section} />
      ) : (
        <OlderVersionMetadata canonical={canonical} />
      )}
    </>
  );
}
