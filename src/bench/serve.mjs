import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Media types, and whether files of the type shrink on their way. */
const types = {
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
 * @property {string} path what was asked for
 * @property {string} extension of the file that answered
 * @property {number} bytes of the body as sent
 * @property {number} status
 */

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {Exchange[]} exchanges since the last `forget`
 * @property {() => void} forget
 * @property {() => Promise<void>} close
 */

/**
 * Serves a built site on this machine, compressed with the best Brotli. Counts what it sends.
 * @param {string} dir
 * @param {Record<string, string>} [others] other bodies for some paths
 * @returns {Promise<Server>}
 */
export async function startServer(dir, others = {}) {
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  const state = { exchanges: [] };

  function findFile(pathname) {
    const base = path.join(dir, pathname);
    if (!base.startsWith(dir)) return undefined;
    const candidates = [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')];
    return candidates.find((file) => existsSync(file) && statSync(file).isFile());
  }

  function bodyOf(file, shrinks) {
    if (!bodies.has(file)) {
      const content = others[file.slice(dir.length)] ?? readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      bodies.set(file, shrinks ? compress(content, { params }) : Promise.resolve(content));
    }
    return bodies.get(file);
  }

  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const found = findFile(pathname);
    const status = found ? 200 : 404;
    const file = found ?? path.join(dir, '404.html');
    const extension = path.extname(file);
    const [type, shrinks] = types[extension] ?? ['application/octet-stream', false];
    const body = await bodyOf(file, shrinks);
    state.exchanges.push({ path: pathname, extension, bytes: body.length, status });
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(shrinks ? { 'Content-Encoding': 'br' } : {}),
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
    forget() {
      state.exchanges = [];
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Bytes that were sent, in KiB.
 * @param {Exchange[]} exchanges
 * @param {string} [extension] only of files that end so
 * @returns {number}
 */
export function kibibytesOf(exchanges, extension) {
  return (
    exchanges
      .filter((exchange) => extension === undefined || exchange.extension === extension)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  );
}
