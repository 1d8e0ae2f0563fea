import { parse, type ParserPlugin } from '@babel/parser';

/** How long code may keep the browser busy without a pause, in ms: one task and what promises do after it. */
export const longestTask = 500;

/** How long a task may be that counts as none, in ms. */
export const longestPart = 50;

/** How far tasks may run ahead of the pauses between them, in ms. */
const longestSeries = 1500;

/** Name of the function that guarded code calls. */
export const guardName = '__guardLoop';

const loops = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
]);

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

interface Node {
  type: string;
  start: number;
  end: number;
}

/** What a guarded node repeats: statements, or what an arrow function returns. */
interface Body extends Node {
  directives?: Node[];
}

type Insertion = [position: number, text: string];

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

function guardBody({ type, start, end, directives }: Body, isLoop: boolean): Insertion[] {
  if (type === 'BlockStatement') {
    // Behind "use strict" and the like, which are none behind a call.
    return [[directives?.at(-1)?.end ?? start + 1, `${guardName}();`]];
  }
  return isLoop
    ? [
        [start, `{${guardName}();`],
        [end, '}'],
      ]
    : [
        [start, `(${guardName}(),`],
        [end, ')'],
      ];
}

/**
 * Puts a call of the guard into each loop and each function, so that code without an end is stopped even
 * where the frame shares a thread with the page: some engines turn endless recursion into a jump, and
 * promises can call one function for ever. One call into the browser that takes long, such as a slow
 * regular expression, has no place for it: that freezes the page there until it is over. Lines stay where
 * they are.
 * @param code a TypeScript module with JSX
 * @throws the parser's SyntaxError, with `loc` (line from 1, column from 0)
 */
export function guardLoops(code: string): string {
  const plugins: ParserPlugin[] = ['typescript', 'jsx'];
  const { program } = parse(code, { sourceType: 'module', plugins });
  const insertions: Insertion[] = [];
  visitNodes(program as unknown as Node, (node) => {
    const isLoop = loops.has(node.type);
    const { body } = node as Node & { body?: Body };
    if (body && (isLoop || functions.has(node.type))) insertions.push(...guardBody(body, isLoop));
  });
  return insertions
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), code);
}

/**
 * Makes the guard of one run: it throws once code has run for longer than `longestTask` in one task. It
 * throws from then on when tasks came so close that they left the browser less time than they took.
 * @param afterTask calls back when the current task and the promises after it are over
 * @param now current time in ms
 */
export function createLoopGuard(
  afterTask: (callback: () => void) => void,
  now: () => number,
): () => void {
  let start: number | undefined;
  let endOfLast = 0;
  /** How far tasks are ahead of pauses. */
  let series = 0;
  function endTask(): void {
    const end = now();
    const length = end - start!;
    if (length > longestPart) {
      series = Math.max(0, series - (start! - endOfLast)) + length / 2;
      endOfLast = end;
    }
    start = undefined;
  }
  return () => {
    if (series > longestSeries) {
      throw new Error(
        'The code kept the browser busy by task after task and was stopped. Check its timers.',
      );
    }
    if (start === undefined) {
      start = now();
      afterTask(endTask);
    } else if (now() - start > longestTask) {
      throw new Error(
        `The code ran for more than ${longestTask} ms without a pause and was stopped. ` +
          'Check the condition that ends it.',
      );
    }
  };
}
