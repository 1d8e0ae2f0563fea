import path from 'node:path';
import ts from 'typescript';
import { moduleText, toExampleModule, type ModuleText } from '../../src/live-code/module';
import { getPageScope } from '../../src/markdown/live-module';
import {
  currentVersion,
  olderVersions,
  versionOfFile,
  type DocumentedVersion,
} from '../../src/versions/list';
import { packagesOf, typePaths } from '../../src/versions/packages';
import type { CodeBlock } from './page-code';

const root = path.resolve('.');

const strictOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { '@site/*': [`${root}/*`] },
};

/** True for "implicitly any" errors. They're allowed in jsx examples, which can't have types. */
const isImplicitAny = (code: number) => code >= 7000 && code < 7100;

/** Parsed files of packages, shared by all programs. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Creates a TypeScript program for files in memory. */
function createProgram(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): ts.Program {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    if (!packageFiles.has(name)) packageFiles.set(name, getSourceFile(name, language, ...rest));
    return packageFiles.get(name);
  };
  return ts.createProgram([...files.keys()], options, host);
}

/** Type error in a page. */
export interface TypeMistake {
  page: string;
  line: number;
  message: string;
}

/** Adds the packages of a version to compiler options. */
function withPackages(
  options: ts.CompilerOptions,
  { name }: DocumentedVersion,
): ts.CompilerOptions {
  return { ...options, paths: { ...options.paths, ...typePaths(packagesOf(name)) } };
}

function mistakesOf(blocks: CodeBlock[], version: DocumentedVersion): TypeMistake[] {
  const modules = new Map<string, { block: CodeBlock; module: ModuleText }>();
  for (const block of blocks) {
    const name = path.join(root, `${block.page}.${block.line}.tsx`);
    modules.set(name, {
      block,
      module: moduleText(toExampleModule(block.code, getPageScope(version))),
    });
  }
  const files = new Map([...modules].map(([name, { module }]) => [name, module.text]));
  const program = createProgram(files, withPackages(strictOptions, version));
  return [...modules].flatMap(([name, { block, module }]) => {
    const file = program.getSourceFile(name)!;
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return diagnostics.flatMap(({ start = 0, messageText, code }) => {
      if (block.language === 'jsx' && isImplicitAny(code)) return [];
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      const { line } = file.getLineAndCharacterOfPosition(start);
      return [{ page: block.page, line: block.line + module.origin(line + 1) - 1, message }];
    });
  });
}

/**
 * Type-checks the modules of live examples against the packages of their versions, in strict mode. Implicit `any` is
 * allowed in jsx.
 */
export function typeMistakes(blocks: CodeBlock[]): TypeMistake[] {
  // One program per version, because starting one means parsing the types of React and Theme UI.
  return [currentVersion, ...olderVersions].flatMap((version) =>
    mistakesOf(
      blocks.filter(({ page }) => versionOfFile(page) === version),
      version,
    ),
  );
}

/** Exports of a package, according to its types. */
export interface TypedExports {
  /** All names. */
  names: Set<string>;
  /** Names of types, which don't exist at run time. */
  types: Set<string>;
}

/**
 * Reads the exports of packages from their types.
 * @param version version whose packages are read
 * @returns exports by package name, without packages that don't have types
 */
export function typedExports(
  packages: string[],
  version: DocumentedVersion,
): Map<string, TypedExports> {
  const name = path.join(root, 'docs/imports.ts');
  const text = packages.map((source) => `import '${source}';`).join('\n');
  const program = createProgram(new Map([[name, text]]), withPackages(strictOptions, version));
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(name)!.statements.filter(ts.isImportDeclaration);
  return new Map(
    statements.flatMap(({ moduleSpecifier }) => {
      const symbol = checker.getSymbolAtLocation(moduleSpecifier);
      if (!symbol) return [];
      const symbols = checker.getExportsOfModule(symbol).map((exported) => ({
        name: exported.name,
        flags:
          exported.flags & ts.SymbolFlags.Alias
            ? checker.getAliasedSymbol(exported).flags
            : exported.flags,
      }));
      const types = symbols.filter(({ flags }) => !(flags & ts.SymbolFlags.Value));
      const namesOf = (list: typeof symbols) => new Set(list.map((item) => item.name));
      return [
        [
          (moduleSpecifier as ts.StringLiteral).text,
          { names: namesOf(symbols), types: namesOf(types) },
        ] as const,
      ];
    }),
  );
}
