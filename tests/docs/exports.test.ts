import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { checkEach } from '../support/check-each';

// Gatsby's packages, and those that aren't part of 0.17, aren't installed.
const packages = [
  'theme-ui',
  ...readdirSync('node_modules/@theme-ui').map((name) => `@theme-ui/${name}`),
];

/** Names of a package's exports in its type declarations, without the default export and internal names. */
function readExports(): Map<string, string[]> {
  const declarations = packages.map((name) => {
    const folder = `node_modules/${name}`;
    const { main, types = main.replace(/js$/, 'd.ts') } = JSON.parse(
      readFileSync(`${folder}/package.json`, 'utf8'),
    ) as { main: string; types?: string };
    return `${folder}/${types}`;
  });
  const program = ts.createProgram(declarations, {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    packages.map((name, index) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(declarations[index]!)!)!;
      const names = checker.getExportsOfModule(module).map((symbol) => symbol.name);
      return [name, names.filter((each) => each !== 'default' && !each.startsWith('_'))];
    }),
  );
}

const sourceOf = (page: string) => readFileSync(`docs/${page}.mdx`, 'utf8');

/** Text of the page about a package, and of the pages about `theme-ui` and its components. */
function textAbout(name: string): string {
  const own = name.includes('/preset-') ? 'presets' : name.replace('@theme-ui/', '');
  const pages = [
    'api',
    ...readdirSync('docs/components').map((file) => `components/${file.replace('.mdx', '')}`),
    ...(existsSync(`docs/packages/${own}.mdx`) ? [`packages/${own}`] : []),
  ];
  return pages.map(sourceOf).join('\n');
}

test('each package has a page', () => {
  const listed = sourceOf('packages/index');
  checkEach(packages.slice(1), (name) => [
    !name.includes('/preset-') &&
      !listed.includes(`](/packages/${name.slice(name.indexOf('/') + 1)})`) &&
      `docs/packages/index.mdx doesn't link to a page about ${name}.`,
  ]);
});

test('each function, component, and type that a package exports is on a page about it', () => {
  checkEach(readExports(), ([name, exported]) => {
    const words = new Set(textAbout(name).match(/\w+/g));
    return exported.map(
      (each) =>
        !words.has(each) && `${name} exports ${each}, which isn't on its page or in docs/api.mdx.`,
    );
  });
});
