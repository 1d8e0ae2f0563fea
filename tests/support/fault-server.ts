import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildDir } from './built-pages';
import { mediaTypes } from './media-types';

/** Fault of a response. */
export type Fault =
  | { kind: 'abort' }
  | { kind: 'status'; status: number }
  /** The 404 page, as if the file didn't exist. */
  | { kind: 'gone' }
  /** A redirect to another path. */
  | { kind: 'redirect'; to: (pathname: string) => string }
  /** No response until the client closes the connection. */
  | { kind: 'hang' }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut' }
  /** The right body with the wrong content type. */
  | { kind: 'type' }
  /** A body that isn't valid JSON. */
  | { kind: 'corrupt' }
  | { kind: 'body'; body: () => string }
  /** A response of the host or of the network, with status 200, whatever the path. */
  | { kind: 'foreign'; body: string; type: string }
  /** The body up to a text, and the rest once the promise resolves. */
  | { kind: 'pause'; before: string; rest: Promise<void> };

interface Rule {
  pattern: RegExp;
  fault: Fault | Promise<void>;
  times: number;
}

/** Server of a production build, with faults that a test defines. */
export class FaultServer {
  readonly requests: string[] = [];
  /** @param dir folder of the build */
  constructor(private dir = buildDir) {}

  /** Switches to another build. */
  deploy(dir: string): void {
    this.dir = dir;
  }

  /**
   * `Cache-Control` header of all responses, instead of those from `headersOf`. With `no-store`, which is the default
   * without both, browsers don't show prefetched or prerendered pages.
   */
  cacheControl: string | undefined;
  /** Additional headers of a file, by its path in the build. */
  headersOf: (file: string) => Readonly<Record<string, string>> = () => ({});
  /** Encodes a file, for example compressed; `headersOf` names the encoding. */
  encode?: (file: string) => Buffer;
  /** Status of the 404 page. Some hosts respond with 200. */
  missingStatus = 404;
  /** True to answer `/theming/` and `/theming/index.html` with the 404 page, as GitHub Pages does. */
  isStrict = false;
  /** Called for each request without a rule. May return a fault at random. */
  chance: (pathname: string) => Fault | undefined = () => undefined;
  private rules: Rule[] = [];
  /** Additional paths, each mapped to the path whose file it serves. */
  private copies = new Map<string, string>();
  private server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    this.requests.push(pathname);
    void this.respond(pathname, response);
  });

  /**
   * Starts the server on the loopback interface.
   * @param port pass the previous port to restart a stopped server; defaults to a free one
   * @returns its origin
   */
  async start(port = 0): Promise<string> {
    await new Promise<void>((done) => this.server.listen(port, '127.0.0.1', done));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Stops the server and closes its connections. `start` can restart it. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeAllConnections();
    await closed;
  }

  /** Responds to the next matching requests with a fault. */
  fail(pattern: RegExp, fault: Fault, times = Infinity): void {
    this.rules.push({ pattern, fault, times });
  }

  /** Delays the responses to matching requests until the returned function is called. */
  hold(pattern: RegExp): () => void {
    let release = () => {};
    const fault = new Promise<void>((resolve) => (release = resolve));
    const rule = { pattern, fault, times: Infinity };
    this.rules.push(rule);
    return () => {
      this.rules = this.rules.filter((other) => other !== rule);
      release();
    };
  }

  /** Removes all faults. */
  clearFaults(): void {
    this.rules = [];
  }

  /** Serves the file of a path at another path too. */
  copy(from: string, to: string): void {
    this.copies.set(to, from);
  }

  /** Number of matching requests so far. */
  count(pattern: RegExp): number {
    return this.requests.filter((pathname) => pattern.test(pathname)).length;
  }

  private async respond(pathname: string, response: ServerResponse): Promise<void> {
    const rule = this.rules.find(({ pattern, times }) => times > 0 && pattern.test(pathname));
    if (rule) rule.times -= 1;
    const fault = rule?.fault ?? this.chance(pathname);
    if (fault instanceof Promise) {
      await fault;
      // The rules may have changed in the meantime.
      return this.respond(pathname, response);
    }
    this.send(this.copies.get(pathname) ?? pathname, fault, response);
  }

  private send(pathname: string, fault: Fault | undefined, response: ServerResponse): void {
    const name = this.isStrict ? pathname : pathname.replace(/(.)\/$/, '$1');
    const file = [name, `${name}.html`, `${name}/index.html`]
      .map((candidate) => path.join(this.dir, candidate))
      .find((full) => fault?.kind !== 'gone' && existsSync(full) && statSync(full).isFile());
    const served = file ?? path.join(this.dir, '404.html');
    const headers = {
      'Content-Type': mediaTypes[path.extname(served)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
      ...this.headersOf(`/${path.relative(this.dir, served)}`),
      // As on hosts: a file that's missing now may be there a moment later.
      ...(file ? {} : { 'Cache-Control': 'no-cache' }),
      ...(this.cacheControl && { 'Cache-Control': this.cacheControl }),
    };
    const status = file ? 200 : this.missingStatus;
    if (!fault || fault.kind === 'gone') {
      response.writeHead(status, headers);
      if (this.encode) response.end(this.encode(served));
      else createReadStream(served).pipe(response);
    } else if (fault.kind === 'redirect') {
      response.writeHead(308, { ...headers, location: fault.to(pathname) }).end();
    } else if (fault.kind === 'foreign') {
      const own = { 'Content-Type': fault.type, 'Cache-Control': 'no-store' };
      response.writeHead(200, own).end(fault.body);
    } else if (fault.kind === 'abort') {
      response.destroy();
    } else if (fault.kind === 'hang') {
      response.once('close', () => response.destroy());
    } else if (fault.kind === 'status') {
      response.writeHead(fault.status).end(`Status ${fault.status}`);
    } else if (fault.kind === 'cut') {
      const body = readFileSync(served);
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    } else if (fault.kind === 'type') {
      response.writeHead(status, { ...headers, 'Content-Type': 'text/html' });
      createReadStream(served).pipe(response);
    } else if (fault.kind === 'pause') {
      const body = readFileSync(served, 'utf8');
      const end = body.indexOf(fault.before);
      if (end < 0)
        throw new Error(
          `${served} doesn't contain "${fault.before}", so the response can't pause there.`,
        );
      response.writeHead(status, headers);
      response.write(body.slice(0, end));
      void fault.rest.then(() => response.end(body.slice(end)));
    } else {
      response.writeHead(200, headers).end(fault.kind === 'body' ? fault.body() : '{"path": "/');
    }
  }
}
