import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Library } from './library';

/** What a component's function does with its props. */
export interface SourceProps {
  /** The props it takes by name and uses, with the text of their defaults. */
  named: { name: string; default?: string }[];
  /** The component that gets the rest of the props, if it is one of this package. */
  passesTo?: string;
  /** Props passed on under their own name, and the component that gets each. */
  passed: Map<string, string>;
}

type ComponentFunction = ts.FunctionExpression | ts.ArrowFunction;

/**
 * Reads which props each component takes by name, from the installed modules.
 * @throws an error naming the component whose function is not found
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
  const functions = componentFunctions(source);
  return new Map(
    names.map((name) => {
      const component = functions.get(name);
      if (!component) {
        throw new Error(
          `${file} has no component "${name}" that can be read. ` +
            `After an upgrade of Theme UI, adapt src/reference/source-props.ts.`,
        );
      }
      return [name, propsOf(component, names)];
    }),
  );
}

/** The functions of a module by variable: arrow functions, and those inside `forwardRef(…)`. */
function componentFunctions(source: ts.SourceFile): Map<string, ComponentFunction> {
  const functions = new Map<string, ComponentFunction>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const candidate =
        initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
      if (candidate && (ts.isFunctionExpression(candidate) || ts.isArrowFunction(candidate))) {
        // The bundler calls Box `Box$1`.
        functions.set(name.getText().replace(/\$\d+$/, ''), candidate);
      }
    }
  }
  return functions;
}

function propsOf({ parameters, body }: ComponentFunction, names: string[]): SourceProps {
  const pattern = parameters[0]?.name;
  const elements = pattern && ts.isObjectBindingPattern(pattern) ? [...pattern.elements] : [];
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name ?? pattern;
  const used = identifiersIn(body);
  const named = elements
    .filter(({ name, dotDotDotToken }) => !dotDotDotToken && used.has(name.getText()))
    .map(({ propertyName, name, initializer }) => ({
      name: (propertyName ?? name).getText(),
      ...(initializer ? { default: initializer.getText() } : {}),
    }));

  let passesTo: string | undefined;
  const passed = new Map<string, string>();
  visit(body, (node) => {
    if (!ts.isCallExpression(node) || !/^jsxs?$/.test(node.expression.getText())) return;
    const [type, props] = node.arguments;
    const target = type?.getText();
    if (!target || !names.includes(target) || !props || !ts.isObjectLiteralExpression(props))
      return;
    for (const property of props.properties) {
      if (ts.isSpreadAssignment(property) && property.expression.getText() === rest?.getText()) {
        passesTo = target;
      } else if (
        ts.isPropertyAssignment(property) &&
        property.name.getText() === property.initializer.getText()
      ) {
        passed.set(property.name.getText(), target);
      }
    }
  });
  return { named, ...(passesTo ? { passesTo } : {}), passed };
}

function identifiersIn(body: ts.Node): Set<string> {
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
