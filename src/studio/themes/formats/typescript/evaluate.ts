import type {
  ArrayExpression,
  CallExpression,
  Expression,
  MemberExpression,
  Node,
  ObjectExpression,
  TemplateLiteral,
} from '@babel/types';
import { unsafeKeys } from '../../../../base/theme-data/changes';
import { joinPath } from '../../../../base/theme-data/theme-path';
import type { LeftOut, LeftOutKind } from '../../left-out';
import { MAX_DEPTH, ReadingLimit } from '../../text-problems';
import type { Assignment, Binding, ThemeModule } from './module';
import { asMerge, isObject, objectOf, valueAtKey, type Value, type ValueObject } from './values';

/** Maximum number of expressions, items of spreads, and characters of templates. */
const MAX_STEPS = 100_000;

/** Maximum length of the code in a report, in characters. */
const MAX_DETAIL_LENGTH = 40;

/** Returns the value of an import; undefined if the file or package isn't known. */
type ImportResolver = (source: string, name?: string) => Value;

/** Removes `as const`, `satisfies Theme`, and `!` around an expression. */
const unwrap = (node: Node): Node =>
  /^TS(As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/.test(node.type)
    ? unwrap((node as { expression: Expression } & Node).expression)
    : node;

const isUndefined = (node: Node) => node.type === 'Identifier' && node.name === 'undefined';

const isText = (value: Value): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * Reads the data in a module: literals, constants, imports, spreads, members, templates, and what Theme UI's functions
 * merge. No code is run. Everything else is reported, and is undefined.
 */
export class Evaluator {
  readonly leftOut: LeftOut[] = [];
  /** Node of each key of the result, by its path, such as `colors.primary`. */
  readonly places = new Map<string, Node>();
  /** Values of names that have been read, and why one can't be. */
  private readonly known = new Map<string, { value: Value; kind: LeftOutKind | undefined }>();
  private steps = 0;
  private depth = 0;

  /** @param text of the module, for reports */
  constructor(
    private readonly module: ThemeModule,
    private readonly text: string,
    private readonly resolveImport: ImportResolver,
  ) {}

  /**
   * Reports a part that can't be read.
   * @param path in the theme
   */
  report(kind: LeftOutKind, node: Node, path = ''): undefined {
    const { line, column } = node.loc!.start;
    const code = this.text.slice(node.start!, node.end!).replaceAll(/\s+/g, ' ');
    const detail = code.length > MAX_DETAIL_LENGTH ? `${code.slice(0, MAX_DETAIL_LENGTH)}…` : code;
    this.leftOut.push({ kind, name: path, detail, line, column: column + 1 });
  }

  /**
   * Value of an export. Why a constant can't be read is reported once.
   * @throws ReadingLimit at the limits of depth and steps
   */
  readExport(binding: Binding): Value {
    const { node } = binding;
    const known = node.type === 'Identifier' ? this.known.get(node.name) : undefined;
    return known ? known.value : this.readBinding(binding, node, '');
  }

  /** Value of a name of the module. A constant is read once. */
  private readName(name: string, node: Node, path: string): Value {
    const known = this.known.get(name);
    // Reports each place that uses it.
    if (known?.kind && known.value === undefined) return this.report(known.kind, node, path);
    if (known) return known.value;
    const binding = this.module.bindings.get(name);
    if (!binding) return this.report('variable', node, path);
    // For a constant that refers to itself.
    this.known.set(name, { value: undefined, kind: 'variable' });
    const before = this.leftOut.length;
    const value = this.readBinding(binding, node, path);
    this.known.set(name, { value, kind: this.leftOut.slice(before).at(-1)?.kind });
    for (const assignment of this.module.assignments.get(name) ?? []) this.assign(assignment, path);
    return value;
  }

  private readBinding({ source, name, key, node }: Binding, use: Node, path: string): Value {
    if (source !== undefined) {
      return this.resolveImport(source, name) ?? this.report('import', use, path);
    }
    const value = this.evaluate(node, path);
    if (value === undefined || key === undefined) return value;
    return valueAtKey(value, key) ?? this.report('variable', use, path);
  }

  /** Sets a part of a constant, which is already known, because the value may refer to it. */
  private assign({ left, right }: Assignment, path: string): void {
    const parent = this.evaluate(left.object, path);
    const key = this.readKey(left.property, left.computed, path);
    const isGroup = isObject(parent) || (Array.isArray(parent) && key !== 'length');
    if (!isGroup || key === undefined || unsafeKeys.includes(key)) {
      this.report('code', right, path);
      return;
    }
    const value = this.evaluate(right, joinPath(path, key));
    if (value !== undefined) (parent as ValueObject)[key] = value;
  }

  private count(node: Node, steps: number): void {
    this.steps += steps;
    if (this.steps > MAX_STEPS) throw new ReadingLimit(node, 'This theme has too many values.');
  }

  private evaluate(expression: Node, path: string): Value {
    const node = unwrap(expression);
    this.count(node, 1);
    if (this.depth > MAX_DEPTH) throw new ReadingLimit(node, 'This text is nested too deeply.');
    this.depth += 1;
    const value = this.readNode(node, path);
    this.depth -= 1;
    return value;
  }

  private readNode(node: Node, path: string): Value {
    switch (node.type) {
      case 'StringLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NumericLiteral':
        return Number.isFinite(node.value) ? node.value : this.report('code', node, path);
      case 'NullLiteral':
        return null;
      case 'ObjectExpression':
        return this.readObject(node, path);
      case 'ArrayExpression':
        return this.readArray(node, path);
      case 'Identifier':
        return isUndefined(node) ? undefined : this.readName(node.name, node, path);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.readMember(node as MemberExpression, path);
      case 'CallExpression':
        return this.readCall(node, path);
      case 'TemplateLiteral':
        return this.readTemplate(node, path);
      case 'UnaryExpression': {
        const value = this.evaluate(node.argument, path);
        if (typeof value === 'number' && node.operator === '-') return -value;
        return value === undefined ? undefined : this.report('code', node, path);
      }
      default:
        return this.report('code', node, path);
    }
  }

  private readObject(node: ObjectExpression, path: string): Value {
    const entries = new Map<string, Value>();
    const literalKeys = new Map<string, Node>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        const value = this.evaluate(property.argument, path);
        if (isObject(value) || Array.isArray(value)) {
          const spread = Object.entries(value);
          this.count(property, spread.length);
          for (const [key, spreadValue] of spread) entries.set(key, spreadValue);
        } else if (value) this.report('code', property, path);
        continue;
      }
      const key = this.readKey(property.key, property.computed, path);
      if (key === undefined) continue;
      const inner = joinPath(path, key);
      if (unsafeKeys.includes(key)) {
        this.report('reserved', property, inner);
        continue;
      }
      const earlier = literalKeys.get(key);
      if (earlier) this.report('duplicate', earlier, inner);
      literalKeys.set(key, property);
      this.places.set(inner, property);
      const node = property.type === 'ObjectMethod' ? property : property.value;
      const value = this.evaluate(node, inner);
      // A value that can't be read doesn't replace an earlier one.
      if (value !== undefined || isUndefined(node)) entries.set(key, value);
    }
    return objectOf(entries);
  }

  private readArray({ elements }: ArrayExpression, path: string): Value {
    return elements.flatMap((element, index): Value[] => {
      if (element === null) return [null];
      if (element.type === 'SpreadElement') {
        const value = this.evaluate(element.argument, path);
        if (Array.isArray(value)) {
          this.count(element, value.length);
          return value;
        }
        if (value !== undefined) this.report('code', element, path);
        return [];
      }
      const inner = joinPath(path, index);
      this.places.set(inner, element);
      // Keeps the indexes of the other items.
      return [this.evaluate(element, inner) ?? null];
    });
  }

  /** Key of a property; undefined if it can't be read, which is reported. */
  private readKey(key: Node, isComputed: boolean | undefined, path: string): string | undefined {
    if (key.type === 'Identifier' && !isComputed) return key.name;
    const value = this.evaluate(key, path);
    if (isText(value)) return String(value);
    return value === undefined ? undefined : this.report('code', key, path);
  }

  private readMember(node: MemberExpression, path: string): Value {
    const object = this.evaluate(node.object, path);
    const key = object === undefined ? undefined : this.readKey(node.property, node.computed, path);
    if (key === undefined) return undefined;
    return valueAtKey(object, key) ?? this.report('variable', node, path);
  }

  private readCall(node: CallExpression, path: string): Value {
    const { callee } = node;
    const [first] = node.arguments;
    if (
      callee.type === 'Identifier' &&
      callee.name === 'require' &&
      first?.type === 'StringLiteral'
    ) {
      return this.resolveImport(first.value) ?? this.report('import', node, path);
    }
    const before = this.leftOut.length;
    const merge = asMerge(this.evaluate(callee, path));
    if (merge) {
      const values = node.arguments.map((argument) => this.evaluate(argument, path));
      const read = values.filter((value) => value !== undefined);
      return read.length > 0 ? merge(...read) : undefined;
    }
    // Reports the whole call instead of its function.
    this.leftOut.length = before;
    this.report('code', node, path);
    // The object in `withPlugin({ … })` around a whole theme is read as if the function returned it.
    const objects = node.arguments.filter(
      (argument) => unwrap(argument).type === 'ObjectExpression',
    );
    return path === '' && objects.length === 1 ? this.evaluate(objects[0]!, path) : undefined;
  }

  private readTemplate({ quasis, expressions }: TemplateLiteral, path: string): Value {
    const values = expressions.map((expression) => {
      const value = this.evaluate(expression, path);
      return isText(value) || value === undefined ? value : this.report('code', expression, path);
    });
    if (values.includes(undefined)) return undefined;
    const text = quasis
      .map(({ value }, index) => value.cooked + String(values[index] ?? ''))
      .join('');
    // Constants can double a text each time.
    this.count(quasis[0]!, text.length);
    return text;
  }
}
