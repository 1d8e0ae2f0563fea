import Head from '@docusaurus/Head';
import { Island } from '@island';
import type { ComponentType } from 'react';
import { getRecipeIslands } from './recipes';
import { PageMetadata } from '../shell/Metadata';

interface RecipePreviewProps {
  /** Island of the page: `RecipeLook` for this recipe. */
  Look: ComponentType;
  info: { name: string; title: string; description: string };
}

/** Page with only the live example of a recipe. Not indexed by search engines. */
export default function RecipePreview({ Look, info }: RecipePreviewProps) {
  const { name, title, description } = info;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Island page={getRecipeIslands(name)} name="default" component={<Look />} />
    </>
  );
}
