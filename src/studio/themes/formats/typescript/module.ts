import { parse, type ParserOptions } from '@babel/parser';
import type {
  AssignmentExpression,
  ExportAllDeclaration,
  Expression,
  MemberExpression,
  Node,
  Statement,
} from '@babel/types';

/** Meaning of a name in a module: the value of its node, or an import. */
export interface Binding {
  node: Node;
  /** For a part of the value: `const { key } = node`. */
  key?: string;
  /** Module that it's imported from. */
  source?: string;
  /** Name of the import; undefined for all exports. */
  name?: string;
}

/** Assignment to a part of a constant, such as `sizes.wide = 12`. */
export interface Assignment {
  left: MemberExpression;
  right: Expression;
}

/** Module without types. */
export interface ThemeModule {
  bindings: Map<string, Binding>;
  /** In the order of the text. */
  exports: Map<string, Binding>;
  /** `export * from` statements. */
  reexports: ExportAllDeclaration[];
  /** By the name of the constant. */
  assignments: Map<string, Assignment[]>;
  /** Statements that would have to be run. */
  others: Statement[];
}

const options: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  plugins: ['typescript', 'jsx'],
};

/** Whitespace and comments before the first token. */
export const beginning = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/;

/** Name of a property key or export; undefined for computed keys. */
function nameOf(key: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (key.type === 'Identifier') return key.name as string;
  return key.type === 'StringLiteral' ? (key.value as string) : undefined;
}

/** True for functions and classes, whose exports can't be a theme. */
const isCode = ({ type }: Node) => /Function|Class/.test(type);

/** Adds the constants of a declaration. Returns false if one isn't supported. */
function addVariables(
  { declarations }: Extract<Statement, { type: 'VariableDeclaration' }>,
  { bindings, exports }: ThemeModule,
  isExported: boolean,
): boolean {
  return declarations.every(({ id, init }) => {
    if (!init) return false;
    const add = (local: Node, key?: string) => {
      const name = nameOf(local);
      if (name === undefined) return false;
      bindings.set(name, { node: init, ...(key !== undefined && { key }) });
      if (isExported && !isCode(init)) exports.set(name, { node: local });
      return true;
    };
    if (id.type !== 'ObjectPattern') return add(id);
    return id.properties.every((property) => {
      const key = property.type === 'ObjectProperty' ? nameOf(property.key) : undefined;
      return key !== undefined && add((property as { value: Node }).value, key);
    });
  });
}

/** True for `module.exports`. */
const isExports = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  nameOf(node.object) === 'module' &&
  nameOf(node.property) === 'exports';

/** Adds `module.exports = …` and `constant.key = …`. Returns false for other assignments. */
function addAssignment({ left, right }: AssignmentExpression, module: ThemeModule): boolean {
  if (left.type !== 'MemberExpression') return false;
  if (isExports(left)) module.exports.set('default', { node: right });
  let root: Node = left;
  while (root.type === 'MemberExpression') root = root.object;
  const name = nameOf(root) ?? '';
  if (!module.bindings.has(name)) return isExports(left);
  module.assignments.set(name, [...(module.assignments.get(name) ?? []), { left, right }]);
  return true;
}

/** Adds what a statement declares, imports, or exports. Returns false if it would have to be run. */
function addStatement(statement: Statement, module: ThemeModule, isExported = false): boolean {
  const { bindings, exports } = module;
  if ('exportKind' in statement && statement.exportKind === 'type') return true;
  switch (statement.type) {
    case 'ImportDeclaration': {
      const source = statement.source.value;
      for (const node of statement.specifiers) {
        const name = node.type === 'ImportSpecifier' ? nameOf(node.imported)! : 'default';
        const isAll = node.type === 'ImportNamespaceSpecifier';
        bindings.set(node.local.name, { node, source, ...(!isAll && { name }) });
      }
      return true;
    }
    case 'ExportDefaultDeclaration':
      if (!isCode(statement.declaration)) exports.set('default', { node: statement.declaration });
      return true;
    case 'ExportAllDeclaration':
      module.reexports.push(statement);
      return true;
    case 'ExportNamedDeclaration': {
      const source = statement.source?.value;
      for (const node of statement.specifiers) {
        const local = node.type === 'ExportSpecifier' ? node.local : undefined;
        if (node.type === 'ExportSpecifier' && node.exportKind === 'type') continue;
        const binding = source === undefined ? { node: local! } : { node, source };
        exports.set(nameOf(node.exported)!, {
          ...binding,
          ...(source !== undefined && local && { name: local.name }),
        });
      }
      return !statement.declaration || addStatement(statement.declaration, module, true);
    }
    case 'ExpressionStatement': {
      const { expression } = statement;
      return expression.type === 'AssignmentExpression' && expression.operator === '='
        ? addAssignment(expression, module)
        : expression.type === 'StringLiteral';
    }
    case 'VariableDeclaration':
      return addVariables(statement, module, isExported);
    case 'FunctionDeclaration':
      bindings.set(statement.id!.name, { node: statement });
      return true;
    default:
      return /^(TS(TypeAlias|Interface|Module|Declare)|Declare|EmptyStatement)/.test(
        statement.type,
      );
  }
}

/**
 * Parses a module, or a single object, of TypeScript, JavaScript, or JSON with comments (JSON5).
 * @throws the parser's error
 */
export function parseThemeModule(text: string): ThemeModule {
  const module: ThemeModule = {
    bindings: new Map(),
    exports: new Map(),
    reexports: [],
    assignments: new Map(),
    others: [],
  };
  const [first] = text.replace(beginning, '');
  // Without an expression before it, an object would be a block.
  const { program } =
    first === '{'
      ? parse(`0,${text}`, { ...options, startLine: 1, startColumn: -2, startIndex: -2 })
      : parse(text, options);
  const statements = [...program.body];
  const [start] = statements;
  if ((first === '{' || first === '(') && start?.type === 'ExpressionStatement') {
    statements.shift();
    const { expression } = start;
    const node =
      expression.type === 'SequenceExpression' ? expression.expressions.at(-1)! : expression;
    module.exports.set('default', { node });
  }
  for (const statement of statements) {
    if (!addStatement(statement, module)) module.others.push(statement);
  }
  // Without exports, the constants are read as if they were exported.
  if (module.exports.size === 0) {
    for (const [name, binding] of module.bindings) {
      if (binding.source === undefined) module.exports.set(name, binding);
    }
  }
  return module;
}

/** True for a text that begins as a module or an object does, not as a style sheet. */
export const isThemeModule = (text: string): boolean =>
  /^(?:[{('"]|[\w$.]+\s*[=(]|(?:import|exports?|const|let|var|type|interface|module|function|class|async|enum|declare)\b)/.test(
    text.replace(beginning, ''),
  );
