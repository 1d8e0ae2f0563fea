import { parse, type ParserOptions } from '@babel/parser';
import type {
  AssignmentExpression,
  ExportAllDeclaration,
  Expression,
  Function as FunctionNode,
  MemberExpression,
  Node,
  Statement,
} from '@babel/types';

/** Meaning of a name in a module. */
export type Binding =
  /** With a key, a part of the value: `const { key } = node`. */
  | { type: 'value'; node: Expression | FunctionNode; key?: string }
  /** Without a name, all exports. */
  | { type: 'import'; source: string; name?: string };

/** Assignment to a part of a constant, such as `sizes.wide = 12`. */
export interface Assignment {
  left: MemberExpression;
  right: Expression;
}

/** Module without types. */
export interface ThemeModule {
  bindings: Map<string, Binding>;
  /** Bindings by the names that they're exported as, in the order of the text, and where that is. */
  exports: Map<string, { local: string; node: Node }>;
  /** Modules of which everything is exported. */
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

/** Space and comments before the first token. */
export const beginning = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/;

/** Name of a property key or export; undefined for computed keys. */
function nameOf(key: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (key.type === 'Identifier') return key.name as string;
  return key.type === 'StringLiteral' ? (key.value as string) : undefined;
}

/** True for functions and classes, whose exports can't be a theme. */
const isCode = ({ type }: Node) => /Function|Class/.test(type);

/** Adds an export, whose local name is one that no text can have. */
export function addExport(
  { bindings, exports }: ThemeModule,
  name: string,
  node: Node,
  binding: Binding = { type: 'value', node: node as Expression },
): void {
  bindings.set(` ${name}`, binding);
  exports.set(name, { local: ` ${name}`, node });
}

/** Adds the constants of a declaration. Returns their names; undefined if one isn't supported. */
function addVariables(
  { declarations }: Extract<Statement, { type: 'VariableDeclaration' }>,
  { bindings }: ThemeModule,
): string[] | undefined {
  const names: string[] = [];
  const add = (name: string, binding: Binding) => {
    bindings.set(name, binding);
    names.push(name);
  };
  for (const { id, init } of declarations) {
    if (!init) return undefined;
    if (isCode(init) && id.type === 'Identifier')
      bindings.set(id.name, { type: 'value', node: init });
    else if (id.type === 'Identifier') add(id.name, { type: 'value', node: init });
    else if (id.type === 'ObjectPattern') {
      for (const property of id.properties) {
        const key = property.type === 'ObjectProperty' ? nameOf(property.key) : undefined;
        const { value } = property as { value?: Expression };
        if (key === undefined || value?.type !== 'Identifier') return undefined;
        add(value.name, { type: 'value', node: init, key });
      }
    } else return undefined;
  }
  return names;
}

/** Adds a constant or a function. Returns its names; undefined for other statements. */
function addDeclaration(statement: Statement, module: ThemeModule): string[] | undefined {
  if (/^(TS(TypeAlias|Interface|Module|Declare)|Declare|EmptyStatement)/.test(statement.type)) {
    return [];
  }
  if (statement.type === 'VariableDeclaration') return addVariables(statement, module);
  if (statement.type !== 'FunctionDeclaration' || !statement.id) return undefined;
  module.bindings.set(statement.id.name, { type: 'value', node: statement });
  return [];
}

/** True for `exports` and `module.exports`. */
const isExports = (node: Node): boolean =>
  node.type === 'MemberExpression'
    ? nameOf(node.object) === 'module' && nameOf(node.property) === 'exports'
    : nameOf(node) === 'exports';

/** Adds `module.exports = …`, `exports.name = …`, and `constant.key = …`. Returns false for other assignments. */
function addAssignment({ left, right }: AssignmentExpression, module: ThemeModule): boolean {
  if (left.type !== 'MemberExpression') return false;
  const name = isExports(left) ? 'default' : nameOf(left.property);
  if (name !== undefined && (isExports(left) || isExports(left.object))) {
    // Compilers mark modules with this name.
    if (name !== '__esModule') addExport(module, name, right);
    return true;
  }
  let root: Node = left;
  while (root.type === 'MemberExpression') root = root.object;
  const rootName = nameOf(root);
  if (rootName === undefined || !module.bindings.has(rootName)) return false;
  const list = module.assignments.get(rootName) ?? [];
  module.assignments.set(rootName, [...list, { left, right }]);
  return true;
}

/** Adds what a statement declares, imports, or exports. Returns false if it would have to be run. */
function addStatement(statement: Statement, module: ThemeModule): boolean {
  const { bindings, exports } = module;
  if ('exportKind' in statement && statement.exportKind === 'type') return true;
  switch (statement.type) {
    case 'ImportDeclaration': {
      const source = statement.source.value;
      for (const each of statement.specifiers) {
        const name = each.type === 'ImportSpecifier' ? nameOf(each.imported)! : 'default';
        const all = each.type === 'ImportNamespaceSpecifier';
        bindings.set(each.local.name, { type: 'import', source, ...(all ? {} : { name }) });
      }
      return true;
    }
    case 'ExportDefaultDeclaration':
      if (!isCode(statement.declaration)) addExport(module, 'default', statement.declaration);
      return true;
    case 'ExportAllDeclaration':
      module.reexports.push(statement);
      return true;
    case 'ExportNamedDeclaration': {
      const names = statement.declaration ? addDeclaration(statement.declaration, module) : [];
      for (const name of names ?? []) exports.set(name, { local: name, node: statement });
      for (const each of statement.specifiers) {
        const name = nameOf(each.exported)!;
        if (each.type === 'ExportSpecifier' && each.exportKind === 'type') continue;
        const local = each.type === 'ExportSpecifier' ? { name: each.local.name } : {};
        const source = statement.source?.value;
        if (source !== undefined)
          addExport(module, name, each, { type: 'import', source, ...local });
        else exports.set(name, { local: local.name!, node: each });
      }
      return names !== undefined;
    }
    case 'ExpressionStatement': {
      const { expression } = statement;
      if (expression.type === 'AssignmentExpression' && expression.operator === '=') {
        return addAssignment(expression, module);
      }
      // Compilers mark modules: `Object.defineProperty(exports, '__esModule', …)`.
      return (
        expression.type === 'StringLiteral' ||
        (expression.type === 'CallExpression' &&
          expression.arguments.some((each) => nameOf(each) === '__esModule'))
      );
    }
    default:
      return addDeclaration(statement, module) !== undefined;
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
    addExport(module, 'default', node);
  }
  for (const statement of statements) {
    if (!addStatement(statement, module)) module.others.push(statement);
  }
  // Without exports, the constants are read as if they were exported.
  if (module.exports.size === 0) {
    for (const [local, binding] of module.bindings) {
      if (binding.type === 'value') module.exports.set(local, { local, node: binding.node });
    }
  }
  return module;
}

/** True for a module or an object, even one with a syntax error. False for a style sheet. */
export function isThemeModule(text: string): boolean {
  try {
    parseThemeModule(text);
    return true;
  } catch {
    const words =
      /^(?:[{('"]|(?:import|exports?|const|let|var|type|interface|module|function|class|async|enum|declare)\b)/;
    return words.test(text.replace(beginning, ''));
  }
}
