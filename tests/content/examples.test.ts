import { existsSync } from 'node:fs';
import { currentVersion, olderVersions, versionOfFile } from '../../src/versions/list';
import { packagesOf } from '../../src/versions/packages';
import { isLive, olderPageFiles, pageCode, pageFiles, type CodeBlock } from '../support/page-code';
import { importedNames, syntaxMistakes } from '../support/parse-code';
import { loadModule } from '../support/run-example';
import { typedExports, typeMistakes } from '../support/type-check';

/** Type errors that a page shows on purpose. Each must occur. */
const knownTypeMistakes = ['docs', 'versioned_docs/version-0.16'].map((folder) => ({
  page: `${folder}/components/button.mdx`,
  message: "Property 'href' does not exist",
  reason: 'The page says that a Button as a link is an error with TypeScript.',
}));

/** Packages that pages import and this project does not install: their names are not checked. */
const notInstalled: string[] = [];

const blocks = pageCode();
const live = blocks.filter(isLive);
const others = blocks.filter((block) => !isLive(block));
const place = ({ page, line }: CodeBlock, codeLine = 1) => `${page}:${line + codeLine - 1}`;

test('links of live examples stay on their page, which may be published below any path', () => {
  expect(live.length).toBeGreaterThan(100);
  const leaving = live
    .filter(({ code }) => /(href|src)="\//.test(code))
    .map((block) => place(block));
  expect(leaving).toEqual([]);
});

const checked = /^(theme-ui|@theme-ui\/[^/]+|@emotion\/react|react|react-dom)(\/|$)/;
const imports = blocks.flatMap((block) =>
  importedNames(block)
    .filter(({ source }) => checked.test(source))
    .map((imported) => ({
      ...imported,
      version: versionOfFile(block.page),
      at: place(block, imported.line),
      // Only TypeScript leaves the names of types out of what runs.
      mayBeType: ['ts', 'tsx'].includes(block.language),
    })),
);

test(`${pageFiles().length + olderPageFiles().length} pages have ${live.length} live examples, ${others.length} other blocks and ${imports.length} imports to check`, () => {
  expect(live.length).toBeGreaterThan(50);
  expect(others.length).toBeGreaterThan(30);
  expect(imports.length).toBeGreaterThan(30);
});

test(`${live.length} live examples have no type errors but the known ones`, () => {
  const mistakes = typeMistakes(live);
  const isKnown = ({ page, message }: (typeof mistakes)[number]) =>
    knownTypeMistakes.some((known) => known.page === page && message.includes(known.message));
  expect(
    mistakes
      .filter((mistake) => !isKnown(mistake))
      .map(({ page, line, message }) => `${page}:${line}: ${message}`),
  ).toEqual([]);
  expect(
    knownTypeMistakes.filter(
      (known) =>
        !mistakes.some(
          ({ page, message }) => page === known.page && message.includes(known.message),
        ),
    ),
  ).toEqual([]);
}, 60_000);

test('types may be implicitly any in jsx, and nothing else is relaxed', () => {
  const code = [
    'function Sample({ label }) {',
    '  const { theme } = useThemeUI();',
    "  const style = { textAlign: 'left' };",
    '  return <p sx={style}>{label + theme.rawColors.primary}</p>;',
    '}',
  ].join('\n');
  const mistakesIn = (language: string) =>
    typeMistakes([{ page: 'docs/sample.mdx', line: 1, language, flags: ['live'], code }]).map(
      ({ line, message }) => `${line}: ${message.split('\n')[0]}`,
    );
  const strict = [
    expect.stringMatching(/^4: Type '{ textAlign: string; }' is not assignable/),
    "4: 'theme.rawColors' is possibly 'undefined'.",
  ];
  expect(mistakesIn('jsx')).toEqual(strict);
  expect(mistakesIn('tsx')).toEqual([
    "1: Binding element 'label' implicitly has an 'any' type.",
    ...strict,
  ]);
}, 60_000);

test(`${others.length} other blocks are well-formed`, () => {
  expect(
    others.flatMap((block) =>
      syntaxMistakes(block).map((mistake) => `${place(block)}: ${mistake}`),
    ),
  ).toEqual([]);
});

describe('imports', () => {
  const packageOf = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)![0];
  // An older version has packages of its own.
  const isInstalled = ({ source, version }: (typeof imports)[number]) =>
    version === currentVersion || !/^(@theme-ui\/|theme-ui\b)/.test(source)
      ? existsSync(`node_modules/${packageOf(source)}/package.json`)
      : Object.hasOwn(packagesOf(version.name), packageOf(source));
  const installed = imports.filter(isInstalled);
  const versions = [currentVersion, ...olderVersions];

  test('the packages that are not installed are the known ones', () => {
    const missing = imports.filter((imported) => !isInstalled(imported));
    expect(
      missing
        .filter(({ source }) => !notInstalled.includes(packageOf(source)))
        .map(({ at, source }) => `${at}: "${source}" is not installed`),
    ).toEqual([]);
    expect([...new Set(missing.map(({ source }) => packageOf(source)))].sort()).toEqual(
      notInstalled,
    );
  });

  test.each(versions)(
    'the names that pages about $name import are exported',
    (version) => {
      const own = installed.filter((imported) => imported.version === version);
      const sources = [...new Set(own.map(({ source }) => source))].sort();
      expect(sources.length).toBeGreaterThan(3);
      const typed = typedExports(sources, version);
      const values = new Map<string, object | undefined>(
        sources.map((source) => [source, loadModule(source, version)]),
      );
      const mistakeOf = ({ source, name, typeOnly, mayBeType }: (typeof imports)[number]) => {
        const module = values.get(source);
        if (!module) return `"${source}" does not exist`;
        const { names, types } = typed.get(source) ?? { names: new Set(), types: new Set() };
        const exists =
          !name ||
          name === '*' ||
          (typeOnly ? names.has(name) : name in module || (mayBeType && types.has(name))) ||
          // A CommonJS module is its own default.
          (name === 'default' && !('__esModule' in module));
        return exists ? undefined : `"${source}" does not export "${name}"`;
      };
      expect(
        own.flatMap((imported) => {
          const mistake = mistakeOf(imported);
          return mistake ? [`${imported.at}: ${mistake}`] : [];
        }),
      ).toEqual([]);
    },
    60_000,
  );
});
