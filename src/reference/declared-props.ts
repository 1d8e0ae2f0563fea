import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { typePaths, type VersionPackages } from '../versions/packages';
import type { Library } from './library';

/** A prop as the installed type declarations know it. */
export interface DeclaredProp {
  name: string;
  /** The type as text, without the `undefined` of an optional prop. */
  type: string;
  required: boolean;
  /** The component whose declarations name it; undefined for HTML attributes and common props. */
  declaredBy?: string;
}

/** What the type declarations of `@theme-ui/components` say. */
export interface Declarations {
  /** The props that all components take, style props included. */
  common: DeclaredProp[];
  /** For each component: the props that its declarations name, and the ones asked for. */
  components: Map<string, DeclaredProp[]>;
}

const commonOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // Not the DOM's: React brings the names it needs, and the whole takes half a second to read.
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  // Without it the compiler adds `undefined` to the type of each optional prop.
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/** A file with a component's declarations. What stands in Box.d.ts is common to all. */
const declarationFile = /\/@theme-ui\/components\/.*\/(?!Box\b)(\w+)\.d\.ts$/;

/**
 * Reads the props of components from the installed type declarations. Common props and HTML attributes
 * are left out, unless asked for.
 * @param library whose declarations are read
 * @param wanted for each component, the attributes to read as well
 * @throws an error when the declarations are not those of React components
 */
export function readDeclarations(
  { folders }: Library,
  wanted: Map<string, string[]>,
): Declarations {
  const names = [...wanted.keys()];
  const { checker, statements } = compile(folders, [
    `import * as components from '@theme-ui/components';`,
    `import type { ComponentProps } from 'react';`,
    `type Common = keyof components.BoxOwnProps | 'ref' | 'className';`,
    `declare const common: Pick<ComponentProps<typeof components.Box>, Common>;`,
    // Calls make the compiler fill in type parameters: `Field` has one.
    ...names.map((name) => `components.${name}({} as never);`),
  ]);
  const [, , , commonStatement, ...calls] = statements;

  /** The component that declares a prop that is not the common one. */
  function declaredBy(symbol: ts.Symbol, location: ts.Node): string | undefined {
    const owner = declarationIn(symbol);
    if (!owner) return undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, location);
    return commonTypes.get(symbol.name) === type ? undefined : owner.component;
  }

  function toProp(symbol: ts.Symbol, location: ts.Node, owner?: string): DeclaredProp {
    const node = declarationIn(symbol)?.node ?? symbol.declarations?.[0];
    const type = checker.getTypeOfSymbolAtLocation(symbol, location);
    return {
      name: symbol.name,
      type: typeText(checker, (node as ts.PropertySignature | undefined)?.type, type),
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
        `The types of "${names[index]}" in @theme-ui/components cannot be read. ` +
          `Install all packages again; after an upgrade, adapt src/reference/declared-props.ts.`,
      );
    }
    const asked = wanted.get(names[index]!)!;
    const props = type.getProperties().flatMap((symbol) => {
      const owner = declaredBy(symbol, call);
      return owner || asked.includes(symbol.name) ? toProp(symbol, call, owner) : [];
    });
    return [names[index]!, props] as const;
  });
  return {
    common: commonProps.map((symbol) => toProp(symbol, commonStatement!)),
    components: new Map(components),
  };
}

/** Compiles a file that exists in memory only, at the root of the site. */
function compile(folders: VersionPackages, lines: string[]) {
  const options = { ...commonOptions, paths: typePaths(folders) };
  const file = path.resolve('reads-theme-ui.ts');
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

/** Where one of the components' own files declares a prop. */
function declarationIn(symbol: ts.Symbol): { component: string; node: ts.Node } | undefined {
  for (const node of symbol.declarations ?? []) {
    const component = declarationFile.exec(node.getSourceFile().fileName)?.[1];
    if (component) return { component, node };
  }
  return undefined;
}

/** A type as its author wrote it; what is meaningless elsewhere is spelled out by the compiler. */
function typeText(checker: ts.TypeChecker, node: ts.TypeNode | undefined, type: ts.Type): string {
  if (!node || ts.isIndexedAccessTypeNode(node)) {
    return checker.typeToString(checker.getNonNullableType(type));
  }
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    return members.map((member) => typeText(checker, member, type)).join(' | ');
  }
  const declaration = checker.getTypeFromTypeNode(node).symbol?.declarations?.[0];
  if (declaration && ts.isTypeParameterDeclaration(declaration) && declaration.constraint) {
    return typeText(checker, declaration.constraint, type);
  }
  return node.getText().replaceAll('React.', '');
}
