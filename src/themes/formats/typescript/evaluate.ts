import type {
  ArrayExpression,
  CallExpression,
  Expression,
  MemberExpression,
  Node,
  ObjectExpression,
  TemplateLiteral,
} from '@babel/types';
import { unsafeKeys } from '../../changes';
import { joinPath } from '../../theme-path';
import type { LeftOut, LeftOutKind } from '../../left-out';
import { MAX_DEPTH, ReadingLimit } from '../../text-problems';
import type { Assignment, Binding, ThemeModule } from './module';
import {
  asMerge,
  isObject,
  objectOf,
  unread,
  valueAtKey,
  type Unread,
  type Value,
  type ValueObject,
} from './values';

/** Maximum number of expressions, items of spreads, and characters of templates. */
const MAX_STEPS = 100_000;

/** Maximum length of the code in a report, in characters. */
const MAX_DETAIL_LENGTH = 40;

/** Returns the value of an import; undefined if the file or package isn't known. */
export type ImportResolver = (
  binding: Omit<Extract<Binding, { type: 'import' }>, 'type'>,
) => Value | undefined;

/** Where an expression is: its path in the theme, and how many expressions are around it. */
interface Place {
  path: string;
  depth: number;
}

const start: Place = { path: '', depth: 0 };

/** Removes `as const`, `satisfies Theme`, and `!` around an expression. */
const unwrap = (node: Node): Node =>
  /^TS(As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/.test(node.type)
    ? unwrap((node as { expression: Expression } & Node).expression)
    : node;

const isText = (value: Value | Unread): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * Reads the data in a module: literals, constants, imports, spreads, members, templates, and what Theme UI's functions
 * merge. No code is run. Everything else is reported.
 */
export class Evaluator {
  readonly leftOut: LeftOut[] = [];
  /** Node of each key of the result, by its path, such as `colors.primary`. */
  readonly places = new Map<string, Node>();
  /** Values of names that have been read, and why one can't be. */
  private readonly known = new Map<string, { value: Value | Unread; kind: LeftOutKind }>();
  private steps = 0;

  /** @param text of the module, for reports */
  constructor(
    private readonly module: ThemeModule,
    private readonly text: string,
    private readonly resolveImport: ImportResolver,
  ) {}

  /** Reports a part that can't be read. */
  report(kind: LeftOutKind, node: Node, { path } = start): Unread {
    const { line, column } = node.loc!.start;
    const code = this.text.slice(node.start!, node.end!).replaceAll(/\s+/g, ' ');
    const detail = code.length > MAX_DETAIL_LENGTH ? `${code.slice(0, MAX_DETAIL_LENGTH)}…` : code;
    this.leftOut.push({ kind, name: path, detail, line, column: column + 1 });
    return unread;
  }

  /**
   * Value of an export. Why it can't be read is reported once.
   * @param name of its binding
   * @throws ReadingLimit at the limits of depth and steps
   */
  readExport(name: string, node: Node): Value | Unread {
    return this.known.has(name) ? this.known.get(name)!.value : this.readName(name, node, start);
  }

  /** Value of a name of the module. A constant is read once. */
  private readName(name: string, node: Node, place: Place): Value | Unread {
    const known = this.known.get(name);
    // So that each place without the value is in the report.
    if (known?.value === unread) return this.report(known.kind, node, place);
    if (known) return known.value;
    const binding = this.module.bindings.get(name);
    if (!binding) return this.report('variable', node, place);
    // For a constant that refers to itself.
    this.known.set(name, { value: unread, kind: 'variable' });
    const value = this.readBinding(binding, node, place);
    this.known.set(name, { value, kind: this.leftOut.at(-1)?.kind ?? 'variable' });
    for (const each of this.module.assignments.get(name) ?? []) this.assign(each, place);
    return value;
  }

  private readBinding(binding: Binding, node: Node, place: Place): Value | Unread {
    if (binding.type === 'import') {
      return this.resolveImport(binding) ?? this.report('import', node, place);
    }
    const value = this.evaluate(binding.node, place);
    if (value === unread || binding.key === undefined) return value;
    const part = valueAtKey(value, binding.key);
    return part === unread ? this.report('variable', node, place) : part;
  }

  /** Sets a part of a constant, which is already known, because the value may refer to it. */
  private assign({ left, right }: Assignment, place: Place): void {
    const parent = this.evaluate(left.object, place);
    const key = this.readKey(left.property, left.computed, place);
    const isGroup = isObject(parent) || (Array.isArray(parent) && key !== 'length');
    if (!isGroup || key === undefined || unsafeKeys.includes(key)) {
      this.report('statement', right, place);
      return;
    }
    const value = this.evaluate(right, { ...place, path: joinPath(place.path, key) });
    if (value !== unread) (parent as ValueObject)[key] = value;
  }

  private count(node: Node, steps: number): void {
    this.steps += steps;
    if (this.steps > MAX_STEPS) throw new ReadingLimit(node, 'These are too many values to read.');
  }

  private evaluate(expression: Node, outer: Place): Value | Unread {
    const node = unwrap(expression);
    const place = { ...outer, depth: outer.depth + 1 };
    this.count(node, 1);
    if (outer.depth > MAX_DEPTH) throw new ReadingLimit(node, 'This text is nested too deep.');
    switch (node.type) {
      case 'StringLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NumericLiteral':
        return Number.isFinite(node.value) ? node.value : this.report('expression', node, place);
      case 'NullLiteral':
        return null;
      case 'ObjectExpression':
        return this.readObject(node, place);
      case 'ArrayExpression':
        return this.readArray(node, place);
      case 'Identifier':
        return node.name === 'undefined' ? undefined : this.readName(node.name, node, place);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.readMember(node as MemberExpression, place);
      case 'CallExpression':
        return this.readCall(node, place);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.report('function', node, place);
      case 'TemplateLiteral':
        return this.readTemplate(node, place);
      case 'TaggedTemplateExpression': {
        const isKeyframes = node.tag.type === 'Identifier' && node.tag.name === 'keyframes';
        return this.report(isKeyframes ? 'keyframes' : 'call', node, place);
      }
      case 'UnaryExpression': {
        const value = this.evaluate(node.argument, place);
        if (typeof value === 'number' && node.operator === '-') return -value;
        return value === unread ? unread : this.report('expression', node, place);
      }
      default:
        return this.report(node.type === 'NewExpression' ? 'call' : 'expression', node, place);
    }
  }

  private readObject(node: ObjectExpression, place: Place): Value {
    const entries = new Map<string, Value>();
    const literalKeys = new Map<string, Node>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const value = this.evaluate(property.argument, place);
        if (isObject(value) || Array.isArray(value)) {
          const spread = Object.entries(value);
          this.count(property, spread.length);
          for (const [key, each] of spread) entries.set(key, each);
        } else if (value !== unread && value) this.report('expression', property, place);
        continue;
      }
      const key = this.readKey(property.key, property.computed, place);
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
      const value =
        property.type === 'ObjectMethod'
          ? this.report('function', property, inner)
          : this.evaluate(property.value, inner);
      if (value !== unread) entries.set(key, value);
    }
    return objectOf(entries);
  }

  private readArray({ elements }: ArrayExpression, place: Place): Value {
    return elements.flatMap((element, index): Value[] => {
      if (element === null) return [null];
      if (element.type === 'SpreadElement') {
        const value = this.evaluate(element.argument, place);
        if (Array.isArray(value)) {
          this.count(element, value.length);
          return value;
        }
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

  /** Key of a property; undefined if it can't be read, which is reported. */
  private readKey(key: Node, isComputed: boolean | undefined, place: Place): string | undefined {
    if (key.type === 'Identifier' && !isComputed) return key.name;
    const value = this.evaluate(key, place);
    if (isText(value)) return String(value);
    if (value !== unread) this.report('expression', key, place);
    return undefined;
  }

  private readMember(node: MemberExpression, place: Place): Value | Unread {
    const object = this.evaluate(node.object, place);
    if (object === unread) return unread;
    const key = this.readKey(node.property, node.computed, place);
    if (key === undefined) return unread;
    const value = valueAtKey(object, key);
    return value === unread ? this.report('variable', node, place) : value;
  }

  private readCall(node: CallExpression, place: Place): Value | Unread {
    const { callee } = node;
    const [first] = node.arguments;
    if (
      callee.type === 'Identifier' &&
      callee.name === 'require' &&
      first?.type === 'StringLiteral'
    ) {
      return this.resolveImport({ source: first.value }) ?? this.report('import', node, place);
    }
    const value = this.evaluate(callee, place);
    const merge = asMerge(value);
    if (merge) {
      const values = node.arguments.map((each) => this.evaluate(each, place));
      const read = values.filter((each) => each !== unread);
      return read.length > 0 ? merge(...read) : unread;
    }
    // The call says more than the name of its function.
    if (value === unread) this.leftOut.pop();
    this.report('call', node, place);
    // The object in `withPlugin({ … })` around a whole theme is read as if the function returned it.
    const objects = node.arguments.filter((each) => unwrap(each).type === 'ObjectExpression');
    return place.path === '' && objects.length === 1 ? this.evaluate(objects[0]!, place) : unread;
  }

  private readTemplate({ quasis, expressions }: TemplateLiteral, place: Place): Value | Unread {
    const values = expressions.map((each) => {
      const value = this.evaluate(each, place);
      return isText(value) || value === unread ? value : this.report('expression', each, place);
    });
    if (values.includes(unread)) return unread;
    const text = quasis
      .map(({ value }, index) => value.cooked + String(values[index] ?? ''))
      .join('');
    // Constants can double a text each time.
    this.count(quasis[0]!, text.length);
    return text;
  }
}
