import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath, Globby } from '@docusaurus/utils';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recipeIslands, recipeKinds, sampleRecipe, type Recipe } from './recipes';
import { previewPath } from '../site/recipe-paths';
import { writeIslandModule } from '../islands/island-modules';
import { readFrontMatter } from '../pages/front-matter';
import { writeLiveModule } from '../markdown/live-module';
import type { Mistake } from '../markdown/mistake';
import type { GeneratedPage, GeneratedPages } from '../pages/pages';
import { readRecipe } from './recipe-source';
import { addressOf } from '../site/base-url';
import { docsFolder } from '../site/facts';
import { currentVersion } from '../versions/list';

const source = 'src/recipes/RecipePreview.tsx';

/** What a file says of its recipe, and where its live example is. */
interface RecipeFile extends Omit<Recipe, 'Preview'> {
  module: string;
  /** The module that readers paste. */
  code: string;
}

const byName = new Intl.Collator('en', { numeric: true });
const kinds = Object.keys(recipeKinds);

/** Reads all recipes of a folder, in the order of the index: by kind, then by title. */
async function readRecipes(
  siteDir: string,
  generatedFilesDir: string,
): Promise<{ recipes: RecipeFile[]; mistakes: Mistake[] }> {
  const files = await Globby(`${docsFolder}/recipes/*.mdx`, { cwd: siteDir });
  const mistakes: Mistake[] = [];
  const recipes = await Promise.all(
    files.map(async (filePath): Promise<RecipeFile[]> => {
      const text = await readFile(path.join(siteDir, filePath), 'utf8');
      const { frontMatter } = await readFrontMatter(text, filePath);
      const { recipe, mistake } = readRecipe(text, frontMatter.kind, filePath);
      if (mistake) mistakes.push(mistake);
      if (!recipe) return [];
      return [
        {
          name: path.basename(filePath, '.mdx'),
          // Without them, src/pages/content-check stops the build.
          title: frontMatter.title ?? '',
          description: frontMatter.description ?? '',
          kind: recipe.kind,
          code: recipe.code,
          module: writeLiveModule(recipe.code, generatedFilesDir, currentVersion),
        },
      ];
    }),
  );
  const sorted = recipes
    .flat()
    .sort(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byName.compare(a.title, b.title),
    );
  return { recipes: sorted, mistakes };
}

/** The module of the index: what the files say, and their live examples. */
function listModule(recipes: RecipeFile[]): string {
  const imports = recipes.map(({ module }, index) => `import R${index} from '${module}';`);
  const items = recipes.map(({ name, title, description, kind }, index) => {
    const fields = JSON.stringify({ name, title, description, kind }).slice(1, -1);
    return `  { ${fields}, Preview: R${index} },`;
  });
  return [...imports, 'export default [', ...items, '];', ''].join('\n');
}

/**
 * The recipe that stands for all where a theme is shown; undefined where there are none.
 * @throws an error when there are only others
 */
function findSample(recipes: RecipeFile[]): RecipeFile | undefined {
  const sample = recipes.find(({ name }) => name === sampleRecipe);
  if (sample || recipes.length === 0) return sample;
  throw new Error(
    `${docsFolder}/recipes/${sampleRecipe}.mdx is no recipe, and src/recipes/recipes.ts names it as the sample. Name another.`,
  );
}

const nothing = 'export default () => null;\n';

/** The module that shows the sample. */
const sampleModule = (sample: RecipeFile | undefined) =>
  sample ? `export { default } from '${sample.module}';\n` : nothing;

/** The module with the island of a recipe's page by itself. */
const islandModule = (recipe: string) => `import { RecipeLook } from '@site/src/recipes/RecipeLook';
import Recipe from '${recipe}';

export default () => <RecipeLook Recipe={Recipe} />;
`;

const toPreviewPage = ({ name, title }: RecipeFile): GeneratedPage => ({
  path: previewPath(name),
  title: `${title} by itself`,
  description: `The live example of the recipe ${title} on a page without anything else.`,
  source: `${docsFolder}/recipes/${name}.mdx`,
  text: '',
  unlisted: true,
  section: { title: 'Recipes', path: addressOf('/recipes') },
});

/**
 * Finds the recipes: each file in docs/recipes whose front matter has a `kind`. Lists them for the index
 * (`@generated/recipes/default/list`), names one as a sample (`…/sample`, as text `…/sample-source.json`), and makes a page of each that shows its live example and nothing else.
 */
export default function recipes(context: LoadContext): Plugin<GeneratedPages> {
  const { siteDir, generatedFilesDir } = context;
  let all: RecipeFile[] = [];
  return {
    name: 'recipes',
    getPathsToWatch: () => [`${siteDir}/${docsFolder}/recipes/*.mdx`],
    async loadContent() {
      const { recipes, mistakes } = await readRecipes(siteDir, generatedFilesDir);
      all = recipes;
      return { generatedPages: all.map(toPreviewPage), mistakes };
    },
    async contentLoaded({ actions }) {
      await actions.createData('list.tsx', listModule(all));
      const sample = findSample(all);
      await actions.createData('sample.tsx', sampleModule(sample));
      await actions.createData('sample-source.json', JSON.stringify(sample?.code ?? nothing));
      for (const recipe of all) {
        const { title, description } = toPreviewPage(recipe);
        const info = await actions.createData(`${recipe.name}.json`, {
          name: recipe.name,
          title,
          description,
        });
        const page = recipeIslands(recipe.name);
        actions.addRoute({
          path: addressOf(previewPath(recipe.name)),
          component: `@site/${source}`,
          // By an alias: the names of scripts come from this path, and must be the same in any folder.
          modules: {
            Look: writeIslandModule(generatedFilesDir, page, islandModule(recipe.module)),
            info: aliasedSitePath(info, siteDir),
          },
          exact: true,
        });
      }
    },
  };
}
