import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { typePaths, type VersionPackages } from '../versions/packages';
import type { Library } from './library';

/** A prop in the installed type declarations. */
export interface DeclaredProp {
  name: string;
  /** Type as text, without the `undefined` of an optional prop. */
  type: string;
  required: boolean;
  /** Component whose file declares it; undefined for HTML attributes and common props. */
  declaredBy?: string;
}

/** Props in the type declarations of `@theme-ui/components`. */
export interface Declarations {
  /** Props that all components take, including style props. */
  common: DeclaredProp[];
  /** For each component: the props that its file declares, and the requested ones. */
  components: Map<string, DeclaredProp[]>;
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

/** Matches files that declare components, except Box.d.ts: its props are common to all components. */
const declarationFile = /\/@theme-ui\/components\/.*\/(?!Box\b)(\w+)\.d\.ts$/;

/**
 * Reads the props of components from the installed type declarations. Omits common props and HTML attributes unless
 * they're requested.
 * @param library library to read
 * @param requested names of additional props to include, by component
 * @throws if the type of a component can't be resolved
 */
export function readDeclarations(
  { folders }: Library,
  requested: Map<string, string[]>,
): Declarations {
  const names = [...requested.keys()];
  const { checker, statements } = compile(folders, [
    `import * as components from '@theme-ui/components';`,
    `import type { ComponentProps } from 'react';`,
    `type Common = keyof components.BoxOwnProps | 'ref' | 'className';`,
    `declare const common: Pick<ComponentProps<typeof components.Box>, Common>;`,
    // Calls make the compiler infer type parameters, such as that of `Field`.
    ...names.map((name) => `components.${name}({} as never);`),
  ]);
  const [, , , commonStatement, ...calls] = statements;

  /** Finds the component that declares a prop, unless the prop has the same type as the common one. */
  function findOwner(symbol: ts.Symbol, location: ts.Node): string | undefined {
    const declaration = findDeclaration(symbol);
    if (!declaration) return undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, location);
    return commonTypes.get(symbol.name) === type ? undefined : declaration.component;
  }

  function toProp(symbol: ts.Symbol, location: ts.Node, owner?: string): DeclaredProp {
    const node = findDeclaration(symbol)?.node ?? symbol.declarations?.[0];
    const type = checker.getTypeOfSymbolAtLocation(symbol, location);
    return {
      name: symbol.name,
      type: printType(checker, (node as ts.PropertySignature | undefined)?.type, type),
      required: !(symbol.flags & ts.SymbolFlags.Optional),
      ...(owner ? { declaredBy: owner } : {}),
    };
  }

  const commonProps = checker
    .getTypeAtLocation((commonStatement as ts.VariableStatement).declarationList.declarations[0]!)
    .getProperties();
  const commonTypes = new Map(
    commonProps.map((symbol) => [
      symbol.name,
      checker.getTypeOfSymbolAtLocation(symbol, commonStatement!),
    ]),
  );
  const components = calls.map((statement, index) => {
    const call = (statement as ts.ExpressionStatement).expression as ts.CallExpression;
    const parameter = checker.getResolvedSignature(call)?.parameters[0];
    const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
    if (!type || type.flags & ts.TypeFlags.Any) {
      throw new Error(
        `Can't resolve the type of "${names[index]}" in @theme-ui/components. Run "npm ci". ` +
          `If you upgraded Theme UI, update src/reference/declared-props.ts.`,
      );
    }
    const requestedNames = requested.get(names[index]!)!;
    const props = type.getProperties().flatMap((symbol) => {
      const owner = findOwner(symbol, call);
      return owner || requestedNames.includes(symbol.name) ? toProp(symbol, call, owner) : [];
    });
    return [names[index]!, props] as const;
  });
  return {
    common: commonProps.map((symbol) => toProp(symbol, commonStatement!)),
    components: new Map(components),
  };
}

/** Compiles an in-memory file at the root of the site. */
function compile(folders: VersionPackages, lines: string[]) {
  const options = { ...commonOptions, paths: typePaths(folders) };
  const file = path.resolve('virtual-theme-ui.ts');
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, target) =>
      ts.createSourceFile(
        name,
        name === file ? lines.join('\n') : readFileSync(name, 'utf8'),
        target,
      ),
  });
  return {
    checker: program.getTypeChecker(),
    statements: program.getSourceFile(file)!.statements,
  };
}

/** Finds the declaration of a prop in a component's file. */
function findDeclaration(symbol: ts.Symbol): { component: string; node: ts.Node } | undefined {
  for (const node of symbol.declarations ?? []) {
    const component = declarationFile.exec(node.getSourceFile().fileName)?.[1];
    if (component) return { component, node };
  }
  return undefined;
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
