import { lateAfter } from '../site/delays';

/** Thrown if a server accepts a request and then sends nothing for `lateAfter` ms. */
export class InactivityError extends Error {}

/**
 * Fetches a file with its body. The total time is unlimited, so slow connections work, but a connection without any
 * data for `lateAfter` ms fails.
 * @throws InactivityError; the reason of `init.signal`; a TypeError if there's no connection
 */
export async function fetchWithTimeout(path: string, init: RequestInit = {}): Promise<Response> {
  const inactivity = new AbortController();
  const startTimer = () =>
    setTimeout(
      () => inactivity.abort(new InactivityError(`${path}: no data for ${lateAfter} ms`)),
      lateAfter,
    );
  let timer = startTimer();
  const restartTimer = () => {
    clearTimeout(timer);
    timer = startTimer();
  };
  try {
    const signal = AbortSignal.any([inactivity.signal, ...(init.signal ? [init.signal] : [])]);
    const response = await fetch(path, { ...init, signal });
    restartTimer();
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        restartTimer();
        controller.enqueue(chunk);
      },
    });
    const body = await new Response(response.body?.pipeThrough(watched)).arrayBuffer();
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  } finally {
    clearTimeout(timer);
  }
}
