import { parse, type ParserPlugin } from '@babel/parser';

/** How long loops may keep the browser busy without a pause, in ms. */
export const longestLoop = 500;

/** Name of the function that guarded loops call. */
export const guardName = '__guardLoop';

const loops = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

interface Node {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visitNodes(child, visit);
    }
  }
}

/**
 * Puts a call of the guard into each loop, so that one without an end is stopped even where the frame
 * shares a thread with the page. Lines stay where they are.
 * @param code a TypeScript module with JSX
 * @throws the parser's SyntaxError, with `loc` (line from 1, column from 0)
 */
export function guardLoops(code: string): string {
  const plugins: ParserPlugin[] = ['typescript', 'jsx'];
  const { program } = parse(code, { sourceType: 'module', plugins });
  const insertions: [position: number, text: string][] = [];
  visitNodes(program as unknown as Node, (node) => {
    if (!loops.has(node.type)) return;
    const { body } = node as Node & { body: Node };
    if (body.type === 'BlockStatement') insertions.push([body.start + 1, `${guardName}();`]);
    else insertions.push([body.start, `{${guardName}();`], [body.end, '}']);
  });
  return insertions
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), code);
}

/**
 * Makes the guard: it throws once loops have run for longer than `longestLoop` in one task.
 * @param afterTask calls back when the current task is over
 * @param now current time in ms
 */
export function createLoopGuard(
  afterTask: (callback: () => void) => void,
  now: () => number = Date.now,
): () => void {
  let start: number | undefined;
  return () => {
    if (start === undefined) {
      start = now();
      afterTask(() => (start = undefined));
    } else if (now() - start > longestLoop) {
      throw new Error(
        `A loop ran for more than ${longestLoop} ms and was stopped. Check the condition that ends it.`,
      );
    }
  };
}
