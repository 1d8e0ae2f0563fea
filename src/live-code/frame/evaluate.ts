import { afterTask } from './after-task';
import type { Script } from './compile';
import { createLoopGuard, guardName } from './loop-guard';
import { requirePackage } from './packages';

/** What compiled code may use beside the browser's own: modules, and the guard in its loops. */
const evaluationScope = {
  require: requirePackage,
  [guardName]: createLoopGuard(afterTask),
};

/**
 * Runs a compiled module.
 * @returns its exports
 * @throws what the code throws
 */
export function evaluate({ text }: Script): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const names = Object.keys(evaluationScope);
  new Function(...names, 'exports', text)(...Object.values(evaluationScope), exports);
  return exports;
}

/** Lines that `new Function` puts before its text. */
const linesBefore = 2;

/**
 * The line of code on which an error happened at run time, as far as the browser's stack tells.
 * @param error what was thrown
 * @param origin of the script that ran
 * @returns from 1; undefined when the stack does not say
 */
export function lineOf(error: unknown, origin: Script['origin']): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, inChromium, inFirefox] = /<anonymous>:(\d+):\d+|> Function:(\d+)/.exec(stack) ?? [];
  const line = Number(inChromium ?? inFirefox);
  return line > linesBefore ? origin(line - linesBefore) : undefined;
}
