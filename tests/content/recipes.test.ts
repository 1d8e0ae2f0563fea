import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sidebars from '../../sidebars';
import { recipeKinds } from '../../src/recipes/recipes';
import { readRecipe } from '../../src/recipes/recipe-source';

const folder = 'docs/recipes';

const recipes = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const kind = /^kind: (.*)$/m.exec(text)?.[1];
    const { recipe } = readRecipe(text, kind, file);
    return recipe ? [{ name: file.replace('.mdx', ''), text, ...recipe }] : [];
  });

test(`there are ${recipes.length} recipes`, () => {
  expect(recipes.length).toBeGreaterThan(18);
});

test('the navigation groups them by their kind', () => {
  type Item = { label: string; items: (string | Item)[] };
  const items = (sidebars as unknown as { docs: (string | Item)[] }).docs;
  const section = items.find((item) => typeof item === 'object' && item.label === 'Recipes');
  const groups = (section as Item).items as Item[];
  const namesOf = (kind: string) =>
    recipes.filter((recipe) => recipe.kind === kind).map(({ name }) => `recipes/${name}`);
  expect(groups.map(({ label, items }) => [label, [...items].sort()])).toEqual(
    Object.entries(recipeKinds)
      .filter(([kind]) => namesOf(kind).length > 0)
      .map(([kind, label]) => [label, namesOf(kind).sort()]),
  );
});

const sections = [
  'Add it to your project',
  'How it works',
  'Theme',
  'Variations',
  'Accessibility',
  'Related',
];

test.each(recipes.map((recipe) => [recipe.name, recipe] as const))(
  '%s tells what each recipe tells, and its code can stand anywhere in a page',
  (_name, { text, code }) => {
    const titles = [...text.matchAll(/^## (.*?) \{/gm)].map(([, title]) => title);
    expect(titles.filter((title) => sections.includes(title!))).toEqual(sections);
    // The page around it has these.
    expect(code).not.toMatch(/<(main|h1)\b|as="(main|h1)"/);
    // Names of colors that some preset lacks.
    expect(code).not.toMatch(/['"](accent|highlight|gray)['"]/);
    // They would not turn with the direction of writing.
    expect(code).not.toMatch(
      /\b(margin|padding|border)(Left|Right)\b|\b(ml|mr|pl|pr):|textAlign: '(left|right)'|\b(left|right):/,
    );
    // Several recipes stand on the page of all.
    expect(code).not.toMatch(/\sid="/);
    expect(code).not.toMatch(/https?:\/\/(?!www\.w3\.org)|\bany\b|@ts-/);
    expect(code.split('\n').length).toBeLessThan(200);
  },
);

describe('a file that is no right recipe stops the build with the remedy', () => {
  const page = (fence: string) => `Text\n\n\`\`\`${fence}\nexport default () => null;\n\`\`\`\n`;
  const cases: [what: string, text: string, kind: unknown, message: string][] = [
    [
      'no kind',
      page('tsx live recipe'),
      undefined,
      'A recipe needs a "kind" in its front matter: one of',
    ],
    ['an unknown kind', page('tsx live recipe'), 'menu', 'one of layout, header'],
    [
      'no fence',
      page('tsx live'),
      'header',
      'needs exactly one fence "tsx live recipe"; this page has 0',
    ],
    ['two fences', page('tsx live recipe').repeat(2), 'header', 'this page has 2'],
    ['no module', '```tsx live recipe\n<p />\n```\n', 'header', 'with an "export default"'],
  ];
  test.each(cases)('%s', (_what, text, kind, message) => {
    expect(readRecipe(text, kind, 'docs/recipes/x.mdx')).toEqual({
      mistake: { file: 'docs/recipes/x.mdx', text: expect.stringContaining(message) as string },
    });
  });

  test('other pages of the folder are none', () => {
    expect(readRecipe('# Notes', undefined, 'docs/recipes/notes.mdx')).toEqual({});
    expect(existsSync(`${folder}/notes.mdx`)).toBe(true);
  });
});
