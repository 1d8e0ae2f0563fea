import Head from '@docusaurus/Head';
import { Island } from '@island';
import type { ComponentType } from 'react';
import { PageMetadata } from '../../shell/layout/Metadata';

interface RecipePreviewProps {
  /** Island of the page: `RecipeLook` for this recipe. */
  Look: ComponentType;
  /** Name of the module with the island. */
  islands: string;
  title: string;
  description: string;
}

/** Page with only the live example of a recipe. Not indexed by search engines. */
export default function RecipePreview({ Look, islands, title, description }: RecipePreviewProps) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Island page={islands} name="default" component={<Look />} />
    </>
  );
}
