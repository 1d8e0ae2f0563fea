import { existsSync, readFileSync } from 'node:fs';
import { moduleText, toExampleModule } from '../../src/content/code/example-module';
import { getPageScope } from '../../src/content/markdown/live-module';
import { currentVersion, versionOfFile } from '../../src/content/versions/list';
import { packagesOf } from '../../src/content/versions/packages';
import { claimMarkers } from './claim-markers';
import { exportedThemes } from '../support/exported-themes';
import { testedVersions } from './frozen-versions';
import { isLive, pageCode, type CodeBlock } from '../support/page-code';
import { importedNames } from './parse-code';
import { loadModule } from './run-example';
import { createTypeProgram, type TypeProgram } from './type-check';
import { typeClaims } from './type-claims';

// All tests that need TypeScript's checker are in this file. One program per version parses the types of React, the
// DOM, and Theme UI, which takes longer than the checks.

/** Type errors that a page shows on purpose. Each must occur. */
const knownMistakes = [
  {
    page: 'components/button.mdx',
    message: "Property 'href' does not exist",
    reason: 'The page says that a Button as a link is an error with TypeScript.',
  },
];

const blocks = pageCode();
const live = blocks.filter(isLive);

/** The file only exists in memory, next to its page. */
const fileOf = ({ page, line }: CodeBlock) => `${page}.${line}.tsx`;
const moduleOf = ({ page, code }: CodeBlock) =>
  moduleText(toExampleModule(code, getPageScope(versionOfFile(page))));

/** Exported themes, a file that uses them, and a theme with a mistake. */
const themeFiles = [
  ...exportedThemes,
  [
    'use',
    [
      "import type { Theme } from 'theme-ui';",
      ...[...exportedThemes.keys()].map(
        (name, index) => `import { theme as t${index} } from './theme ${name}';`,
      ),
      `export const all: Theme[] = [${[...exportedThemes.keys()].map((_, index) => `t${index}`).join(', ')}];`,
    ].join('\n'),
  ],
  ['wrong', "import type { Theme } from 'theme-ui';\nexport const theme: Theme = { space: 'x' };"],
].map(([name, text]) => [`theme ${name}.ts`, text!] as const);

const typed = /^(theme-ui|@theme-ui\/[^/]+|@emotion\/react|react|react-dom)(\/|$)/;
const imports = blocks.flatMap((block) =>
  importedNames(block)
    .filter(({ source }) => typed.test(source))
    .map((imported) => ({
      ...imported,
      version: versionOfFile(block.page),
      at: `${block.page}:${block.line + imported.line - 1}`,
      // Only TypeScript removes imported types from the code that runs.
      mayBeType: ['ts', 'tsx'].includes(block.language),
    })),
);
type Import = (typeof imports)[number];

const noTypes = { names: new Set<string>(), types: new Set<string>() };

const packageOf = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)![0];
/** Older versions have their own packages. */
const isInstalled = ({ source, version }: Import) =>
  version === currentVersion || !/^(@theme-ui\/|theme-ui\b)/.test(source)
    ? existsSync(`node_modules/${packageOf(source)}/package.json`)
    : Object.hasOwn(packagesOf(version.name), packageOf(source));

test('the packages that pages import are installed', () => {
  const missing = imports.filter((imported) => !isInstalled(imported));
  expect(missing.map(({ at, source }) => `${at}: "${source}" isn't installed`)).toEqual([]);
});

