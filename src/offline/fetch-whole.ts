import { lateAfter } from '../site/delays';

/** A server that accepted a request, and then sent nothing for `lateAfter` ms. */
export class SilentServer extends Error {}

/**
 * Fetches a file with its body. However long it takes, something of it has to come every now and then: a slow line
 * is no fault, one that hangs is.
 * @throws SilentServer; the signal's reason; TypeError without a connection
 */
export async function fetchWhole(path: string, init: RequestInit = {}): Promise<Response> {
  const silence = new AbortController();
  const listen = () =>
    setTimeout(() => silence.abort(new SilentServer(`Nothing came of ${path}.`)), lateAfter);
  let timer = listen();
  const heard = () => {
    clearTimeout(timer);
    timer = listen();
  };
  try {
    const signal = AbortSignal.any([silence.signal, ...(init.signal ? [init.signal] : [])]);
    const response = await fetch(path, { ...init, signal });
    heard();
    const listening = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard();
        controller.enqueue(chunk);
      },
    });
    const body = await new Response(response.body?.pipeThrough(listening)).arrayBuffer();
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
  }
}
