import { Fragment } from 'react';
import { jsx } from 'theme-ui';
import { afterTask } from '../../../runtime/browser/after-task';
import type { Script } from './compile';
import { createLoopGuard } from './loop-guard';
import { NativeFunction } from './lockdown';
import { requirePackage } from './packages';

/** The browser's clock. Code can replace the global. */
const { now } = Date;

/** Returns the default export of a module, or the module if it has none. */
const getDefault = (module: object): unknown => ('default' in module ? module.default : module);

/** Values of a module of Node.js. */
export interface NodeModule {
  exports: Record<string, unknown>;
}

interface EvaluateOptions {
  /** True for code that ends, however slow the device is. */
  isOfSite?: boolean | undefined;
  /** Returns an imported module; by default, a package. */
  require?: (source: string) => object;
  /** Lets code also use `module`, `exports`, and `require`. */
  module?: NodeModule;
}

/**
 * Runs a compiled module. Its loops and functions share a guard.
 * @returns its exports
 * @throws any value, if the code throws one
 */
export function evaluate(
  { text, runtimeName }: Script,
  { isOfSite = false, require = requirePackage, module }: EvaluateOptions = {},
): Record<string, unknown> {
  const { exports } = module ?? { exports: {} };
  const guard = isOfSite ? () => {} : createLoopGuard(afterTask, now);
  // The first call opens the channel that the guard uses.
  guard();
  const runtime = Object.freeze({
    guard,
    require,
    import: async (source: string) => require(source),
    getDefault,
    exports,
    jsx,
    Fragment,
  });
  const node = module ? { module, exports, require } : {};
  new NativeFunction(runtimeName, ...Object.keys(node), text)(runtime, ...Object.values(node));
  return module?.exports ?? exports;
}

/** Lines that `new Function` puts before its text. */
const linesBefore = 2;

/** WebKit's stacks have no lines. Its errors have: without a URL, the line is one of the compiled text. */
function lineInWebKit(error: unknown): unknown {
  const { line, sourceURL } = Object(error) as { line?: unknown; sourceURL?: unknown };
  return sourceURL ? undefined : line;
}

/**
 * Finds the line on which code threw an error.
 * @param origin of the script that ran
 * @returns from 1; undefined if the browser's stack doesn't contain it
 */
export function lineOf(error: unknown, origin: Script['origin']): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, inChromium, inFirefox] = /<anonymous>:(\d+):\d+|> Function:(\d+)/.exec(stack) ?? [];
  const line = Number(inChromium ?? inFirefox ?? lineInWebKit(error));
  return line > linesBefore ? origin(line - linesBefore) : undefined;
}
