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
 * Fetches JSON without parsing it, and without retries.
 * @param fetchUrl replaces `fetch`, for tests and request options
 * @throws NotFoundError for 404, NonRetryableError if a retry can't help, another error if it may
 */
export async function fetchJsonBytes(
  url: string,
  fetchUrl: typeof fetch = fetch,
): Promise<ArrayBuffer> {
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
  return response.arrayBuffer();
}

/**
 * Parses and validates JSON.
 * @throws if it's incomplete, or `isValid` is false for it
 */
export function parseJson<Body>(
  bytes: ArrayBuffer,
  isValid: (value: unknown) => value is Body,
): Body {
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isValid(body)) throw new Error('the server returned incomplete data');
  return body;
}
