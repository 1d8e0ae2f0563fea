import { parse } from '@babel/parser';
import type { Expression, Node, ObjectExpression, Statement } from '@babel/types';
import { unsafeKeys, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { joinPath } from '../../../../base/theme-data/theme-path';
import { parserOptions } from '../../../../content/code/example-module';
import { MAX_DEPTH } from '../../../../base/theme-data/theme-parts';
import type { LeftOut } from '../../left-out';
import { toProblem, UnreadableTheme } from '../../text-problems';

/** Maximum length of the code in a report, in characters. */
const MAX_DETAIL_LENGTH = 40;

/** Places of the keys of a value, by path, such as `colors.primary`. */
export type Places = ReadonlyMap<string, { line: number; column: number }>;

/** An export that is data. */
export interface LiteralExport {
  name: string;
  value: Plain;
  /** What isn't data. */
  leftOut: LeftOut[];
  places: Places;
}

/** What a text exports if its values are literals. */
export interface Literals {
  exports: LiteralExport[];
  /** Statements that would have to run. */
  leftOut: LeftOut[];
}

/** Whitespace and comments before the first token. */
export const beginning = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/;

/** True for a text that begins as a module or an object does, not as a style sheet. */
export const isModule = (text: string): boolean =>
  /^(?:[{('"]|[\w$.]+\s*[=(]|(?:import|exports?|const|let|var|type|interface|module|function|class|async|enum|declare)\b)/.test(
    text.replace(beginning, ''),
  );

/** Removes `as const`, `satisfies Theme`, and `!` around an expression. */
const unwrap = (node: Node): Node =>
  /^TS(As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/.test(node.type)
    ? unwrap((node as { expression: Expression } & Node).expression)
    : node;

const placeOf = (node: Node) => {
  const { line, column } = node.loc!.start;
  return { line, column: column + 1 };
};

/** Reads the values of one export. */
class LiteralReader {
  readonly leftOut: LeftOut[] = [];
  readonly places = new Map<string, { line: number; column: number }>();

  constructor(private readonly text: string) {}

  report(kind: 'code' | 'duplicate' | 'reserved', node: Node, path = ''): undefined {
    const code = this.text.slice(node.start!, node.end!).replaceAll(/\s+/g, ' ');
    const detail = code.length > MAX_DETAIL_LENGTH ? `${code.slice(0, MAX_DETAIL_LENGTH)}…` : code;
    this.leftOut.push({ kind, name: path, detail, ...placeOf(node) });
  }

  /** Value of a literal; undefined for anything else, which is reported. */
  read(expression: Node, path = '', depth = 0): Plain | undefined {
    const node = unwrap(expression);
    if (depth > MAX_DEPTH) {
      throw new UnreadableTheme({ ...placeOf(node), message: 'This text is nested too deeply.' });
    }
    switch (node.type) {
      case 'StringLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NumericLiteral':
        return Number.isFinite(node.value) ? node.value : this.report('code', node, path);
      case 'NullLiteral':
        return null;
      case 'ObjectExpression':
        return this.readObject(node, path, depth);
      case 'ArrayExpression':
        return node.elements.map((element, index) => {
          if (!element) return null;
          const inner = joinPath(path, index);
          this.places.set(inner, placeOf(element));
          // Keeps the indexes of the other items.
          return this.read(element, inner, depth + 1) ?? null;
        });
      case 'TemplateLiteral': {
        const [only] = node.quasis;
        return node.expressions.length === 0
          ? only!.value.cooked!
          : this.report('code', node, path);
      }
      case 'UnaryExpression': {
        const value = node.operator === '-' ? this.read(node.argument, path, depth) : undefined;
        return typeof value === 'number' ? -value : this.report('code', node, path);
      }
      case 'Identifier':
        return node.name === 'undefined' ? undefined : this.report('code', node, path);
      default:
        return this.report('code', node, path);
    }
  }

  private readObject({ properties }: ObjectExpression, path: string, depth: number): PlainObject {
    const entries = new Map<string, Plain>();
    const before = new Map<string, Node>();
    for (const property of properties) {
      const key = property.type === 'SpreadElement' ? undefined : keyOf(property);
      if (key === undefined) {
        this.report('code', property, path);
        continue;
      }
      const inner = joinPath(path, key);
      if (unsafeKeys.includes(key)) {
        this.report('reserved', property, inner);
        continue;
      }
      const earlier = before.get(key);
      if (earlier) this.report('duplicate', earlier, inner);
      before.set(key, property);
      this.places.set(inner, placeOf(property));
      const node = property.type === 'ObjectProperty' ? property.value : property;
      const value = this.read(node, inner, depth + 1);
      if (value !== undefined) entries.set(key, value);
    }
    return Object.fromEntries(entries);
  }
}

/** Key of a property; undefined if it's computed. */
function keyOf({
  key,
  computed,
}: {
  key: Node;
  computed?: boolean | undefined;
}): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  const isLiteral = key.type === 'StringLiteral' || key.type === 'NumericLiteral';
  return isLiteral ? String(key.value) : undefined;
}

const nameOf = (node: Node) =>
  node.type === 'StringLiteral' ? node.value : (node as { name: string }).name;

/** True for `module.exports`. */
const isModuleExports = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  nameOf(node.object) === 'module' &&
  nameOf(node.property) === 'exports';

/** The constants and exports of a module, and the statements that would have to run. */
interface Statements {
  constants: Map<string, Node>;
  exports: Map<string, Node>;
  others: Statement[];
}

/** Adds what a statement declares or exports. Returns false if it would have to run. */
function addStatement(statement: Statement, found: Statements, isExported = false): boolean {
  const { constants, exports } = found;
  if ('exportKind' in statement && statement.exportKind === 'type') return true;
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'EmptyStatement':
      return true;
    case 'ExportDefaultDeclaration':
      exports.set('default', statement.declaration);
      return true;
    case 'ExportNamedDeclaration':
      if (statement.source) return false;
      for (const node of statement.specifiers) {
        if (node.type !== 'ExportSpecifier') return false;
        if (node.exportKind !== 'type') exports.set(nameOf(node.exported), node.local);
      }
      return !statement.declaration || addStatement(statement.declaration, found, true);
    case 'ExpressionStatement': {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return false;
      if (!isModuleExports(expression.left)) return false;
      exports.set('default', expression.right);
      return true;
    }
    case 'VariableDeclaration':
      return statement.declarations.every(({ id, init }) => {
        if (id.type !== 'Identifier' || !init) return false;
        constants.set(id.name, init);
        if (isExported) exports.set(id.name, id);
        return true;
      });
    default:
      return /^TS(TypeAlias|Interface)/.test(statement.type) || Object(statement).declare === true;
  }
}

/** Parses a module, or a single value as in JSON5. */
function parseText(text: string): { statements: Statement[]; value?: Node } {
  const [first = ''] = text.replace(beginning, '');
  if (!'{[('.includes(first) || first === '')
    return { statements: parse(text, parserOptions).program.body };
  // Without an expression before it, an object would be a block.
  const { program } = parse(`0,${text}`, {
    ...parserOptions,
    startLine: 1,
    startColumn: -2,
    startIndex: -2,
  });
  const [start, ...statements] = program.body;
  const { expression } = start as Extract<Statement, { type: 'ExpressionStatement' }>;
  const value = expression.type === 'SequenceExpression' ? expression.expressions[1] : undefined;
  return value ? { statements, value } : { statements: program.body };
}

/**
 * Reads the literals in a module or in a single value: JSON, JSON with comments, JSON5, TypeScript. Nothing runs; all
 * other code is reported, with the kind `code`.
 * @throws UnreadableTheme for a syntax error
 */
export function readLiterals(text: string): Literals {
  const found: Statements = { constants: new Map(), exports: new Map(), others: [] };
  try {
    const { statements, value } = parseText(text);
    if (value) found.exports.set('default', value);
    for (const statement of statements) {
      if (!addStatement(statement, found)) found.others.push(statement);
    }
  } catch (error) {
    throw new UnreadableTheme(toProblem(error));
  }
  const { constants, exports, others } = found;
  const statements = new LiteralReader(text);
  for (const statement of others) statements.report('code', statement);
  // Without exports, the constants are read as if they were exported.
  const read = [...(exports.size > 0 ? exports : constants)].flatMap(([name, node]) => {
    const reader = new LiteralReader(text);
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined;
    const value = reader.read(constant ?? node);
    const { leftOut, places } = reader;
    return value === undefined && leftOut.length === 0
      ? []
      : [{ name, value: value ?? null, leftOut, places }];
  });
  return { exports: read, leftOut: statements.leftOut };
}

/** True if something would have to run. */
export const hasCode = ({ exports, leftOut }: Literals): boolean =>
  [leftOut, ...exports.map((each) => each.leftOut)].flat().some(({ kind }) => kind === 'code');
