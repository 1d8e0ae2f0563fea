import { afterTask } from './after-task';
import type { Script } from './compile';
import { createLoopGuard, guardName } from './loop-guard';
import { requirePackage } from './packages';

/** The browser's own clock, whatever code puts in its place. */
const { now } = Date;

/**
 * Runs a compiled module, with a guard of its own in its loops and functions.
 * @returns its exports
 * @throws what the code throws
 */
export function evaluate({ text }: Script): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const scope = {
    require: requirePackage,
    [guardName]: createLoopGuard(afterTask, now),
    exports,
  };
  new Function(...Object.keys(scope), text)(...Object.values(scope));
  return exports;
}

/** Lines that `new Function` puts before its text. */
const linesBefore = 2;

/** WebKit's stacks have no lines. Errors of code from a text have no address there, others have one. */
function lineInWebKit(error: unknown): unknown {
  const { line, sourceURL } = Object(error) as { line?: unknown; sourceURL?: unknown };
  return sourceURL ? undefined : line;
}

/**
 * The line of code on which an error happened at run time, as far as the browser's stack tells.
 * @param error what was thrown
 * @param origin of the script that ran
 * @returns from 1; undefined when the stack does not say
 */
export function lineOf(error: unknown, origin: Script['origin']): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, inChromium, inFirefox] = /<anonymous>:(\d+):\d+|> Function:(\d+)/.exec(stack) ?? [];
  const line = Number(inChromium ?? inFirefox ?? lineInWebKit(error));
  return line > linesBefore ? origin(line - linesBefore) : undefined;
}
