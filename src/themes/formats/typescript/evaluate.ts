import type {
  ArrayExpression,
  CallExpression,
  Expression,
  Function as FunctionNode,
  MemberExpression,
  Node,
  ObjectExpression,
} from '@babel/types';
import { unsafeKeys } from '../../changes';
import { joinPath } from '../../theme-path';
import type { LeftOut, LeftOutKind } from '../../left-out';
import { MAX_DEPTH, ReadingLimit } from '../../text-problems';
import { callArrayMethod, globalFunction } from './known-functions';
import { unwrap, type Assignment, type Binding, type ThemeModule } from './module';
import {
  Callable,
  isObject,
  objectOf,
  unread,
  valueAtKey,
  type Unread,
  type Value,
  type ValueObject,
} from './values';

/** Maximum number of expressions that are evaluated. */
const MAX_STEPS = 100_000;

/** Maximum length of the code in a report, in characters. */
const MAX_DETAIL_LENGTH = 40;

/** Returns the value of an import; undefined if the file or package isn't known. */
export type ImportResolver = (binding: Extract<Binding, { type: 'import' }>) => Value | undefined;

/** Names of a function call; the module's own are behind them. */
type Scope = ReadonlyMap<string, Value | Unread>;

/** Where an expression is: in the theme, in functions, and in other expressions. */
interface Place {
  path: string;
  scope: Scope;
  depth: number;
}

/** Expressions that aren't values, by type. */
const kinds: Partial<Record<Node['type'], LeftOutKind>> = {
  CallExpression: 'call',
  NewExpression: 'call',
  ClassExpression: 'function',
};

/**
 * Evaluates the data in a module: literals, constants, spreads, members, templates, arithmetic, and calls of the
 * module's own arrow functions and of functions that are known. No code is run. Everything else is reported.
 */
export class Evaluator {
  readonly leftOut: LeftOut[] = [];
  /** Node of each key of the result, by its path, such as `colors.primary`. */
  readonly places = new Map<string, Node>();
  private readonly constants = new Map<Binding, Value | Unread>();
  private readonly unreadKinds = new Map<Binding, LeftOutKind>();
  private readonly pending = new Set<Binding>();
  private steps = 0;

  /** @param text of the module, for reports */
  constructor(
    private readonly module: ThemeModule,
    private readonly text: string,
    private readonly resolveImport: ImportResolver,
  ) {}

  /** @throws ReadingLimit at the limits of depth and steps */
  evaluate(
    expression: Expression,
    place: Place = { path: '', scope: new Map(), depth: 0 },
  ): Value | Unread {
    const node = unwrap(expression);
    this.steps += 1;
    if (place.depth > MAX_DEPTH) throw new ReadingLimit(node, 'This text is nested too deep.');
    if (this.steps > MAX_STEPS) throw new ReadingLimit(node, 'These are too many values to read.');
    const inner = { ...place, depth: place.depth + 1 };
    switch (node.type) {
      case 'StringLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NumericLiteral':
        return Number.isFinite(node.value) ? node.value : this.report('expression', node, place);
      case 'NullLiteral':
        return null;
      case 'ObjectExpression':
        return this.readObject(node, inner);
      case 'ArrayExpression':
        return this.readArray(node, inner);
      case 'Identifier':
        return this.readName(node.name, node, inner);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.readMember(node as MemberExpression, inner);
      case 'CallExpression':
        return this.readCall(node, inner);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.toCallable(node, inner);
      case 'TemplateLiteral':
        return this.readTemplate(node, inner);
      case 'TaggedTemplateExpression': {
        const { tag } = node;
        const isKeyframes = tag.type === 'Identifier' && tag.name === 'keyframes';
        return this.report(isKeyframes ? 'keyframes' : 'call', node, place);
      }
      case 'UnaryExpression':
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'ConditionalExpression':
        return this.calculate(node, inner);
      default:
        return this.report(kinds[node.type] ?? 'expression', node, place);
    }
  }

  /** Reports a part that can't be read. */
  report(kind: LeftOutKind, node: Node, { path }: { path: string }): Unread {
    const { line, column } = node.loc!.start;
    const code = this.text.slice(node.start!, node.end!).replaceAll(/\s+/g, ' ');
    const detail = code.length > MAX_DETAIL_LENGTH ? `${code.slice(0, MAX_DETAIL_LENGTH)}…` : code;
    this.leftOut.push({ kind, name: path, detail, line, column: column + 1 });
    return unread;
  }

  /** Value of a name of the module. A constant is evaluated once. */
  readName(name: string, node: Node, place: Place): Value | Unread {
    if (name === 'undefined') return undefined;
    if (place.scope.has(name)) return place.scope.get(name);
    const binding = this.module.bindings.get(name);
    if (!binding) return globalFunction(name) ?? this.report('variable', node, place);
    if (this.constants.has(binding)) {
      const value = this.constants.get(binding);
      // So that each place without the value is in the report.
      return value === unread ? this.report(this.unreadKinds.get(binding)!, node, place) : value;
    }
    if (this.pending.has(binding)) return this.report('variable', node, place);
    this.pending.add(binding);
    // Constants are outside of functions.
    const value = this.readBinding(binding, node, { ...place, scope: new Map() });
    this.pending.delete(binding);
    this.constants.set(binding, value);
    if (value === unread) this.unreadKinds.set(binding, this.leftOut.at(-1)?.kind ?? 'variable');
    for (const assignment of this.module.assignments.get(name) ?? []) {
      this.assign(value, assignment, place);
    }
    return value;
  }

