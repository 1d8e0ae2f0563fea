import type { Node, SourceLocation } from '@babel/types';

/** A node of parsed source. The parser sets its positions. */
export type SourceNode = Node & { start: number; end: number };

/** A step of the compiler: handles a node before its children. Can return a function to call after them. */
export type Visitor = (node: SourceNode, parent: SourceNode | undefined) => void | (() => void);

/** A syntax error with a place, as the parser throws it. */
export function syntaxError(
  message: string,
  loc: Pick<SourceLocation, 'start'> | null | undefined,
) {
  return Object.assign(new SyntaxError(message), { loc: loc?.start });
}

/** Keys whose values aren't children. */
const notChildren = /^(loc|extra|errors|(leading|trailing|inner)Comments)$/;

/** TypeScript that isn't only a type: around an expression, or compiled to code. */
const hasCode =
  /^TS(As|Satisfies|NonNull|Instantiation|ExpressionWith|ParameterProperty|Enum|Module|ImportEquals|ExportAssignment)/;

/** Returns true for types and declarations, which don't exist when code runs. */
export const isType = (node: Node): boolean =>
  ('declare' in node && node.declare === true) ||
  (node.type.startsWith('TS') && !hasCode.test(node.type));

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Calls visitors for each node once, except inside types. What they return is called in the opposite order. */
export function walk(node: SourceNode, visitors: readonly Visitor[], parent?: SourceNode): void {
  const onExit = visitors.map((visit) => visit(node, parent)).reverse();
  if (isType(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (notChildren.test(key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visitors, node);
    }
  }
  for (const exit of onExit) exit?.();
}
