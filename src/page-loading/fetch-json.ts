import { FinalError } from '../browser/retry';

/** The server says that there is no such file. */
export class NotFoundError extends FinalError {}

/** Statuses of the 4xx range that may pass. */
const temporary = [408, 429];

/** Whether trying again may help: a server error but 500, a time-out, too many requests. */
function mayPass(status: number): boolean {
  return temporary.includes(status) || (status > 500 && status < 600);
}

/**
 * Fetches JSON once.
 * @param url address
 * @param isValid checks the parsed body
 * @param fetchUrl the browser's fetch, or a test's
 * @throws NotFoundError for 404, FinalError for what will not pass, and other errors for what may
 */
export async function fetchJson<Body>(
  url: string,
  isValid: (value: unknown) => value is Body,
  fetchUrl: typeof fetch = fetch,
): Promise<Body> {
  const response = await fetchUrl(url, { headers: { accept: 'application/json' } });
  const { status } = response;
  if (status === 404) throw new NotFoundError(`${url} was not found`);
  if (!response.ok) {
    const message = `the server answered with status ${status}`;
    throw mayPass(status) ? new Error(message) : new FinalError(message);
  }
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    throw new Error('the server answered with something else than page data');
  }
  const body: unknown = await response.json();
  if (!isValid(body)) throw new Error('the server answered with incomplete page data');
  return body;
}
