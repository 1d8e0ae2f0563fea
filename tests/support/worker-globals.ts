/** A request to a fake cache. */
export type CacheCall =
  `match ${string}` | `put ${string}` | `delete ${string}` | 'keys' | 'matchAll';

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'https://site.test').pathname;

/** Cache storage in memory. Records calls, and lets other tasks run before each one, like a real one. */
export class FakeCacheStorage {
  readonly calls: CacheCall[] = [];
  private caches = new Map<string, Map<string, Response>>();

  async open(name: string) {
    await Promise.resolve();
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    const call = async (what: CacheCall) => {
      this.calls.push(what);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return {
      match: async (request: RequestInfo) => {
        await call(`match ${pathOf(request)}`);
        return entries.get(pathOf(request))?.clone();
      },
      put: async (request: RequestInfo, response: Response) => {
        await call(`put ${pathOf(request)}`);
        entries.set(pathOf(request), response);
      },
      delete: async (request: RequestInfo) => {
        await call(`delete ${pathOf(request)}`);
        return entries.delete(pathOf(request));
      },
      keys: async () => {
        await call('keys');
        return [...entries.keys()].map((path) => ({ url: `https://site.test${path}` }));
      },
      matchAll: async () => {
        await call('matchAll');
        return [...entries.values()].map((response) => response.clone());
      },
    };
  }

  keys = async () => [...this.caches.keys()];
  delete = async (name: string) => this.caches.delete(name);
}

/** Web Locks in memory: each task waits for the ones before it that hold the same lock. */
export class FakeLocks {
  private queues = new Map<string, Promise<unknown>>();

  request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const result = (this.queues.get(name) ?? Promise.resolve()).then(task);
    this.queues.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
}
