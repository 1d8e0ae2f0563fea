import type {
  CallExpression,
  Expression,
  MemberExpression,
  Node,
  ObjectExpression,
} from '@babel/types';
import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';
import { deepest, Refusal } from './text-problems';

/** What is known while the literals of a text are read. */
export interface Reading {
  /** Names of constants, and what they stand for. */
  constants: ReadonlyMap<string, Expression>;
  /** Properties that were refused; what is beside them is read on, so that all are named at once. */
  refused: Refusal[];
  /** Where each key of the result stands, by its path, such as `colors.primary`. */
  places: Map<string, Node>;
  /** How many more values are read: constants that hold each other twice and twice again have no end. */
  left: number;
}

/** A reading of a text with these constants, at its start. */
export const newReading = (constants: Reading['constants'] = new Map()): Reading => ({
  constants,
  refused: [],
  places: new Map(),
  left: 100_000,
});

/** Functions of Theme UI that return what they are given. */
export const identities = /^make(Theme|Styles|ColorsScale)$/;

/** What stands inside `as const`, `satisfies Theme`, `!` and parentheses. */
export function unwrap(node: Expression): Expression {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;
}

const noFunction = 'A function is not read, since nothing of the text is run. Write the value.';

/** Why nodes are refused, by their types. */
export const refusals: Partial<Record<Node['type'], string>> = {
  ArrowFunctionExpression: noFunction,
  FunctionExpression: noFunction,
  ObjectMethod: noFunction,
  SpreadElement:
    'A spread is not read. Write the keys out, or start from the preset and paste the rest.',
  CallExpression: 'A call is not read, since nothing of the text is run. Write what it returns.',
  TemplateLiteral: 'A template with parts in it is not read. Write the text.',
};

const joinPath = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

type Property = ObjectExpression['properties'][number];

function readKey(property: Property): string {
  if (property.type !== 'ObjectProperty') throw new Refusal(property, refusals[property.type]!);
  const { key, computed } = property;
  if (computed) throw new Refusal(property, 'A computed key is not read. Write its name.');
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  throw new Refusal(property, 'This is no key of a theme.');
}

/** Where a value stands: what is read around it, and the keys that lead to it. */
interface Place {
  inside: readonly Node[];
  path: string;
}

/** The object that a spread brings, if it is written out in this text. */
function readSpread(
  spread: Extract<Property, { type: 'SpreadElement' }>,
  reading: Reading,
  place: Place,
) {
  let value: Plain;
  try {
    value = readValue(spread.argument, reading, place);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(spread, refusals.SpreadElement!);
    throw error;
  }
  if (!isPlainObject(value)) throw new Refusal(spread, refusals.SpreadElement!);
  return value;
}

function readProperty(
  property: Property,
  reading: Reading,
  { inside, path }: Place,
): [string, Plain] {
  const key = readKey(property);
  if (unsafeKeys.includes(key)) throw new Refusal(property, `The key ${key} is refused.`);
  const { value } = property as { value: Expression };
  const here = joinPath(path, key);
  reading.places.set(here, property);
  const read = readValue(value, reading, { inside, path: here });
  if (read === null) {
    throw new Refusal(value, `${key} is null, which no scale has. Leave the key out.`);
  }
  return [key, read];
}

function readObject(node: ObjectExpression, reading: Reading, place: Place): PlainObject {
  const entries = new Map<string, Plain>();
  const own = new Set<string>();
  for (const property of node.properties) {
    try {
      if (property.type === 'SpreadElement') {
        for (const [key, value] of Object.entries(readSpread(property, reading, place))) {
          entries.set(key, value);
        }
        continue;
      }
      const [key, value] = readProperty(property, reading, place);
      if (own.has(key)) throw new Refusal(property, `The key ${key} is here twice.`);
      own.add(key);
      entries.set(key, value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reading.refused.push(error);
    }
  }
  return Object.fromEntries(entries);
}

/** One part of an object that is written out, such as `colors.gray[3]`. */
function readMember(node: MemberExpression, reading: Reading, place: Place): Plain {
  const object = readValue(node.object as Expression, reading, place);
  const { property, computed } = node;
  const key =
    property.type === 'StringLiteral' || property.type === 'NumericLiteral'
      ? String(property.value)
      : property.type === 'Identifier' && !computed && property.name;
  if (
    key !== false &&
    typeof object === 'object' &&
    object !== null &&
    Object.hasOwn(object, key)
  ) {
    if (!Array.isArray(object) || /^\d+$/.test(key)) return (object as PlainObject)[key]!;
  }
  throw new Refusal(node, 'This part is not in this text. Write the value that it stands for.');
}

function readCall(node: CallExpression, reading: Reading, place: Place): Plain {
  const [argument, ...more] = node.arguments;
  const { callee } = node;
  if (callee.type === 'Identifier' && identities.test(callee.name) && argument && !more.length) {
    return readValue(argument as Expression, reading, place);
  }
  throw new Refusal(node, refusals.CallExpression!);
}

/**
 * The value of an expression, if it is written out. Properties that are not are in `reading.refused` afterwards.
 * @throws Refusal when the expression itself is not
 */
export function readValue(
  expression: Expression,
  reading: Reading,
  { inside: around, path }: Place = { inside: [], path: '' },
): Plain {
  const node = unwrap(expression);
  if (around.includes(node)) throw new Refusal(node, 'This constant stands for itself.');
  if (around.length > deepest) throw new Refusal(node, 'This is nested too deep.');
  if (reading.left === 0) throw new Refusal(node, 'These are more values than are read.');
  reading.left -= 1;
  const place = { inside: [...around, node], path };
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
      return readObject(node, reading, place);
    case 'ArrayExpression':
      return node.elements.map((element, index) => {
        if (element === null) return null;
        if (element.type === 'SpreadElement') throw new Refusal(element, refusals.SpreadElement!);
        const here = joinPath(path, index);
        reading.places.set(here, element);
        return readValue(element, reading, { ...place, path: here });
      });
    case 'UnaryExpression': {
      const value = readValue(node.argument as Expression, reading, place);
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
      if (constant) return readValue(constant, reading, place);
      throw new Refusal(
        node,
        `${node.name} is not in this text. Write the value that it stands for.`,
      );
    }
    case 'MemberExpression':
      return readMember(node, reading, place);
    case 'CallExpression':
      return readCall(node, reading, place);
    default:
      throw new Refusal(node, refusals[node.type] ?? 'This is not read. Write a value.');
  }
}
