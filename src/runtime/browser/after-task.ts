let post: (() => void) | undefined;
let runCallbacks: (() => void) | undefined;

/** Runs the waiting callbacks now. Call it when a task is known to be over: its message may come after other tasks. */
export function endTask(): void {
  const run = runCallbacks;
  runCallbacks = undefined;
  run?.();
}

function openChannel(): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = endTask;
  return port2.postMessage.bind(port2, undefined);
}

/**
 * Calls back once the current task and the messages that wait after it are over. Timers may be slowed down, and a
 * hidden page or frame gets no animation frames. In a frame, call it before any code runs: code can replace the
 * browser's functions.
 */
export function afterTask(callback: () => void): void {
  post ??= openChannel();
  const before = runCallbacks;
  // Not an array: code can replace its methods.
  runCallbacks = () => {
    before?.();
    callback();
  };
  if (!before) post();
}
