import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Library } from './library';

/** How a component's function uses its props. */
export interface SourceProps {
  /** Props that it destructures and uses, with the source text of their defaults. */
  named: { name: string; default?: string }[];
  /** Component of this package that the remaining props are spread to. */
  spreadsTo?: string;
  /** Destructured props that are passed on under the same name, and the component that gets each. */
  forwarded: Map<string, string>;
}

type ComponentFunction = ts.FunctionExpression | ts.ArrowFunction;

/**
 * Reads from the installed modules which props each component destructures.
 * @throws if the function of a component can't be found, naming component and file
 */
export function readSourceProps({
  folders,
  componentNames: names,
}: Library): Map<string, SourceProps> {
  const packageFile = folders['@theme-ui/components']
    ? path.join(folders['@theme-ui/components'], 'package.json')
    : require.resolve('@theme-ui/components/package.json');
  const { module } = JSON.parse(readFileSync(packageFile, 'utf8')) as { module: string };
  const file = path.join(path.dirname(packageFile), module);
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  const functions = findComponentFunctions(source);
  return new Map(
    names.map((name) => {
      const component = functions.get(name);
      if (!component) {
        throw new Error(
          `Can't find the function of the component "${name}" in ${file}. ` +
            `If you upgraded Theme UI, update src/reference/source-props.ts.`,
        );
      }
      return [name, readProps(component, names)];
    }),
  );
}

/** Finds functions by variable name: arrow functions, and those wrapped in `forwardRef(…)`. */
function findComponentFunctions(source: ts.SourceFile): Map<string, ComponentFunction> {
  const functions = new Map<string, ComponentFunction>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const candidate =
        initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
      if (candidate && (ts.isFunctionExpression(candidate) || ts.isArrowFunction(candidate))) {
        // The package's bundler renames Box to `Box$1`.
        functions.set(name.getText().replace(/\$\d+$/, ''), candidate);
      }
    }
  }
  return functions;
}

function readProps({ parameters, body }: ComponentFunction, names: string[]): SourceProps {
  const pattern = parameters[0]?.name;
  const elements = pattern && ts.isObjectBindingPattern(pattern) ? [...pattern.elements] : [];
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name ?? pattern;
  const used = collectIdentifiers(body);
  const named = elements
    .filter(({ name, dotDotDotToken }) => !dotDotDotToken && used.has(name.getText()))
    .map(({ propertyName, name, initializer }) => ({
      name: (propertyName ?? name).getText(),
      ...(initializer ? { default: initializer.getText() } : {}),
    }));

  let spreadsTo: string | undefined;
  const forwarded = new Map<string, string>();
  visit(body, (node) => {
    if (!ts.isCallExpression(node) || !/^jsxs?$/.test(node.expression.getText())) return;
    const [type, props] = node.arguments;
    const target = type?.getText();
    if (!target || !names.includes(target) || !props || !ts.isObjectLiteralExpression(props))
      return;
    for (const property of props.properties) {
      if (ts.isSpreadAssignment(property) && property.expression.getText() === rest?.getText()) {
        spreadsTo = target;
      } else if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === property.initializer.getText()
      ) {
        forwarded.set(property.name.getText(), target);
      }
    }
  });
  return { named, ...(spreadsTo ? { spreadsTo } : {}), forwarded };
}

function collectIdentifiers(body: ts.Node): Set<string> {
  const names = new Set<string>();
  visit(body, (node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
  });
  return names;
}

function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  node.forEachChild((child) => visit(child, callback));
}
