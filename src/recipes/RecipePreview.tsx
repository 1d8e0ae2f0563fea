import Head from '@docusaurus/Head';
import { Island } from '@island';
import type { ComponentType } from 'react';
import { recipeIslands } from './recipes';
import { PageMetadata } from '../shell/Metadata';

interface RecipePreviewProps {
  /** The page's island: RecipeLook of this recipe. */
  Look: ComponentType;
  info: { name: string; title: string; description: string };
}

/** The live example of a recipe and nothing else. Search engines leave it out. */
export default function RecipePreview({ Look, info }: RecipePreviewProps) {
  const { name, title, description } = info;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Island page={recipeIslands(name)} name="default" component={<Look />} />
    </>
  );
}
