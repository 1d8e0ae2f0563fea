import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { CardMetadata, OlderVersionMetadata, PageMetadata } from './Metadata';
import { useCanonicalAddress } from '../versions/useNewestPage';
import { useTrail } from '../sidebar/useTrail';

/** Head metadata of a documentation page. Only pages of the current version have their own social cards. */
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