  /** Sets a part of a constant. The constant is already known, because the value may refer to it. */
  private assign(constant: Value | Unread, { keys, value }: Assignment, place: Place): void {
    const names = keys.map((key) => this.evaluate(key, place));
    const last = names.pop();
    const parent = names.reduce<Value | Unread>(
      (part, name) =>
        part === unread || name === unread ? unread : valueAtKey(part, String(name)),
      constant,
    );
    const isGroup = isObject(parent) || Array.isArray(parent);
    if (!isGroup || last === unread || unsafeKeys.includes(String(last))) {
      this.report('statement', value, place);
      return;
    }
    const read = this.evaluate(value, { ...place, path: joinPath(place.path, String(last)) });
    if (read !== unread) (parent as ValueObject)[String(last)] = read;
  }

  private readBinding(binding: Binding, node: Node, place: Place): Value | Unread {
    switch (binding.type) {
      case 'expression':
        return this.evaluate(binding.node, place);
      case 'function':
        return this.toCallable(binding.node, place);
      case 'part': {
        const value = this.evaluate(binding.node, place);
        if (value === unread) return unread;
        const part = valueAtKey(value, binding.key);
        return part === unread ? this.report('variable', node, place) : part;
      }
      case 'import':
        return this.resolveImport(binding) ?? this.report('import', node, place);
    }
  }

