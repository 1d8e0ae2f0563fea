import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { Code } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { readFence } from '../../content/code/fence';
import { writeIslandModule } from '../../runtime/islands/island-modules';
import { writeLiveModule } from '../../content/markdown/live-module';
import type { Mistake } from '../../content/markdown/mistake';
import { readGroups } from '../../content/pages/page-groups';
import type { SitePage, SiteVersion } from '../../content/pages/pages';
import { addressOf } from '../../base/facts/base-url';
import { docsFolder } from '../../base/facts/facts';
import { previewPath } from '../../base/facts/recipe-paths';
import { writeChanged } from '../../base/facts/generated-static';
import { currentVersion } from '../../content/versions/list';

const previewComponent = 'src/site/recipes/RecipePreview.tsx';

/** Path of the recipe that previews of themes show: it has cards, buttons, lists and a switch. */
const samplePath = '/recipes/pricing-table';

/** A recipe's page, and the module that readers paste. */
interface Recipe {
  page: SitePage;
  code: string;
}

/** Reads the code of all `recipe` fences on a page. */
function readCodes({ content }: SitePage): string[] {
  const codes: string[] = [];
  visit(content.tree, 'code', (node: Code) => {
    const { flags, code } = readFence(node);
    if (flags.includes('recipe')) codes.push(code);
  });
  return codes;
}

/** Describes the problem of an invalid recipe; undefined for a valid one. */
function findProblem(codes: string[], isGrouped: boolean): string | undefined {
  if (codes.length !== 1) {
    return `A recipe needs exactly one "tsx live recipe" code block; this page has ${codes.length}.`;
  }
  if (!/^export default /m.test(codes[0]!)) {
    return `A recipe's code must be a module with an "export default" at the start of a line.`;
  }
  return isGrouped
    ? undefined
    : 'The recipe index shows the groups under "Recipes" in sidebars.ts. Move this page into one of them.';
}

const isRecipe = ({ frontMatter }: SitePage) => frontMatter.recipe === true;

/** Finds pages with a `recipe` fence that don't say in their front matter that they're recipes. */
export function findUnmarkedRecipes({ pages }: SiteVersion): Mistake[] {
  return pages
    .filter((page) => !isRecipe(page) && readCodes(page).length > 0)
    .map(({ source }) => ({
      file: source,
      text: 'A page with a "tsx live recipe" code block needs "recipe: true" in its front matter.',
    }));
}

/**
 * Reads the recipes of the newest version: pages with `recipe: true` in their front matter.
 * @returns recipes in the order of their pages, and mistakes in their files
 */
export function readRecipes(version: SiteVersion): { recipes: Recipe[]; mistakes: Mistake[] } {
  const grouped = new Set(
    readGroups(version, '/recipes').flatMap(({ pages }) => pages.map((page) => page.path)),
  );
  const recipes: Recipe[] = [];
  const mistakes: Mistake[] = [];
  for (const page of version.pages.filter(isRecipe)) {
    if (page.content.hasSyntaxError) continue;
    const codes = readCodes(page);
    const problem = findProblem(codes, grouped.has(page.path));
    if (problem) mistakes.push({ file: page.source, text: problem });
    else recipes.push({ page, code: codes[0]! });
  }
  return { recipes, mistakes };
}

/** Renders the module that exports the live examples of all recipes, by the path of their pages. */
function renderListModule(modules: [page: string, module: string][]): string {
  const imports = modules.map(([, module], index) => `import R${index} from '${module}';`);
  const items = modules.map(([page], index) => `  '${page}': R${index},`);
  return [...imports, 'export default {', ...items, '};', ''].join('\n');
}

/** Renders the module with the island of a recipe's preview page. */
const renderIslandModule = (
  recipe: string,
) => `import { RecipeLook } from '@site/src/site/recipes/RecipeLook';
import Recipe from '${recipe}';

export default () => <RecipeLook Recipe={Recipe} />;
`;

/**
 * Writes the modules `@generated/recipes/list` (all live examples) and `@generated/recipes/sample` (one of them, its
 * code as `sample-source.json`). Adds the route of each recipe's preview, which only shows its live example.
 * @param generatedFilesDir folder of Docusaurus' generated files
 * @returns mistakes in the files of recipes
 * @throws if there are recipes, but not the sample
 */
export function writeRecipes(
  version: SiteVersion,
  generatedFilesDir: string,
  { addRoute }: PluginContentLoadedActions,
): Mistake[] {
  const { recipes, mistakes } = readRecipes(version);
  const sample = recipes.find(({ page }) => page.path === samplePath);
  if (!sample && recipes.length > 0) {
    throw new Error(
      `${docsFolder}${samplePath}.mdx isn't a recipe, but src/site/recipes/write-recipes.ts uses it as the sample recipe. Choose another recipe there.`,
    );
  }
  const write = (name: string, text: string) =>
    writeChanged(path.join(generatedFilesDir, 'recipes', name), text);
  const code = sample?.code ?? 'export default () => null;\n';
  const writeModule = (text: string) => writeLiveModule(text, generatedFilesDir, currentVersion);
  write('sample.tsx', `export { default } from '${writeModule(code)}';\n`);
  write('sample-source.json', JSON.stringify(code));
  const modules = recipes.map(({ page, code }): [string, string] => [page.path, writeModule(code)]);
  write('list.tsx', renderListModule(modules));
  for (const [page, module] of modules) {
    const preview = version.pages.find(({ path }) => path === previewPath(page))!;
    const islands = page.slice(1).replaceAll('/', '-');
    addRoute({
      path: addressOf(preview.path),
      component: `@site/${previewComponent}`,
      modules: { Look: writeIslandModule(generatedFilesDir, islands, renderIslandModule(module)) },
      props: { islands, title: preview.title, description: preview.description },
      exact: true,
    });
  }
  return mistakes;
}
