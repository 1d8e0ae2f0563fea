import { parse, type ParserOptions } from '@babel/parser';
import type { Node, Statement } from '@babel/types';

/** The names that code can use without an import, by module. */
export type Scope = Record<string, readonly string[]>;

/** The parts of an example's module, in their order. */
export interface ExampleModule {
  /** Import statements for the names that the code uses without importing them. */
  imports: string[];
  /** Import statements and comments at the start of the code, without pragmas. */
  head: string;
  /** Code before the body, on the same line, that makes it a component. */
  open: string;
  /** The rest of the code. */
  body: string;
  close: string;
}

/** A comment, a directive, or an import, over any number of lines. */
const headItem =
  /\s*(?:(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|['"]use [^'"]+['"];?|import\s(?:[^'"();]*?\sfrom\s*)?(['"])([^'"]+)\2;?)/y;

/** Packages whose link component needs a router. In examples, a stub replaces it. */
export const routerPackages = ['gatsby', 'next/link', 'react-router', 'react-router-dom'];

/** The syntax of examples. */
export const parserOptions: ParserOptions = {
  sourceType: 'module',
  plugins: ['typescript', 'jsx'],
};

const jsxPragma = '/** @jsxImportSource theme-ui */';
const reactNode = "import('react').ReactNode";

type Kind = 'elements' | 'module' | 'render' | 'statements' | 'expression' | 'invalid';

/** An example's code, by its syntax. */
interface Example {
  kind: Kind;
  /** Without pragmas, and with the stub instead of routers. */
  head: string;
  body: string;
  /** Names that the code declares or imports. */
  names: string[];
  /** For statements, the code with the default export that they don't have. */
  shown?: Pick<ExampleModule, 'body' | 'close'> | undefined;
}

function readHead(code: string, stub: string | undefined): [text: string, bodyIndex: number] {
  headItem.lastIndex = 0;
  let text = '';
  let end = 0;
  for (let match = headItem.exec(code); match; match = headItem.exec(code)) {
    const [item, comment, , source] = match;
    end = headItem.lastIndex;
    // Keeps the line breaks of a pragma.
    if (comment && /@jsx/.test(comment)) text += item.replace(/[^\n]/g, '');
    else if (stub && source && routerPackages.includes(source)) {
      text += item.replace(/(['"])[^'"]+\1;?$/, `'${stub}';`);
    } else text += item;
  }
  const start = end + code.slice(end).search(/\S|$/);
  return [text + code.slice(end, start), start];
}

/** Returns the names that a pattern declares. */
function namesIn(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Returns the names that a statement declares or imports. */
export function declaredNames(statement: Statement): string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return statement.declaration ? declaredNames(statement.declaration as Statement) : [];
    default:
      return 'id' in statement ? namesIn(statement.id) : [];
  }
}

/** Returns true for elements, also after a comment in braces, but not for type parameters of a function. */
function isElements(body: string): boolean {
  return /^(?:<(?![\w$]+\s*(?:,|extends\b))|\{\s*\/\*)/.test(body);
}

/** Parses statements; undefined for a syntax error, which the module's compiler reports. */
function statementsOf(text: string): Statement[] | undefined {
  try {
    return parse(text, parserOptions).program.body;
  } catch {
    return undefined;
  }
}

/** Returns true for a statement that exports something as `default`. */
function isDefaultExport(node: Statement): boolean {
  if (node.type === 'ExportDefaultDeclaration') return true;
  return (
    node.type === 'ExportNamedDeclaration' &&
    node.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default')
  );
}

/** Returns true for an expression statement whose value is elements or a component. */
const isShown = (node: Statement) =>
  node.type === 'ExpressionStatement' &&
  /^(JSXElement|JSXFragment|ArrowFunctionExpression)$/.test(node.expression.type);

/** Returns the names of the components that a statement declares. */
function componentsIn(node: Statement): string[] {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  return /^(Function|Class|Variable)Declaration$/.test(declaration?.type ?? '')
    ? declaredNames(declaration!).filter((name) => /^[A-Z]/.test(name))
    : [];
}

/**
 * Adds the default export that statements don't have: the elements or component that they end with, or else the last
 * component that they export or declare.
 * @param start index of the body in the text that was parsed
 */
function exportShown(
  body: string,
  start: number,
  statements: readonly Statement[],
): Pick<ExampleModule, 'body' | 'close'> | undefined {
  const last = statements.at(-1);
  if (last && isShown(last)) {
    const index = last.start! - start;
    return { body: `${body.slice(0, index)}export default ${body.slice(index)}`, close: '' };
  }
  const exported = statements.filter(({ type }) => type === 'ExportNamedDeclaration');
  const name = exported.flatMap(componentsIn).at(-1) ?? statements.flatMap(componentsIn).at(-1);
  return name === undefined ? undefined : { body, close: `\nexport default ${name};` };
}

const isRenderCall = (node: Statement) =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'CallExpression' &&
  node.expression.callee.type === 'Identifier' &&
  node.expression.callee.name === 'render';

function kindOf(body: string, statements: Statement[] | undefined): Kind {
  if (isElements(body)) return 'elements';
  // Such as a function without a name.
  if (!statements) return statementsOf(`(${withoutEnd(body)}\n)`) ? 'expression' : 'invalid';
  if (statements.some(isDefaultExport)) return 'module';
  if (statements.some(isRenderCall)) return 'render';
  const [first, second] = statements.filter(({ type }) => type !== 'ImportDeclaration');
  const isExpression = /^(Expression|Function|Class)/.test(first?.type ?? '') && !second;
  return isExpression ? 'expression' : 'statements';
}

const withoutEnd = (body: string) => body.replace(/;$/, '');

function readExample(code: string, stub?: string): Example {
  const [head, end] = readHead(code, stub);
  const body = code.slice(end).trimEnd();
  const statements = isElements(body) ? undefined : statementsOf(head + body);
  const names = (statements ?? statementsOf(head) ?? []).flatMap(declaredNames);
  const kind = kindOf(body, statements);
  if (kind !== 'statements') return { kind, head, body, names };
  return { kind, head, body, names, shown: exportShown(body, head.length, statements!) };
}

/** Returns true if code is statements that call `render(…)`. */
export const callsRender = (code: string) => readExample(code).kind === 'render';

/**
 * Splits the code of a live example into the parts of a module that exports a component. The code can be elements (one
 * or several roots), an expression for a component, statements that call `render(…)`, or a module with an
 * `export default`. Readers also paste statements without that. Each can start with imports, comments, and JSX pragmas.
 * Empty code renders nothing.
 * @param code text of the fence, or the reader's edit
 * @param scope names that don't need an import
 */
export function toExampleModule(code: string, scope: Scope): ExampleModule {
  const stub = Object.keys(scope).find((source) => source.endsWith('/RouterLink'));
  const { kind, head, body, names, shown } = readExample(code, stub);
  const defined = new Set(names);
  // No imports for invalid code, so that the first error reported is in the reader's code.
  const identifiers = new Set(kind === 'invalid' ? [] : body.match(/[A-Za-z_$][\w$]*/g));
  const imports = Object.entries(scope).flatMap(([source, names]) => {
    const used = names.filter((name) => identifiers.has(name) && !defined.has(name));
    // If two modules export a name, the first one is used.
    for (const name of used) defined.add(name);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  if (identifiers.has('React') && !defined.has('React'))
    imports.unshift("import * as React from 'react';");
  return { imports, head, ...(shown ? { open: '', ...shown } : componentOf(kind, body)) };
}

function componentOf(kind: Kind, body: string): Pick<ExampleModule, 'open' | 'body' | 'close'> {
  if (body === '') return { open: '\nexport default () => null;', body, close: '' };
  switch (kind) {
    case 'elements':
      return {
        open: 'export default function Example() { return (<>',
        // A comment after the elements would be text in the fragment.
        body: withoutEnd(withoutEnd(body).replace(/(?:\n\s*\/\/[^\n]*)+$/, '')),
        close: '</>); }',
      };
    case 'render':
      return {
        open: `let renderedNode: ${reactNode}; const render = (node: ${reactNode}) => { renderedNode = node; }; `,
        body,
        close: '\nexport default () => renderedNode;',
      };
    case 'expression':
      return {
        open: 'const Example = ',
        body: withoutEnd(body),
        close: ';\nexport default Example;',
      };
    default:
      return { open: '', body, close: '' };
  }
}

/** Returns true for code that exports something, also as a module of Node.js does. */
const hasExports = (source: string, statements: readonly Statement[] | undefined) =>
  (statements
    ? statements.some(({ type }) => type.startsWith('Export'))
    : /^\s*export\b/m.test(source)) ||
  /\bmodule\.exports\b|\bexports(?:\.\w+|\[.*\])\s*=/.test(source);

/** Returns the names of the values that statements declare. */
const valuesIn = (statements: readonly Statement[]): string[] =>
  statements
    .filter(({ type }) => /^(Function|Class|Variable)Declaration$/.test(type))
    .flatMap(declaredNames);

/**
 * Splits the source of a theme into the parts of a module: an object as JSON or TypeScript, after imports and comments,
 * or a module. One without exports exports what it declares.
 */
export function toThemeModule(source: string, scope: Scope): ExampleModule {
  const module = { imports: [], head: '', open: '', body: source, close: '' };
  const statements = statementsOf(source);
  if (hasExports(source, statements)) return module;
  const names = valuesIn(statements ?? []);
  if (names.length > 0) return { ...module, close: `\nexport { ${names.join(', ')} };` };
  return { ...toExampleModule(source, scope), open: 'export default ', close: ';' };
}

/** Text of a module, and where its lines come from. */
export interface ModuleText {
  text: string;
  /**
   * @param line of the module, from 1
   * @returns line of the code, from 1
   */
  origin(line: number): number;
}

/** Joins the parts of a module: a line with the pragma and imports, then as many lines as the code has. */
export function moduleText({ imports, head, open, body, close }: ExampleModule): ModuleText {
  const first = [jsxPragma, ...imports].join(' ');
  const lines = `${head}${body}`.split('\n').length;
  return {
    text: `${first}\n${head}${open}${body}${close}\n`,
    origin: (line) => Math.max(1, Math.min(line - 1, lines)),
  };
}

/** Formats a module for people, for a file in another editor. */
export function readableModule({ imports, head, open, body, close }: ExampleModule): string {
  const component = open.endsWith('<>')
    ? [
        'export default function Example() {',
        '  return (',
        '    <>',
        // In a template literal, indentation would become part of the string.
        body.includes('`') ? body : body.replace(/^(?=.)/gm, '      '),
        '    </>',
        '  );',
        '}',
      ]
    : [`${open.replace(/; (?=.)/g, ';\n')}${body}${close}`];
  const parts = [jsxPragma, ...imports, ...(head.trim() ? [head.trim()] : []), '', ...component];
  return `${parts.join('\n')}\n`;
}