  private readObject(node: ObjectExpression, place: Place): Value {
    const entries = new Map<string, Value>();
    const literalKeys = new Map<string, Node>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const value = this.evaluate(property.argument, place);
        if (isObject(value) || Array.isArray(value)) {
          for (const [key, each] of Object.entries(value)) entries.set(key, each);
        } else if (value instanceof Callable) this.report('function', property, place);
        else if (typeof value === 'string' && value) this.report('expression', property, place);
        continue;
      }
      const key = this.readKey(property, place);
      if (key === undefined) continue;
      const inner = { ...place, path: joinPath(place.path, key) };
      if (unsafeKeys.includes(key)) {
        this.report('reserved', property, inner);
        continue;
      }
      const earlier = literalKeys.get(key);
      if (earlier) this.report('duplicate', earlier, inner);
      literalKeys.set(key, property);
      this.places.set(inner.path, property);
      if (property.type === 'ObjectMethod') {
        this.report('function', property, inner);
        continue;
      }
      const value = this.evaluate(property.value as Expression, inner);
      if (value !== unread) entries.set(key, value);
    }
    return objectOf(entries);
  }

  private readKey(
    { key, computed }: Exclude<ObjectExpression['properties'][number], { type: 'SpreadElement' }>,
    place: Place,
  ): string | undefined {
    if (!computed && key.type === 'Identifier') return key.name;
    const value = this.evaluate(key as Expression, place);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (value !== unread) this.report('expression', key, place);
    return undefined;
  }

  private readArray({ elements }: ArrayExpression, place: Place): Value {
    return elements.flatMap((element, index): Value[] => {
      if (element === null) return [null];
      if (element.type === 'SpreadElement') {
        const value = this.evaluate(element.argument, place);
        if (Array.isArray(value)) return value;
        if (value !== unread) this.report('expression', element, place);
        return [];
      }
      const inner = { ...place, path: joinPath(place.path, index) };
      this.places.set(inner.path, element);
      const value = this.evaluate(element, inner);
      // So that the others keep their indexes.
      return [value === unread ? null : value];
    });
  }

  private readMember(node: MemberExpression, place: Place): Value | Unread {
    const global = this.globalName(node);
    if (global) return globalFunction(global) ?? this.report('variable', node, place);
    const object = this.evaluate(node.object as Expression, place);
    if (object === unread) return unread;
    const key = this.memberKey(node, place);
    const value = key === undefined ? unread : valueAtKey(object, key);
    return value === unread ? this.report('variable', node, place) : value;
  }

  /** `Object.assign` for that member of a global object; undefined for members of the module's objects. */
  private globalName({ object, property, computed }: MemberExpression): string | undefined {
    if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed)
      return undefined;
    const isOwn = this.module.bindings.has(object.name) && object.name !== 'merge';
    const name = `${object.name}.${property.name}`;
    return !isOwn && globalFunction(name) ? name : undefined;
  }

  private memberKey({ property, computed }: MemberExpression, place: Place): string | undefined {
    if (property.type === 'Identifier' && !computed) return property.name;
    const value = this.evaluate(property as Expression, place);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  private readCall(node: CallExpression, place: Place): Value | Unread {
    const { callee } = node;
    const before = this.leftOut.length;
    const args = () =>
      node.arguments.map((each) =>
        each.type === 'SpreadElement' ? unread : this.evaluate(each as Expression, place),
      );
    if (callee.type === 'MemberExpression' && !this.globalName(callee)) {
      const object = this.evaluate(callee.object as Expression, place);
      const name = this.memberKey(callee, place);
      if (Array.isArray(object) && name !== undefined) {
        const result = callArrayMethod(object, name, args());
        if (result !== unread || this.leftOut.length > before) return result;
      }
    } else if (callee.type === 'MemberExpression' || this.isCallable(callee, place)) {
      const value = this.evaluate(callee as Expression, place);
      if (value instanceof Callable) {
        const result = value.call(args());
        if (result !== unread || this.leftOut.length > before) return result;
      }
    }
    // What was found out about its parts says less than the call.
    this.leftOut.length = before;
    return this.readWrapped(node, place);
  }

  private isCallable(callee: Node, { scope }: Place): boolean {
    if (callee.type !== 'Identifier') return false;
    return (
      scope.has(callee.name) ||
      this.module.bindings.has(callee.name) ||
      globalFunction(callee.name) !== undefined
    );
  }

  /** Reads the object in `withPlugin({ … })` around a whole theme, as if the function returned it. */
  private readWrapped(node: CallExpression, place: Place): Value | Unread {
    this.report('call', node, place);
    const objects = node.arguments.filter((each) => each.type === 'ObjectExpression');
    return place.path === '' && objects.length === 1 ? this.evaluate(objects[0]!, place) : unread;
  }

  /** Arrow functions whose body is an expression, and functions that only return one. */
  private toCallable(node: FunctionNode, place: Place): Value {
    const { body } = node;
    const [only] = body.type === 'BlockStatement' && body.body.length === 1 ? body.body : [];
    const result = only?.type === 'ReturnStatement' ? only.argument : body;
    const names = node.params.map((each) => (each.type === 'Identifier' ? each.name : undefined));
    let isRunning = false;
    return new Callable((args) => {
      // A function that calls itself is left out, so that the rest can be read.
      if (isRunning) return unread;
      if (!result || result.type === 'BlockStatement' || names.includes(undefined)) return unread;
      const scope = new Map(place.scope);
      for (const [index, name] of names.entries()) scope.set(name!, args[index]);
      isRunning = true;
      try {
        return this.evaluate(result, { ...place, scope });
      } finally {
        isRunning = false;
      }
    });
  }

  private readTemplate(
    { quasis, expressions }: Extract<Node, { type: 'TemplateLiteral' }>,
    place: Place,
  ): Value | Unread {
    const values = expressions.map((each) => this.evaluate(each as Expression, place));
    if (values.includes(unread)) return unread;
    const bad = values.findIndex((each) => typeof each !== 'string' && typeof each !== 'number');
    if (bad >= 0) return this.report('expression', expressions[bad]!, place);
    return quasis
      .map(({ value }, index) => (value.cooked ?? value.raw) + String(values[index] ?? ''))
      .join('');
  }

  private calculate(
    node: Extract<
      Expression,
      {
        type:
          'UnaryExpression' | 'BinaryExpression' | 'LogicalExpression' | 'ConditionalExpression';
      }
    >,
    place: Place,
  ): Value | Unread {
    if (node.type === 'ConditionalExpression') {
      const test = this.evaluate(node.test, place);
      if (test === unread) return unread;
      return this.evaluate(test ? node.consequent : node.alternate, place);
    }
    if (node.type === 'UnaryExpression') {
      const value = this.evaluate(node.argument as Expression, place);
      if (value === unread) return unread;
      if (node.operator === 'void') return undefined;
      if (node.operator === '!' && !(value instanceof Callable)) return !value;
      if (typeof value === 'number' && node.operator === '-') return -value;
      if (typeof value === 'number' && node.operator === '+') return value;
      return this.report('expression', node, place);
    }
    const left = this.evaluate(node.left as Expression, place);
    if (left === unread) return unread;
    if (node.operator === '||' && left) return left;
    if (node.operator === '??' && left !== null && left !== undefined) return left;
    if (node.operator === '&&' && !left) return left;
    const right = this.evaluate(node.right, place);
    if (right === unread || node.type === 'LogicalExpression') return right;
    const result = arithmetic(node.operator, left, right);
    return result === undefined ? this.report('expression', node, place) : result;
  }
}

/** Result of an arithmetic operator; undefined for other operators and for values that aren't numbers or text. */
function arithmetic(operator: string, left: Value, right: Value): string | number | undefined {
  const isText = (value: Value) => typeof value === 'string' || typeof value === 'number';
  if (operator === '+' && isText(left) && isText(right)) {
    return (left as string) + (right as string);
  }
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  const results: Record<string, () => number> = {
    '-': () => left - right,
    '*': () => left * right,
    '/': () => left / right,
    '%': () => left % right,
    '**': () => left ** right,
  };
  const result = Object.hasOwn(results, operator) ? results[operator]!() : NaN;
  return Number.isFinite(result) ? result : undefined;
}
