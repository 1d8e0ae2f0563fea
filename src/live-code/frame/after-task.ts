/**
 * Calls back once the current task is over, with those that wait behind it in the queue; timers may be
 * slowed down, and a frame out of sight gets no animation frames.
 */
export function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}
