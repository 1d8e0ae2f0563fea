/** Node 20 has none. */
Object.assign(globalThis, { navigator: {} });

/** Stores in memory that count what is asked of them. */
function countingCaches(kept: string[]) {
  const asked: string[] = [];
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
          asked.push(`match ${path}`);
          return store.get(path)?.clone();
        },
        keys: async () => {
          asked.push('keys');
          return [...store.keys()];
        },
        matchAll: async () => {
          asked.push('matchAll');
          return [...store.values()];
        },
        put: async (path: string, response: Response) => void store.set(path, response),
      };
    },
    keys: async () => [...stores.keys()],
  };
  return { asked, storage: storage as unknown as CacheStorage };
}

type Answer = (event: object) => Promise<Response>;

/** The worker's part that answers, as after a start of the worker. */
function freshAnswers(): {
  respondWithDocument: Answer;
  respondWithFile: (event: object, path: string) => Promise<Response>;
  NETWORK_TIMEOUT_MS: number;
} {
  jest.resetModules();
  // By name alone: the types of a worker are not those of this test.
  return jest.requireActual('../../../src/offline/worker/responses');
}

const paths = Array.from({ length: 300 }, (_, index) => `/page-${index}`);

const eventFor = (path: string) => ({
  request: { url: `https://site.test${path}`, cache: 'default' },
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

test('with 300 files kept, an answer of the network waits for none of them', async () => {
  const { asked, storage } = countingCaches(paths);
  globalThis.caches = storage;
  const { respondWithDocument } = freshAnswers();
  let askedFirst: string[] | undefined;
  globalThis.fetch = async () => {
    askedFirst = [...asked];
    return new Response('network');
  };
  const response = await respondWithDocument(eventFor('/page-7'));
  expect(await response.text()).toBe('network');
  expect(askedFirst).toEqual([]);
  expect(asked).toEqual([]);
});

test('without a network, only the one file is looked for', async () => {
  const { asked, storage } = countingCaches(paths);
  globalThis.caches = storage;
  const { respondWithDocument } = freshAnswers();
  globalThis.fetch = () => Promise.reject(new TypeError('no connection'));
  const response = await respondWithDocument(eventFor('/page-7'));
  expect(await response.text()).toBe('kept /page-7');
  const lookups = asked.filter((what) => what.includes('/page-'));
  expect(lookups).toEqual(['match /page-7']);
  expect(asked.filter((what) => what === 'matchAll')).toEqual([]);
});

test('a network that hangs is waited for once; the next copy comes at once, until the network answers', async () => {
  const { storage } = countingCaches(paths);
  globalThis.caches = storage;
  const { respondWithDocument, NETWORK_TIMEOUT_MS } = freshAnswers();
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

test('without a network, page data is read out of the kept document', async () => {
  const { storage } = countingCaches([]);
  globalThis.caches = storage;
  const { respondWithFile } = freshAnswers();
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
    view: { build: 'b', main: '<h1>A</h1>', head: '<title data-rh=true>A</title>' },
  });

  // For a page that isn't kept, the list of files says if the site has it.
  expect((await dataOf('/b')).type).toBe('error');
  const list = { build: 'b', pages: {}, files: {}, redirects: { '/old': '/a' } };
  const essentials = await caches.open('theme-ui-docs:/:2:essentials');
  await essentials.put('/offline-files.json', Response.json(list));
  expect(await (await dataOf('/old')).json()).toEqual({ path: '/old', redirect: '/a' });
  expect((await dataOf('/b')).status).toBe(404);
});
