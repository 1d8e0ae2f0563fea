import { findUnmarkedRecipes, readRecipes } from '../../src/site/recipes/write-recipes';
import type { SiteVersion } from '../../src/content/pages/pages';
import { contentOf } from '../support/page-content';
import { sourcePages } from '../support/source-pages';

const recipes = sourcePages.filter(({ frontMatter }) => frontMatter.recipe);

test('pages with recipes are found', () => {
  expect(recipes.length).toBeGreaterThan(0);
});

const sections = [
  'Add it to your project',
  'How it works',
  'Theme',
  'Variations',
  'Accessibility',
  'Related',
];

test.each(recipes.map(({ id, text }) => [id, text]))(
  '%s has the sections of a recipe, and its code works in any page',
  (_id, text) => {
    const code = /^```tsx live recipe.*?\n(.*?)\n```$/ms.exec(text)![1]!;
    const titles = [...text.matchAll(/^## (.*?) \{/gm)].map(([, title]) => title);
    expect(titles.filter((title) => sections.includes(title!))).toEqual(sections);
    // The page around it has these.
    expect(code).not.toMatch(/<(main|h1)\b|as="(main|h1)"/);
    // Names of colors that some preset lacks.
    expect(code).not.toMatch(/['"](accent|highlight|gray)['"]/);
    // These ignore the direction of writing.
    expect(code).not.toMatch(
      /\b(margin|padding|border)(Left|Right)\b|\b(ml|mr|pl|pr):|textAlign: '(left|right)'|\b(left|right):/,
    );
    // The index shows several recipes.
    expect(code).not.toMatch(/\sid="/);
    expect(code).not.toMatch(/https?:\/\/(?!www\.w3\.org)|\bany\b|@ts-/);
  },
);

describe('the recipes of the build', () => {
  const path = '/recipes/a';
  const versionOf = (
    text: string,
    recipe?: boolean,
    group = [{ type: 'link', label: 'A', href: path }],
  ) =>
    ({
      navigation: [
        {
          type: 'category',
          label: 'Recipes',
          href: '/recipes',
          items: [{ type: 'category', label: 'Headers', items: group }],
        },
      ],
      pages: [{ path, source: 'docs/a.mdx', frontMatter: { recipe }, content: contentOf(text) }],
    }) as unknown as SiteVersion;
  const read = (...options: Parameters<typeof versionOf>) => readRecipes(versionOf(...options));
  const fence = (words: string) => `Text\n\n\`\`\`${words}\nexport default () => null;\n\`\`\`\n`;
  const good = fence('tsx live recipe');

  test.each([
    [
      'without a fence',
      read(fence('tsx live'), true),
      'needs exactly one "tsx live recipe" code block; this page has 0',
    ],
    ['with two fences', read(good.repeat(2), true), 'this page has 2'],
    [
      'without a module',
      read('```tsx live recipe\n<p />\n```\n', true),
      'with an "export default"',
    ],
    ['outside of all groups', read(good, true, []), 'groups under "Recipes" in sidebars.ts'],
  ])('a page %s is reported with the fix', (_, { recipes, mistakes }, message) => {
    expect(recipes).toEqual([]);
    expect(mistakes).toEqual([
      { file: 'docs/a.mdx', text: expect.stringContaining(message) as string },
    ]);
  });

  test('a page without the mark is reported with the fix', () => {
    expect(findUnmarkedRecipes(versionOf(good))).toEqual([
      { file: 'docs/a.mdx', text: expect.stringContaining('needs "recipe: true"') as string },
    ]);
    expect(findUnmarkedRecipes(versionOf(good, true))).toEqual([]);
  });

  test('pages without mistakes are accepted', () => {
    expect(read('# Notes')).toEqual({ recipes: [], mistakes: [] });
    const { recipes, mistakes } = read(good, true);
    expect(mistakes).toEqual([]);
    expect(recipes.map(({ page, code }) => [page.path, code])).toEqual([
      [path, 'export default () => null;'],
    ]);
  });
});
