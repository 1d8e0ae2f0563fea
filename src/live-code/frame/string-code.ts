import { afterTask } from './after-task';
import { guardScript, randomName } from './guard-script';
import { createLoopGuard } from './loop-guard';

/** The browser's clock. Code can replace the global. */
const { now } = Date;

/** The browser's compiler, for the sandbox's own use. `guardStringCode` takes it from the code. */
export const NativeFunction = Function;

/** Sets a property that can't be deleted: in WebKit, deleting a replaced global restores the browser's. */
export function fixValue(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: false });
}

function refuse(): never {
  throw new EvalError("Previews don't run code from strings.");
}

/**
 * Creates an `eval` whose code contains the loop guard. As with `(0, eval)(…)`, the code can't use local variables.
 * @param scope the frame's window
 */
function createGuardedEval(scope: typeof globalThis): (text: unknown) => unknown {
  const nativeEval = scope.eval;
  const guardName = randomName();
  const value = createLoopGuard(afterTask, now);
  Object.defineProperty(scope, guardName, { value });
  return (text) => {
    if (typeof text !== 'string') return text;
    // Code could hide the guard by its name. It finds the name in the text of functions from an earlier call.
    if (text.includes(guardName)) refuse();
    return nativeEval(guardScript(text, guardName));
  };
}

/**
 * Removes every other way to run code that the loop guard can't be put into: the constructors of functions, and
 * WebAssembly. Timers refuse strings in `run-timers.ts`.
 * @param scope the frame's window
 */
export function guardStringCode(scope: typeof globalThis): void {
  const samples = [function () {}, function* () {}, async function () {}, async function* () {}];
  for (const sample of samples) {
    fixValue(Object.getPrototypeOf(sample) as object, 'constructor', refuse);
  }
  // For `instanceof`.
  fixValue(refuse, 'prototype', Function.prototype);
  fixValue(scope, 'Function', refuse);
  fixValue(scope, 'eval', createGuardedEval(scope));
  fixValue(scope, 'WebAssembly', undefined);
}
