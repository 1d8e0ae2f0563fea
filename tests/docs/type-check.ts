import path from 'node:path';
import ts from 'typescript';
import type { DocumentedVersion } from '../../src/content/versions/list';
import { packagesOf, typePaths } from '../../src/content/versions/packages';

const root = path.resolve('.');

const strictOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Parsed files of packages, shared by the programs of all versions. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Type error. */
export interface TypeMistake {
  /** Line of the file, starting at 1. */
  line: number;
  message: string;
  /** Number of the message. */
  code: number;
  /** True if it's only about a name that isn't used. */
  isUnused: boolean;
}

/** Exports of a package, according to its types. */
export interface TypedExports {
  /** All names. */
  names: Set<string>;
  /** Names of types, which don't exist at run time. */
  types: Set<string>;
}

/** What TypeScript says about files in memory. */
export interface TypeProgram {
  /** @param file one of the files that the program was made for */
  mistakesIn(file: string): TypeMistake[];
  /**
   * Reads the exports of a package from its types.
   * @param source one of the sources that the program was made for
   * @returns undefined if it doesn't have types
   */
  exportsOf(source: string): TypedExports | undefined;
}

/**
 * Checks files in strict mode against the packages of a version.
 * @param files texts by path, relative to the root of the repository
 * @param sources packages whose exports are asked for
 */
export function createTypeProgram(
  files: ReadonlyMap<string, string>,
  sources: readonly string[],
  { name: version }: DocumentedVersion,
): TypeProgram {
  const imports = path.join(root, 'imports.ts');
  const texts = new Map([
    [imports, sources.map((source) => `import '${source}';`).join('\n')],
    ...[...files].map(([file, text]) => [path.join(root, file), text] as const),
  ]);
  const paths = { '@site/*': [`${root}/*`], ...typePaths(packagesOf(version)) };
  const options = { ...strictOptions, paths };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    if (!packageFiles.has(name)) packageFiles.set(name, getSourceFile(name, language, ...rest));
    return packageFiles.get(name);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const checker = program.getTypeChecker();
  const importOf = new Map(
    program.getSourceFile(imports)!.statements.map((statement) => {
      const { moduleSpecifier } = statement as ts.ImportDeclaration;
      return [(moduleSpecifier as ts.StringLiteral).text, moduleSpecifier];
    }),
  );
  return {
    mistakesIn(name) {
      const file = program.getSourceFile(path.join(root, name))!;
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(({ start = 0, messageText, code, reportsUnnecessary }) => ({
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
        code,
        isUnused: Boolean(reportsUnnecessary),
      }));
    },
    exportsOf(source) {
      const symbol = checker.getSymbolAtLocation(importOf.get(source)!);
      if (!symbol) return undefined;
      const exported = checker.getExportsOfModule(symbol);
      const isType = (each: ts.Symbol) => {
        const isAlias = each.flags & ts.SymbolFlags.Alias;
        const { flags } = isAlias ? checker.getAliasedSymbol(each) : each;
        return !(flags & ts.SymbolFlags.Value);
      };
      const namesOf = (symbols: ts.Symbol[]) => new Set(symbols.map(({ name }) => name));
      return { names: namesOf(exported), types: namesOf(exported.filter(isType)) };
    },
  };
}
