import { existsSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Media types by extension, and whether files of the type are compressed.
 * @type {Record<string, [type: string, isCompressed: boolean]>}
 */
export const mediaTypes = {
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json', true],
  '.svg': ['image/svg+xml', true],
  '.xml': ['application/xml', true],
  '.md': ['text/markdown; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json', true],
  '.png': ['image/png', false],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
};

/**
 * @typedef {object} Exchange
 * @property {string} path of the request
 * @property {string} extension of the served file
 * @property {number} bytes of the body, compressed
 * @property {number} status
 */

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {Exchange[]} exchanges since the start, or the last call of `clear`
 * @property {() => void} clear
 * @property {() => Promise<void>} close
 */

/**
 * Serves a build locally, compressed with Brotli 11, and records the requests.
 * @param {string} dir folder of the build
 * @param {Record<string, string>} [replacements] file contents to serve instead, by path
 * @returns {Promise<Server>}
 */
export async function startServer(dir, replacements = {}) {
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  const state = { exchanges: [] };

  function findFile(pathname) {
    const base = path.join(dir, pathname);
    if (!base.startsWith(dir)) return undefined;
    const candidates = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')];
    return candidates.find((file) => existsSync(file) && statSync(file).isFile());
  }

  function bodyOf(file, isCompressed) {
    if (!bodies.has(file)) {
      const content = replacements[file.slice(dir.length)] ?? readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      bodies.set(file, isCompressed ? compress(content, { params }) : Promise.resolve(content));
    }
    return bodies.get(file);
  }

  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const found = findFile(pathname);
    const status = found ? 200 : 404;
    const file = found ?? path.join(dir, '404.html');
    const extension = path.extname(file);
    const [type, isCompressed] = mediaTypes[extension] ?? ['application/octet-stream', false];
    const body = await bodyOf(file, isCompressed);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (status === 200 && request.headers['if-none-match'] === etag) {
      state.exchanges.push({ path: pathname, extension, bytes: 0, status: 304 });
      response.writeHead(304, { ETag: etag }).end();
      return;
    }
    state.exchanges.push({ path: pathname, extension, bytes: body.length, status });
    response.writeHead(status, {
      ETag: etag,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      'Cache-Control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    });
    response.end(body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${server.address().port}`,
    get exchanges() {
      return state.exchanges;
    },
    clear() {
      state.exchanges = [];
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Total size of the bodies that were sent, in KiB.
 * @param {Exchange[]} exchanges
 * @param {string} [extension] count only files with this extension
 * @returns {number}
 */
export function totalKibibytes(exchanges, extension) {
  return (
    exchanges
      .filter((exchange) => extension === undefined || exchange.extension === extension)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  );
}
