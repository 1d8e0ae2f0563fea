import { parse, parseExpression, type ParserOptions } from '@babel/parser';
import type { Expression, Node, ObjectExpression, Statement } from '@babel/types';
import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';

/** What is wrong in a text, and where. */
export interface TextProblem {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  message: string;
}

/** Longest text that is read, in characters. */
export const longestText = 200_000;

/** Says why a text is no theme that can be read; `problems` has at least one. */
export class UnreadableTheme extends Error {
  constructor(readonly problems: readonly [TextProblem, ...TextProblem[]]) {
    super(problems.map(({ line, message }) => `Line ${line}: ${message}`).join('\n'));
    this.name = 'UnreadableTheme';
  }
}

const options: ParserOptions = { sourceType: 'module', plugins: ['typescript', 'jsx'] };

/** A value that a text cannot have here, at its place. */
class Refusal extends Error {
  constructor(
    readonly node: Node,
    message: string,
  ) {
    super(message);
  }
}

/** Whether an import brings types alone, or those that Theme UI exports. */
const isTypeImport = (statement: Statement) =>
  statement.type === 'ImportDeclaration' &&
  statement.specifiers.length > 0 &&
  (statement.importKind === 'type' ||
    statement.specifiers.every(
      (each) =>
        each.type === 'ImportSpecifier' &&
        (each.importKind === 'type' || /^(Theme|ThemeUI[A-Z]\w*)$/.test(each.local.name)),
    ));

const isType = ({ type }: Statement) =>
  type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration';

/** What stands inside `as const`, `satisfies Theme`, `!` and parentheses. */
function unwrap(node: Expression): Expression {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;
}

/** What is known while a text is read. */
interface Reading {
  /** Names of constants, and what they stand for. */
  constants: ReadonlyMap<string, Expression>;
  /** Properties that were refused; what is beside them is read on, so that all are named at once. */
  refused: Refusal[];
}

const refusals: Partial<Record<Node['type'], string>> = {
  ArrowFunctionExpression:
    'A function is not read, since nothing of the text is run. Write the value.',
  FunctionExpression: 'A function is not read, since nothing of the text is run. Write the value.',
  ObjectMethod: 'A function is not read, since nothing of the text is run. Write the value.',
  SpreadElement:
    'A spread is not read. Write the keys out, or start from the preset and paste the rest.',
  CallExpression: 'A call is not read, since nothing of the text is run. Write what it returns.',
  TemplateLiteral: 'A template with parts in it is not read. Write the text.',
};

function readKey(property: ObjectExpression['properties'][number]): string {
  if (property.type !== 'ObjectProperty') throw new Refusal(property, refusals[property.type]!);
  const { key, computed } = property;
  if (computed) throw new Refusal(property, 'A computed key is not read. Write its name.');
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  throw new Refusal(property, 'This is no key of a theme.');
}

function readProperty(
  property: ObjectExpression['properties'][number],
  reading: Reading,
  path: readonly Node[],
): [string, Plain] {
  const key = readKey(property);
  if (unsafeKeys.includes(key)) throw new Refusal(property, `The key ${key} is refused.`);
  const { value } = property as { value: Expression };
  const read = readValue(value, reading, path);
  if (read === null) {
    throw new Refusal(value, `${key} is null, which no scale has. Leave the key out.`);
  }
  return [key, read];
}

function readObject(node: ObjectExpression, reading: Reading, path: readonly Node[]): PlainObject {
  const entries = new Map<string, Plain>();
  for (const property of node.properties) {
    try {
      const [key, value] = readProperty(property, reading, path);
      if (entries.has(key)) throw new Refusal(property, `The key ${key} is here twice.`);
      entries.set(key, value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reading.refused.push(error);
    }
  }
  return Object.fromEntries(entries);
}

/** Most objects, arrays and constants inside each other. */
const deepest = 60;

/**
 * The value of an expression, if it is written out.
 * @param path what is being read around it
 */
function readValue(expression: Expression, reading: Reading, path: readonly Node[]): Plain {
  const node = unwrap(expression);
  if (path.includes(node)) throw new Refusal(node, 'This constant stands for itself.');
  if (path.length > deepest) throw new Refusal(node, 'This is nested too deep.');
  const inside = [...path, node];
  switch (node.type) {
    case 'StringLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NumericLiteral':
      if (!Number.isFinite(node.value)) throw new Refusal(node, 'This number is too large.');
      return node.value;
    case 'NullLiteral':
      return null;
    case 'ObjectExpression':
      return readObject(node, reading, inside);
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null) return null;
        if (element.type === 'SpreadElement') throw new Refusal(element, refusals.SpreadElement!);
        return readValue(element, reading, inside);
      });
    case 'UnaryExpression': {
      const value = readValue(node.argument as Expression, reading, inside);
      if (typeof value === 'number' && node.operator === '-') return -value;
      if (typeof value === 'number' && node.operator === '+') return value;
      throw new Refusal(node, 'A calculation is not read. Write its result.');
    }
    case 'TemplateLiteral': {
      const [only] = node.quasis;
      if (node.expressions.length === 0) return only!.value.cooked ?? only!.value.raw;
      throw new Refusal(node, refusals.TemplateLiteral!);
    }
    case 'Identifier': {
      const constant = reading.constants.get(node.name);
      if (constant) return readValue(constant, reading, inside);
      throw new Refusal(
        node,
        `${node.name} is not in this text. Write the value that it stands for.`,
      );
    }
    default:
      throw new Refusal(node, refusals[node.type] ?? 'This is not read. Write a value.');
  }
}

