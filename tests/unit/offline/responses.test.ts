import { lateAfter } from '../../../src/site/delays';

/** Node 20 has no navigator. */
Object.assign(globalThis, { navigator: {} });

/** In-memory caches that record their calls. */
function countingCaches(kept: string[]) {
  const cacheCalls: string[] = [];
  const stores = new Map<string, Map<string, Response>>();
  const storage = {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      if (name.endsWith(':visited') && store.size === 0) {
        for (const path of kept) store.set(path, new Response(`kept ${path}`));
      }
      return {
        match: async (path: string) => {
          cacheCalls.push(`match ${path}`);
          return store.get(path)?.clone();
        },
        keys: async () => {
          cacheCalls.push('keys');
          return [...store.keys()];
        },
        matchAll: async () => {
          cacheCalls.push('matchAll');
          return [...store.values()];
        },
        put: async (path: string, response: Response) => void store.set(path, response),
      };
    },
    keys: async () => [...stores.keys()],
  };
  return { cacheCalls, storage: storage as unknown as CacheStorage };
}

type Answer = (event: object) => Promise<Response>;

/** A fresh module, as after the worker starts. */
function startedModule(): {
  respondWithDocument: Answer;
  respondWithFile: (event: object, path: string) => Promise<Response>;
  NETWORK_TIMEOUT_MS: number;
} {
  jest.resetModules();
  // Untyped, because the types of workers and pages conflict.
  return jest.requireActual('../../../src/offline/worker/responses');
}

const paths = Array.from({ length: 300 }, (_, index) => `/page-${index}`);

const eventFor = (path: string, cache = 'default') => ({
  request: { url: `https://site.test${path}`, cache },
  waitUntil: () => undefined,
});

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { self: { clients: { matchAll: async () => [] } } });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test("with 300 cached files, a network response doesn't wait for cache lookups", async () => {
  const { cacheCalls, storage } = countingCaches(paths);
  globalThis.caches = storage;
  const { respondWithDocument } = startedModule();
  let callsBeforeFetch: string[] | undefined;
  globalThis.fetch = async () => {
    callsBeforeFetch = [...cacheCalls];
    return new Response('network');
  };
  const response = await respondWithDocument(eventFor('/page-7'));
  expect(await response.text()).toBe('network');
  expect(callsBeforeFetch).toEqual([]);
  expect(cacheCalls).toEqual([]);
});

test('without a network, only looks up the requested file', async () => {
  const { cacheCalls, storage } = countingCaches(paths);
  globalThis.caches = storage;
  const { respondWithDocument } = startedModule();
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  const response = await respondWithDocument(eventFor('/page-7'));
  expect(await response.text()).toBe('kept /page-7');
  const lookups = cacheCalls.filter((what) => what.includes('/page-'));
  expect(lookups).toEqual(['match /page-7']);
  expect(cacheCalls.filter((what) => what === 'matchAll')).toEqual([]);
});

test('waits for a hanging network once, then uses cached files until it responds', async () => {
  const { storage } = countingCaches(paths);
  globalThis.caches = storage;
  const { respondWithDocument, NETWORK_TIMEOUT_MS } = startedModule();
  let answer: (response: Response) => void = () => {};
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
  const textOf = async (path: string) => (await respondWithDocument(eventFor(path))).text();

  const first = textOf('/page-1');
  await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1);
  await expect(Promise.race([first, Promise.resolve('waits')])).resolves.toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  await expect(first).resolves.toBe('kept /page-1');
  const second = textOf('/page-2');
  await jest.advanceTimersByTimeAsync(0);
  await expect(second).resolves.toBe('kept /page-2');

  answer(new Response('late'));
  await jest.advanceTimersByTimeAsync(0);
  const third = textOf('/page-3');
  await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1);
  answer(new Response('network'));
  await jest.advanceTimersByTimeAsync(0);
  await expect(third).resolves.toBe('network');
});

test.each(['reload', 'no-cache', 'no-store'])(
  'a %s waits for the network, even if it hung before',
  async (cache) => {
    const { storage } = countingCaches(paths);
    globalThis.caches = storage;
    const { respondWithDocument, NETWORK_TIMEOUT_MS } = startedModule();
    let answer: (response: Response) => void = () => {};
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const first = respondWithDocument(eventFor('/page-1'));
    await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);
    await first;
    const forced = respondWithDocument(eventFor('/page-1', cache));
    await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1);
    answer(new Response('network'));
    expect(await (await forced).text()).toBe('network');
  },
);

test('without a network, creates page data from the cached document', async () => {
  const { storage } = countingCaches([]);
  globalThis.caches = storage;
  const { respondWithFile } = startedModule();
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  const document =
    '<html><head><title data-rh=true>A</title><script id=page-info>{"build":"b","scripts":[]}</script></head><main id=content><h1>A</h1></main></html>';
  const visited = await caches.open('theme-ui-docs:/:2:visited');
  await visited.put('/a', new Response(document));
  const dataOf = async (path: string) => {
    const url = `/page-data${path}/page-data.json`;
    return respondWithFile(eventFor(url), url);
  };
  const response = await dataOf('/a');
  expect(response.headers.get('content-type')).toMatch(/json/);
  expect(await response.json()).toMatchObject({
    path: '/a',
    result: { build: 'b', main: '<h1>A</h1>', head: '<title data-rh=true>A</title>' },
  });

  // For an uncached page, the file list says if the site has it.
  expect((await dataOf('/b')).type).toBe('error');
  const list = { build: 'b', pages: {}, files: {}, redirects: { '/old': '/a' } };
  const essentials = await caches.open('theme-ui-docs:/:2:essentials');
  await essentials.put('/offline-files.json', Response.json(list));
  expect(await (await dataOf('/old')).json()).toEqual({ path: '/old', redirect: '/a' });
  expect((await dataOf('/b')).status).toBe(404);
});

describe.each([
  ['a script', '/assets/shell.01234567.js'],
  ['a stylesheet', '/assets/custom.01234567.css'],
  ['an image', '/img/nyc.svg'],
  ['search data', '/search/pages.01234567.json'],
  ['a package of live examples', '/live-packages/theme-ui-mdx.js'],
  ['the build hash', '/page-data/app-data.json'],
])('%s', (_name, path) => {
  const hanging = () => new Promise<Response>(() => {});
  const startWith = (cached: string[], network: () => Promise<Response>) => {
    globalThis.caches = countingCaches(cached).storage;
    globalThis.fetch = network;
    const { respondWithFile, NETWORK_TIMEOUT_MS } = startedModule();
    return { response: respondWithFile(eventFor(path), path), NETWORK_TIMEOUT_MS };
  };
  const isPending = (response: Promise<Response>) =>
    Promise.race([response.then(() => false), Promise.resolve(true)]);

  test('comes from the cache if the server sends no headers in time', async () => {
    const { response, NETWORK_TIMEOUT_MS } = startWith([path], hanging);
    await jest.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1);
    expect(await isPending(response)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(await (await response).text()).toBe(`kept ${path}`);
  });
  test('comes from the cache immediately if there is no connection', async () => {
    const { response } = startWith([path], () => Promise.reject(new TypeError('no connection')));
    expect(await (await response).text()).toBe(`kept ${path}`);
  });
  test('fails after some time if it is not cached', async () => {
    const { response } = startWith([], hanging);
    await jest.advanceTimersByTimeAsync(lateAfter - 1);
    expect(await isPending(response)).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect((await response).type).toBe('error');
  });
  test('is what the server responds, even an error', async () => {
    const { response } = startWith([path], async () => new Response('', { status: 503 }));
    expect((await response).status).toBe(503);
  });
});
