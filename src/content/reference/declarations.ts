import path from 'node:path';
import ts from 'typescript';
import { typePaths } from '../versions/packages';
import type { Library } from './library';

/** A prop in the installed type declarations. */
export interface DeclaredProp {
  name: string;
  /** Type as text, without the `undefined` of an optional prop. */
  readonly type: string;
  required: boolean;
  /** Name of the file of `@theme-ui/components` that declares it, such as `Box`; undefined for attributes. */
  file?: string;
}

const commonOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // No DOM library: React declares the types it needs, and parsing the library takes half a second.
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  // Otherwise the compiler adds `undefined` to the type of each optional prop.
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

const declarationFile = /\/@theme-ui\/components\/.*\/(\w+)\.d\.ts$/;

/**
 * Reads all props of each component from the installed type declarations, including HTML attributes.
 * @returns props by name, by component
 * @throws if the type of a component can't be resolved
 */
export function readDeclarations(library: Library): Map<string, Map<string, DeclaredProp>> {
  const { componentNames } = library;
  // Calls make the compiler infer type parameters, such as that of `Field`.
  const { checker, statements } = compile(library, [
    `import * as components from '@theme-ui/components';`,
    ...componentNames.map((name) => `components.${name}({} as never);`),
  ]);
  return new Map(
    componentNames.map((name, index) => {
      const call = (statements[index + 1] as ts.ExpressionStatement).expression;
      const parameter = checker.getResolvedSignature(call as ts.CallExpression)?.parameters[0];
      const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
      if (!type || type.flags & ts.TypeFlags.Any) {
        throw new Error(
          `Can't resolve the type of "${name}" in @theme-ui/components. Run "npm ci". ` +
            `If you upgraded Theme UI, update src/content/reference/declarations.ts.`,
        );
      }
      const props = type.getProperties().map((symbol) => toProp(checker, symbol, call));
      return [name, new Map(props.map((prop) => [prop.name, prop]))];
    }),
  );
}

/** Compiles an in-memory file at the root of the site, with the types of a library. */
export function compile({ folders }: Library, lines: string[]) {
  const options = { ...commonOptions, paths: typePaths(folders) };
  const file = path.resolve('virtual-theme-ui.ts');
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (name) => (name === file ? lines.join('\n') : readFile(name));
  const program = ts.createProgram([file], options, host);
  return {
    checker: program.getTypeChecker(),
    statements: program.getSourceFile(file)!.statements,
  };
}

function toProp(checker: ts.TypeChecker, symbol: ts.Symbol, location: ts.Node): DeclaredProp {
  const declarations = (symbol.declarations ?? []).map((node) => ({
    node: node as ts.PropertySignature,
    file: declarationFile.exec(node.getSourceFile().fileName)?.[1],
  }));
  const declaration = declarations.find(({ file }) => file && file !== 'Box') ?? declarations[0];
  return {
    name: symbol.name,
    // Printed only if a table shows it: there are thousands.
    get type() {
      const type = checker.getTypeOfSymbolAtLocation(symbol, location);
      return printType(checker, declaration?.node.type, type);
    },
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    ...(declaration?.file ? { file: declaration.file } : {}),
  };
}

/** Prints a type as written. Resolves type parameters and indexed access, which have no meaning out of context. */
function printType(checker: ts.TypeChecker, node: ts.TypeNode | undefined, type: ts.Type): string {
  if (!node || ts.isIndexedAccessTypeNode(node)) {
    return checker.typeToString(checker.getNonNullableType(type));
  }
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    return members.map((member) => printType(checker, member, type)).join(' | ');
  }
  const declaration = checker.getTypeFromTypeNode(node).symbol?.declarations?.[0];
  if (declaration && ts.isTypeParameterDeclaration(declaration) && declaration.constraint) {
    return printType(checker, declaration.constraint, type);
  }
  return node.getText().replaceAll('React.', '');
}