describe.each(testedVersions)('$name', (version) => {
  const isCurrent = version === currentVersion;
  const folder = isCurrent ? 'docs' : `versioned_docs/version-${version.name}`;
  const own = imports.filter((imported) => imported.version === version);
  const sources = [...new Set(['theme-ui', ...own.map(({ source }) => source)])];
  const examples = live.filter(({ page }) => versionOfFile(page) === version);
  let program: TypeProgram;

  beforeAll(() => {
    const files = [
      ...examples.map((block) => [fileOf(block), moduleOf(block).text]),
      ...Object.entries(typeClaims).map(([name, { code }]) => [`${name}.tsx`, code]),
      ...(isCurrent ? themeFiles : []),
    ];
    program = createTypeProgram(new Map(files as [string, string][]), sources, version);
  });

  /** Type errors in an example, with the lines of its page. */
  const mistakesIn = (block: CodeBlock) =>
    program
      .mistakesIn(fileOf(block))
      // Only tsx allows types.
      .filter(({ code }) => !(block.language === 'jsx' && code >= 7000 && code < 7100))
      .filter(({ isUnused }) => !isUnused)
      .map(({ line, message }) => ({
        at: `${block.page}:${block.line + moduleOf(block).origin(line) - 1}`,
        message,
      }));

  test('live examples have no type errors but the known ones', () => {
    expect(examples.length).toBeGreaterThan(0);
    const mistakes = examples.flatMap(mistakesIn);
    const known = mistakes.filter(({ at, message }) =>
      knownMistakes.some(
        (each) => at.startsWith(`${folder}/${each.page}:`) && message.includes(each.message),
      ),
    );
    expect(mistakes.filter((mistake) => !known.includes(mistake))).toEqual([]);
    expect(known).toHaveLength(knownMistakes.length);
  });

  test('the names that pages import are exported', () => {
    expect(own.length).toBeGreaterThan(0);
    const mistakeOf = ({ source, name, typeOnly, mayBeType }: Import) => {
      const module = loadModule(source, version);
      if (!module) return `"${source}" doesn't exist`;
      const { names, types } = program.exportsOf(source) ?? noTypes;
      const exists =
        !name ||
        name === '*' ||
        (typeOnly ? names.has(name) : name in module || (mayBeType && types.has(name))) ||
        // The default export of a CommonJS module is the module itself.
        (name === 'default' && !('__esModule' in module));
      return exists ? undefined : `"${source}" doesn't export "${name}"`;
    };
    const mistakes = own.map((imported) => ({ at: imported.at, message: mistakeOf(imported) }));
    expect(mistakes.filter(({ message }) => message)).toEqual([]);
  });

  const apiPage = `${folder}/api.mdx`;
  if (existsSync(apiPage)) {
    const page = readFileSync(apiPage, 'utf8');
    const [listed = ''] = page.split('## Not in theme-ui');
    const prose = listed.replace(/```[\s\S]*?```/g, '');
    const named = new Set([...prose.matchAll(/`(\w+)(?:<[^`]*>)?`/g)].map(([, name]) => name!));

    test('the page of the API names every export of theme-ui, and counts them right', () => {
      const themeUI = loadModule('theme-ui', version)!;
      const { types } = program.exportsOf('theme-ui')!;
      const values = Object.keys(themeUI).filter((name) => name !== 'default');
      expect(values.length).toBeGreaterThan(0);
      expect([...values, ...types].filter((name) => !named.has(name))).toEqual([]);
      expect(page).toContain(
        `has ${values.length} named exports that exist at run time, ${types.size} types`,
      );
    });

    test('the page of the API has no section or type of props for anything else', () => {
      const { names } = program.exportsOf('theme-ui')!;
      const sections = [...listed.matchAll(/^### (\w+) \{/gm)].map(([, name]) => name!);
      const claimed = [...sections.filter((name) => name !== 'Theme'), ...named].filter((name) =>
        /^use[A-Z]|Props$|Provider$/.test(name),
      );
      expect(claimed.length).toBeGreaterThan(0);
      // React itself, in comparisons.
      const others = ['useState', 'ComponentProps'];
      expect(claimed.filter((name) => !names.has(name))).toEqual(others);
    });
  }

  for (const { page, line: at, name } of claimMarkers()) {
    if (versionOfFile(page) !== version || !(name in typeClaims)) continue;
    test(`${page}:${at}: claim "${name}"`, () => {
      const { line, message } = typeClaims[name]!;
      expect(program.mistakesIn(`${name}.tsx`)).toEqual([
        expect.objectContaining({ line, message: expect.stringMatching(message) as string }),
      ]);
    });
  }

  if (!isCurrent) return;

  test('themes that readers export have the type Theme', () => {
    expect(exportedThemes.size).toBeGreaterThan(0);
    const mistakes = themeFiles.flatMap(([file]) =>
      program.mistakesIn(file).map(({ line, message }) => `${file}:${line}: ${message}`),
    );
    expect(mistakes).toEqual([
      expect.stringMatching(/^theme wrong.ts:2: Type 'string' is not assignable/),
    ]);
  });
});
