import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Response of a server. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of all headers in lowercase, including duplicates. */
  names: string[];
  /** Body as sent, maybe compressed. */
  body: Buffer;
}

/**
 * Sends a raw request: doesn't normalize the path, follow redirects, or add headers.
 * @param origin of a local server
 * @param path may be one that browsers wouldn't request
 */
export function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          names: answer.rawHeaders
            .filter((_, index) => index % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Decompressed body of a response. */
export function decodedBody({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}
