/** Node 20 has no navigator. */
Object.assign(globalThis, { navigator: {} });

/** An in-memory cache whose calls take different amounts of time. */
function slowCaches(pause: () => Promise<void>): CacheStorage {
  const stored = new Map<string, Response>();
  const cache = {
    keys: async () => [...stored.keys()],
    matchAll: async () => [...stored.values()].map((response) => response.clone()),
    match: async (path: string) => stored.get(path)?.clone(),
    async put(path: string, response: Response) {
      await pause();
      stored.set(path, response);
    },
    async delete(path: string) {
      await pause();
      return stored.delete(path);
    },
  };
  return {
    async open() {
      await pause();
      return cache;
    },
  } as unknown as CacheStorage;
}

const large = 4_500_000;

const answer = (bytes: number) => new Response(new Uint8Array(bytes));

test('files that are cached at the same time evict no more than necessary', async () => {
  for (let round = 0; round < 8; round += 1) {
    let turn = round;
    const pause = async () => {
      turn += 1;
      for (let tick = (turn * 7919) % 11; tick > 0; tick -= 1) await Promise.resolve();
    };
    globalThis.caches = slowCaches(pause);
    jest.resetModules();
    // Untyped, because the types of workers and pages conflict.
    const { cacheRecent, enforceLimit } = jest.requireActual<{
      cacheRecent: (path: string, response: Response) => Promise<void>;
      enforceLimit: () => Promise<void>;
    }>('../../../src/offline/worker/recent-files');
    const keep = (path: string, bytes: number) =>
      cacheRecent(path, answer(bytes)).then(enforceLimit);
    for (let file = 0; file < 4; file += 1) await keep(`/${file}`, large);
    await Promise.all([
      keep('/4', large),
      ...Array.from({ length: 8 }, (_, index) => keep(`/small/${index}`, 10)),
    ]);
    const cache = await caches.open('any');
    const kept = await Promise.all(
      ['/0', '/1', '/2', '/3', '/4'].map(async (path) => Boolean(await cache.match(path))),
    );
    expect([round, ...kept]).toEqual([round, false, true, true, true, true]);
  }
});
