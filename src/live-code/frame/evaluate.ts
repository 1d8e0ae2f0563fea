import { createLoopGuard, guardName } from './loop-guard';
import { requirePackage } from './packages';

function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}

/** What compiled code may use beside the browser's own: modules, and the guard in its loops. */
export const evaluationScope = {
  require: requirePackage,
  [guardName]: createLoopGuard(afterTask),
};

/**
 * Runs a compiled module.
 * @returns its exports
 * @throws what the code throws
 */
export function evaluate(script: string): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const names = Object.keys(evaluationScope);
  new Function(...names, 'exports', script)(...Object.values(evaluationScope), exports);
  return exports;
}
