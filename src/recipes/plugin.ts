import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath, Globby } from '@docusaurus/utils';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getRecipeIslands, recipeKinds, sampleRecipe, type Recipe } from './recipes';
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

/** A parsed recipe file. */
interface RecipeFile extends Omit<Recipe, 'Preview'> {
  /** Module specifier of its live example. */
  module: string;
  /** Code of the module that readers paste. */
  code: string;
}

const collator = new Intl.Collator('en', { numeric: true });
const kinds = Object.keys(recipeKinds);

/** Reads all recipes, sorted by kind, then by title. */
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
          // If they're missing, src/pages/content-check stops the build.
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
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || collator.compare(a.title, b.title),
    );
  return { recipes: sorted, mistakes };
}

/** Renders the module that lists all recipes with their live examples. */
function renderListModule(recipes: RecipeFile[]): string {
  const imports = recipes.map(({ module }, index) => `import R${index} from '${module}';`);
  const items = recipes.map(({ name, title, description, kind }, index) => {
    const fields = JSON.stringify({ name, title, description, kind }).slice(1, -1);
    return `  { ${fields}, Preview: R${index} },`;
  });
  return [...imports, 'export default [', ...items, '];', ''].join('\n');
}

/**
 * Finds the sample recipe; undefined if there are no recipes.
 * @throws if there are recipes, but not this one
 */
function findSample(recipes: RecipeFile[]): RecipeFile | undefined {
  const sample = recipes.find(({ name }) => name === sampleRecipe);
  if (sample || recipes.length === 0) return sample;
  throw new Error(
    `${docsFolder}/recipes/${sampleRecipe}.mdx isn't a recipe, but sampleRecipe in src/recipes/recipes.ts names it. Name another recipe.`,
  );
}

const emptyModule = 'export default () => null;\n';

/** Renders the module that exports the sample recipe. */
const renderSampleModule = (sample: RecipeFile | undefined) =>
  sample ? `export { default } from '${sample.module}';\n` : emptyModule;

/** Renders the module with the island of a recipe's preview page. */
const renderIslandModule = (
  recipe: string,
) => `import { RecipeLook } from '@site/src/recipes/RecipeLook';
import Recipe from '${recipe}';

export default () => <RecipeLook Recipe={Recipe} />;
`;

const toPreviewPage = ({ name, title }: RecipeFile): GeneratedPage => ({
  path: previewPath(name),
  title: `${title} on its own`,
  description: `The live example of the recipe ${title}, without the rest of its page.`,
  source: `${docsFolder}/recipes/${name}.mdx`,
  text: '',
  unlisted: true,
  section: { title: 'Recipes', path: addressOf('/recipes') },
});

/**
 * Finds all recipes: files in docs/recipes with a `kind` in their front matter. Writes a module that lists them
 * (`@generated/recipes/default/list`) and the sample recipe (`…/sample`, its code as `…/sample-source.json`). Adds a
 * preview page for each recipe, which only shows its live example.
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
      await actions.createData('list.tsx', renderListModule(all));
      const sample = findSample(all);
      await actions.createData('sample.tsx', renderSampleModule(sample));
      await actions.createData('sample-source.json', JSON.stringify(sample?.code ?? emptyModule));
      for (const recipe of all) {
        const { title, description } = toPreviewPage(recipe);
        const info = await actions.createData(`${recipe.name}.json`, {
          name: recipe.name,
          title,
          description,
        });
        const page = getRecipeIslands(recipe.name);
        actions.addRoute({
          path: addressOf(previewPath(recipe.name)),
          component: `@site/${source}`,
          // Aliased, since script names derive from these paths and must not depend on the folder.
          modules: {
            Look: writeIslandModule(generatedFilesDir, page, renderIslandModule(recipe.module)),
            info: aliasedSitePath(info, siteDir),
          },
          exact: true,
        });
      }
    },
  };
}
