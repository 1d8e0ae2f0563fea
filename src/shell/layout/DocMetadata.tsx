import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { CardMetadata, ImageMetadata, OlderVersionMetadata, PageMetadata } from './Metadata';
import { useCanonicalAddress } from '../../content/versions/useNewestPage';
import { useTrail } from '../sidebar/useTrail';

/** Head metadata of a documentation page. Only pages of the current version have their own social cards. */
export function DocMetadata() {
  const { metadata, assets, frontMatter } = useDoc();
  const { title, description, unlisted } = metadata;
  const image = assets.image ?? frontMatter.image;
  const { isLast, version } = useDocsVersion();
  const canonical = useCanonicalAddress();
  const section = useTrail().find(({ href }) => href)?.label;
  return (
    <>
      <PageMetadata title={isLast ? title : `${title} (${version})`} description={description} />
      {isLast && !unlisted && !image && <CardMetadata title={title} section={section} />}
      {!isLast && <OlderVersionMetadata canonical={canonical} />}
      {image && <ImageMetadata image={image} alt={title} />}
    </>
  );
}