/** The expression that a module exports, or has as its only object, and its constants. */
function findTheme(statements: Statement[]): {
  theme: Expression;
  constants: Reading['constants'];
} {
  const constants = new Map<string, Expression>();
  const exported: Expression[] = [];
  for (const statement of statements) {
    if (isTypeImport(statement) || isType(statement)) continue;
    if (statement.type === 'ImportDeclaration') {
      throw new Refusal(
        statement,
        'An import is not followed. Write what it brings, or paste that file.',
      );
    }
    const inner =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (isType(inner)) continue;
    if (inner.type === 'VariableDeclaration') {
      for (const { id, init } of inner.declarations) {
        if (id.type !== 'Identifier' || !init)
          throw new Refusal(inner, 'This is no constant with a value.');
        constants.set(id.name, init);
        if (inner !== statement) exported.push(init);
      }
    } else if (
      statement.type === 'ExportDefaultDeclaration' &&
      !/^(Function|Class|TSDeclare)/.test(statement.declaration.type)
    ) {
      return { theme: statement.declaration as Expression, constants };
    } else if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression'
    ) {
      exported.push(statement.expression.right);
    } else if (statement.type !== 'ExportNamedDeclaration') {
      throw new Refusal(
        statement,
        refusals[inner.type.replace('Declaration', 'Expression') as Node['type']] ??
          'Only constants, types and one exported theme are read.',
      );
    }
  }
  const candidates = exported.length > 0 ? exported : [...constants.values()];
  const theme =
    candidates.find((each) => unwrap(each) === unwrap(constants.get('theme') ?? each)) ??
    candidates.at(-1);
  if (!theme)
    throw new Error('There is no theme in this text. Paste an object, or a file that exports one.');
  return { theme, constants };
}

/** Reads `{ … }` as it is, and all else as a module. */
function parseText(text: string): { theme: Expression; constants: Reading['constants'] } {
  if (/^\s*[{(]/.test(text)) {
    return {
      theme: parseExpression(text.trimEnd().replace(/;$/, ''), options),
      constants: new Map(),
    };
  }
  return findTheme(parse(text, options).program.body);
}

function toProblem(error: unknown): TextProblem {
  const { message, loc, node } = error as Partial<Refusal> & {
    message: string;
    loc?: { line: number; column: number };
  };
  const place = node?.loc?.start ?? loc ?? { line: 1, column: 0 };
  // The parser ends its messages with the place.
  const words = message.replace(/\s*\(\d+:\d+\)$/, '');
  return { line: place.line, column: place.column + 1, message: words };
}

/**
 * Reads a theme from TypeScript, JavaScript or JSON by its literals; nothing of it is run. Constants of the same
 * text and types are understood; functions, calls, spreads, imports of values, computed and unsafe keys are
 * refused.
 * @throws UnreadableTheme with line and column of all that was refused
 */
export function readThemeText(text: string): PlainObject {
  const reading: Reading = { constants: new Map(), refused: [] };
  let value: Plain = null;
  try {
    if (text.length > longestText) {
      throw new Error(`This text has ${text.length} characters; ${longestText} are read at most.`);
    }
    const { theme, constants } = parseText(text);
    reading.constants = constants;
    value = readValue(theme, reading, []);
    if (!isPlainObject(value)) throw new Refusal(theme, 'A theme is an object.');
  } catch (error) {
    reading.refused.push(error as Refusal);
  }
  const [first, ...others] = reading.refused.map(toProblem);
  if (first) throw new UnreadableTheme([first, ...others]);
  return value as PlainObject;
}
