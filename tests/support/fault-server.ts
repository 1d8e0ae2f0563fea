import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildDir } from './built-pages';

/** What can go wrong with an answer. */
export type Fault =
  | { kind: 'abort' }
  | { kind: 'status'; status: number }
  /** The server has no such file: its 404 page. */
  | { kind: 'gone' }
  /** The file has another address. */
  | { kind: 'redirect'; to: (pathname: string) => string }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut' }
  /** The body is right, and its content type is not. */
  | { kind: 'type' }
  /** The body is no JSON. */
  | { kind: 'corrupt' }
  | { kind: 'body'; body: () => string }
  /** The body up to a text; the rest when the promise is kept. */
  | { kind: 'pause'; before: string; rest: Promise<void> };

interface Rule {
  pattern: RegExp;
  fault: Fault | Promise<void>;
  times: number;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** A production build on a port of its own, with faults that a test decides. */
export class FaultServer {
  readonly requests: string[] = [];
  /** @param dir folder of the build */
  constructor(private dir = buildDir) {}

  /** Serves another build from now on. */
  deploy(dir: string): void {
    this.dir = dir;
  }

  /** The header of that name; a browser shows no page prepared from an answer that it may not store. */
  cacheControl = 'no-store';
  /** More headers of a file, by its path in the build. */
  headersOf: (file: string) => Readonly<Record<string, string>> = () => ({});
  /** The status of its 404 page; some hosts answer 200. */
  missingStatus = 404;
  /** Called for each request; may decide a fault by chance. */
  chance: (pathname: string) => Fault | undefined = () => undefined;
  private rules: Rule[] = [];
  /** Extra addresses, each served as the file of another. */
  private copies = new Map<string, string>();
  private server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    this.requests.push(pathname);
    void this.answer(pathname, response);
  });

  /**
   * Starts to listen on the loopback interface.
   * @param port that of a server which has stopped; by default a free one
   */
  async start(port = 0): Promise<string> {
    await new Promise<void>((done) => this.server.listen(port, '127.0.0.1', done));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends the server; `start` may begin it again. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeAllConnections();
    await closed;
  }

  /** Answers the next requests that match with a fault. */
  fail(pattern: RegExp, fault: Fault, times = Infinity): void {
    this.rules.push({ pattern, fault, times });
  }

  /** Holds the answers to requests that match until the returned function is called. */
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

  /** Ends all faults. */
  mend(): void {
    this.rules = [];
  }

  /** Serves an address that the build does not have. */
  copy(from: string, to: string): void {
    this.copies.set(to, from);
  }

  /** How many requests matched. */
  count(pattern: RegExp): number {
    return this.requests.filter((pathname) => pattern.test(pathname)).length;
  }

  private async answer(pathname: string, response: ServerResponse): Promise<void> {
    const rule = this.rules.find(({ pattern, times }) => times > 0 && pattern.test(pathname));
    if (rule) rule.times -= 1;
    const fault = rule?.fault ?? this.chance(pathname);
    if (fault instanceof Promise) {
      await fault;
      // What else was asked for meanwhile counts.
      return this.answer(pathname, response);
    }
    this.send(this.copies.get(pathname) ?? pathname, fault, response);
  }

  private send(pathname: string, fault: Fault | undefined, response: ServerResponse): void {
    const name = pathname.replace(/(.)\/$/, '$1');
    const file = [name, `${name}.html`, `${name}/index.html`]
      .map((candidate) => path.join(this.dir, candidate))
      .find((full) => fault?.kind !== 'gone' && existsSync(full) && statSync(full).isFile());
    const served = file ?? path.join(this.dir, '404.html');
    const headers = {
      'Content-Type': types[path.extname(served)] ?? 'application/octet-stream',
      'Cache-Control': this.cacheControl,
      ...this.headersOf(`/${path.relative(this.dir, served)}`),
    };
    const status = file ? 200 : this.missingStatus;
    if (!fault || fault.kind === 'gone') {
      response.writeHead(status, headers);
      createReadStream(served).pipe(response);
    } else if (fault.kind === 'redirect') {
      response.writeHead(308, { ...headers, location: fault.to(pathname) }).end();
    } else if (fault.kind === 'abort') {
      response.destroy();
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
      if (end < 0) throw new Error(`${served} has no "${fault.before}" to pause before.`);
      response.writeHead(status, headers);
      response.write(body.slice(0, end));
      void fault.rest.then(() => response.end(body.slice(end)));
    } else {
      response.writeHead(200, headers).end(fault.kind === 'body' ? fault.body() : '{"path": "/');
    }
  }
}
