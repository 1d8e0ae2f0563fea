/** The browser's compiler, for the sandbox's own use. `refuseStringCode` takes it from the code. */
export const NativeFunction = Function;

/** Sets a property that can't be deleted: in WebKit, deleting a replaced global brings the browser's back. */
export function fixValue(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: false });
}

function refuse(): never {
  throw new EvalError("Previews don't run code that is in a string.");
}

/**
 * Removes every way to run code that the loop guard can't be put into: `eval`, the constructors of functions, and
 * WebAssembly. Timers refuse strings in `run-timers.ts`.
 * @param scope the frame's window
 */
export function refuseStringCode(scope: typeof globalThis): void {
  const samples = [function () {}, function* () {}, async function () {}, async function* () {}];
  for (const sample of samples) {
    fixValue(Object.getPrototypeOf(sample) as object, 'constructor', refuse);
  }
  // For `instanceof`.
  fixValue(refuse, 'prototype', Function.prototype);
  fixValue(scope, 'Function', refuse);
  fixValue(scope, 'eval', refuse);
  fixValue(scope, 'WebAssembly', undefined);
}
