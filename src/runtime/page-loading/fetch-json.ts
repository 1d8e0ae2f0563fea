import { NonRetryableError } from '../browser/retry';

/** The server responded with 404. */
export class NotFoundError extends NonRetryableError {}

/** 4xx statuses that are worth retrying. */
const transient4xx = [408, 429];

/** True if a retry may help: a server error other than 500, a timeout, too many requests. */
function isTransientStatus(status: number): boolean {
  return transient4xx.includes(status) || (status > 500 && status < 600);
}

/**
 * Fetches and validates JSON, without retries.
 * @param isValid checks the parsed body
 * @param fetchUrl replaces `fetch`, for tests and request options
 * @throws NotFoundError for 404, NonRetryableError if a retry can't help, another error if it may
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
    const message = `the server returned status ${status}`;
    throw isTransientStatus(status) ? new Error(message) : new NonRetryableError(message);
  }
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    throw new Error('the server returned something other than JSON');
  }
  const body: unknown = await response.json();
  if (!isValid(body)) throw new Error('the server returned incomplete data');
  return body;
}
