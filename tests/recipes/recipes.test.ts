import { findUnmarkedRecipes, readRecipes } from '../../src/site/recipes/write-recipes';
import type { SiteVersion } from '../../src/content/pages/pages';
import { checkEach, differs } from '../support/check-each';
import { contentOf } from '../support/page-content';
import { sourcePages } from '../support/source-pages';

const recipes = sourcePages.filter(({ frontMatter }) => frontMatter.recipe);

const sections = [
  'Add it to your project',
  'How it works',
  'Theme',
  'Variations',
  'Accessibility',
  'Related',
];

/** What a recipe's code can't have, and what to write instead. */
const rules: [RegExp, string][] = [
  [/<(main|h1)\b|as="(main|h1)"/, 'Use other elements: the page around the recipe has these.'],
  [/['"](accent|highlight|gray)['"]/, 'Use colors that every preset has, such as muted.'],
  [
    /\b(margin|padding|border)(Left|Right)\b|\b(ml|mr|pl|pr):|textAlign: '(left|right)'|\b(left|right):/,
    'Use start and end, such as marginInlineStart: a recipe also works from right to left.',
  ],
  [/\sid="/, 'Use useId: the index shows several recipes.'],
  [/https?:\/\/(?!www\.w3\.org)/, 'Use images of the examples: recipes also work offline.'],
  [/\bany\b|@ts-/, 'Use types.'],
];

test('each recipe has the sections of a recipe, and its code works in any page', () => {
  checkEach(recipes, ({ id, text }) => {
    const start = /^```tsx live recipe.*$/m.exec(text);
    if (!start) return [`docs/${id}.mdx has no code. Begin it with: \`\`\`tsx live recipe`];
    const codeStart = start.index + start[0].length + 1;
    const code = text.slice(codeStart, text.indexOf('\n```', codeStart));
    const titles = [...text.matchAll(/^## (.*?) \{/gm)].map(([, title]) => title!);
    const own = titles.filter((title) => sections.includes(title));
    return [
      differs(`docs/${id}.mdx: the list of sections`, own, sections),
      ...rules.map(([rule, remedy]) => {
        const found = rule.exec(code);
        if (!found) return false;
        const line = text.slice(0, codeStart + found.index).split('\n').length;
        return `docs/${id}.mdx:${line}: ${found[0].trim()}. ${remedy}`;
      }),
    ];
  });
});

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
