import { parse, parseExpression, type ParserOptions } from '@babel/parser';
import type {
  Expression,
  Function as FunctionNode,
  Node,
  ObjectPattern,
  Statement,
} from '@babel/types';

/** What a name of a module stands for. */
export type Binding =
  | { type: 'expression'; node: Expression }
  | { type: 'function'; node: FunctionNode }
  /** Part of an object: `const { name } = node`. */
  | { type: 'part'; node: Expression; key: string }
  | { type: 'import'; source: string; name: string; isNamespace: boolean };

/** Assignment to a part of a constant. */
export interface Assignment {
  /** Keys that lead to the part. */
  keys: Expression[];
  value: Expression;
}

/** Module without types. */
export interface ThemeModule {
  bindings: Map<string, Binding>;
  /** Exports by name, in the order of the text. CommonJS' `module.exports` is `default`. */
  exports: Map<string, Expression | { local: string }>;
  /** Assignments to parts of constants, such as `sizes.wide = 12`, by the name of the constant. */
  assignments: Map<string, Assignment[]>;
  /** Statements that would have to be run. */
  others: Statement[];
}

const options: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  plugins: ['typescript', 'jsx'],
};

/** Removes `as const`, `satisfies Theme`, `!`, and parentheses around an expression. */
export function unwrap(node: Expression): Expression {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSTypeAssertion' ||
    node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;
}

/** Name of a property key or export; undefined for computed keys. */
function nameOf(key: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (key.type === 'Identifier') return key.name as string;
  return key.type === 'StringLiteral' ? (key.value as string) : undefined;
}

/** Package or file of `require('source')`; undefined for other expressions. */
function requiredSource(expression: Expression): string | undefined {
  const node = unwrap(expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [source] = node.arguments;
  return node.callee.name === 'require' && source?.type === 'StringLiteral'
    ? source.value
    : undefined;
}

/** Adds the names of `const { a, b: c } = init`. Returns false if the pattern isn't supported. */
function bindPattern(
  { properties }: ObjectPattern,
  init: Expression,
  module: ThemeModule,
): boolean {
  const source = requiredSource(init);
  return properties
    .map((property) => {
      const { key, value } = property as { key?: Expression; value?: Expression };
      const name = key && nameOf(key);
      if (!name || value?.type !== 'Identifier') return false;
      module.bindings.set(
        value.name,
        source === undefined
          ? { type: 'part', node: init, key: name }
          : { type: 'import', source, name, isNamespace: false },
      );
      return true;
    })
    .every(Boolean);
}

/** Adds the constants of a declaration. Returns false if one isn't supported. */
function bindVariables(
  { declarations }: Extract<Statement, { type: 'VariableDeclaration' }>,
  module: ThemeModule,
): string[] | undefined {
  const names: string[] = [];
  for (const { id, init } of declarations) {
    if (!init) return undefined;
    if (id.type === 'ObjectPattern' && bindPattern(id, init, module)) continue;
    if (id.type !== 'Identifier') return undefined;
    const source = requiredSource(init);
    module.bindings.set(
      id.name,
      source === undefined
        ? { type: 'expression', node: init }
        : { type: 'import', source, name: 'default', isNamespace: true },
    );
    names.push(id.name);
  }
  return names;
}

/** Adds an export of CommonJS: `module.exports = …`, `exports.name = …`. Returns false for other assignments. */
function addCommonJsExport(statement: Statement, { exports }: ThemeModule): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return false;
  const { left, right } = expression;
  if (left.type !== 'MemberExpression' || left.computed) return false;
  const name = nameOf(left.property);
  const { object } = left;
  if (object.type === 'Identifier' && object.name === 'module' && name === 'exports') {
    exports.set('default', right);
    return true;
  }
  const isExports =
    (object.type === 'Identifier' && object.name === 'exports') ||
    (object.type === 'MemberExpression' &&
      object.object.type === 'Identifier' &&
      object.object.name === 'module' &&
      nameOf(object.property) === 'exports');
  // Compilers mark modules with this name.
  if (isExports && name && name !== '__esModule') exports.set(name, right);
  return isExports;
}

/** Adds an assignment to a part of a constant. Returns false for other statements. */
function addAssignment(statement: Statement, { bindings, assignments }: ThemeModule): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return false;
  const keys: Expression[] = [];
  let node: Node = expression.left;
  while (node.type === 'MemberExpression') {
    const { property, computed } = node;
    keys.unshift(
      property.type === 'Identifier' && !computed
        ? ({ ...property, type: 'StringLiteral', value: property.name } as unknown as Expression)
        : (property as Expression),
    );
    node = node.object;
  }
  if (node.type !== 'Identifier' || keys.length === 0 || !bindings.has(node.name)) return false;
  const list = assignments.get(node.name) ?? [];
  assignments.set(node.name, [...list, { keys, value: expression.right }]);
  return true;
}

const isType = ({ type }: Statement) =>
  /^(TS(TypeAlias|Interface|Module|Declare)|Declare|TypeAlias|InterfaceDeclaration)/.test(type);

/** True for statements without effect on values: directives, and `Object.defineProperty(exports, '__esModule', …)`. */
function isHarmless(statement: Statement): boolean {
  if (statement.type === 'EmptyStatement' || isType(statement)) return true;
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type === 'StringLiteral') return true;
  return (
    expression.type === 'CallExpression' &&
    expression.arguments.some(
      (each) => each.type === 'StringLiteral' && each.value === '__esModule',
    )
  );
}

function addImport(
  statement: Extract<Statement, { type: 'ImportDeclaration' }>,
  { bindings }: ThemeModule,
): void {
  for (const each of statement.specifiers) {
    bindings.set(each.local.name, {
      type: 'import',
      source: statement.source.value,
      name: each.type === 'ImportSpecifier' ? (nameOf(each.imported) ?? '') : 'default',
      isNamespace: each.type === 'ImportNamespaceSpecifier',
    });
  }
}

function addDeclaration(statement: Statement, module: ThemeModule): string[] | undefined {
  if (isType(statement)) return [];
  if (statement.type === 'FunctionDeclaration' && statement.id) {
    module.bindings.set(statement.id.name, { type: 'function', node: statement });
    return [];
  }
  return statement.type === 'VariableDeclaration' ? bindVariables(statement, module) : undefined;
}

/** Adds the exports of a statement. Returns false if it exports something else than values. */
function addExport(statement: Statement, module: ThemeModule): boolean {
  const { exports, bindings } = module;
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    if (/^(Function|Class|TSDeclare)/.test(declaration.type)) return false;
    exports.set('default', declaration as Expression);
    return true;
  }
  if (statement.type !== 'ExportNamedDeclaration') return false;
  if (statement.declaration) {
    const names = addDeclaration(statement.declaration, module);
    for (const name of names ?? []) exports.set(name, { local: name });
    return names !== undefined;
  }
  for (const each of statement.specifiers) {
    if (each.type !== 'ExportSpecifier') continue;
    const name = nameOf(each.exported)!;
    if (statement.source) {
      // A local name that no text can have.
      const local = ` ${name}`;
      const source = statement.source.value;
      bindings.set(local, { type: 'import', source, name: each.local.name, isNamespace: false });
      exports.set(name, { local });
    } else exports.set(name, { local: each.local.name });
  }
  return true;
}

/**
 * Parses a module, or a single object expression, of TypeScript, JavaScript, or JSON with comments (JSON5).
 * @throws the parser's error
 */
export function parseThemeModule(text: string): ThemeModule {
  const module: ThemeModule = {
    bindings: new Map(),
    exports: new Map(),
    assignments: new Map(),
    others: [],
  };
  const start = text.replace(beginning, '');
  if (/^[{(]/.test(start)) {
    module.exports.set('default', parseExpression(text.trimEnd().replace(/;$/, ''), options));
    return module;
  }
  const { program } = parse(text, options);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImport(statement, module);
    else if (
      !isHarmless(statement) &&
      !addDeclaration(statement, module) &&
      !addExport(statement, module) &&
      !addCommonJsExport(statement, module) &&
      !addAssignment(statement, module)
    ) {
      module.others.push(statement);
    }
  }
  return module;
}

/** Space and comments before the first token. */
export const beginning = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/;
