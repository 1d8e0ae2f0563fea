import { changesSince, hashOf, totalOf, type FileList } from '../../../src/offline/file-list';
import { savedAs } from '../../../src/offline/saved-files';
import { SaveFailure, saveFiles, type FileStore } from '../../../src/offline/worker/save-files';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text)).buffer;

async function listOf(texts: Record<string, string>): Promise<FileList> {
  const files = await Promise.all(
    Object.entries(texts).map(
      async ([path, text]) => [path, [await hashOf(bytesOf(text)), text.length]] as const,
    ),
  );
  return {
    build: 'b',
    pages: {},
    redirects: {},
    files: Object.fromEntries(files) as FileList['files'],
  };
}

function memoryStore(): FileStore & { paths: () => string[] } {
  const stored = new Map<string, [hash: string, body: string]>();
  return {
    paths: () => [...stored.keys()].sort(),
    hashAt: async (path) => stored.get(path)?.[0],
    get: async (path) => new Response(stored.get(path)![1]),
    put: async (path, hash, response) => void stored.set(path, [hash, await response.text()]),
  };
}

const texts = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`/${index}`, `text ${index}`]),
);

function options(list: FileList, fetchFile: (path: string) => Promise<Response>) {
  const target = memoryStore();
  let stored = 0;
  return {
    list,
    target,
    previous: undefined as FileStore | undefined,
    fetchFile,
    wait: () => Promise.resolve(),
    onStored: (bytes: number) => void (stored += bytes),
    signal: new AbortController().signal,
    stored: () => stored,
  };
}

const serve = (path: string) => Promise.resolve(new Response(texts[path]));

async function failureOf(save: Promise<void>) {
  const error = await save.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return (error as SaveFailure | undefined)?.detail;
}

test('saves all files and reports their size', async () => {
  const list = await listOf(texts);
  const given = options(list, serve);
  await saveFiles(given);
  expect(given.target.paths()).toEqual(Object.keys(texts).sort());
  expect(given.stored()).toBe(totalOf(list).bytes);
});

test('fetches changed files and copies the rest from the previous copy', async () => {
  const list = await listOf(texts);
  const before = options(await listOf({ ...texts, '/3': 'other' }), (path) =>
    Promise.resolve(new Response(path === '/3' ? 'other' : texts[path])),
  );
  await saveFiles(before);
  expect(changesSince(list, before.list)).toEqual({ files: 1, bytes: 6 });
  const fetched: string[] = [];
  const given = options(list, (path) => {
    fetched.push(path);
    return serve(path);
  });
  await saveFiles({ ...given, previous: before.target });
  expect(fetched).toEqual(['/3']);
  await saveFiles(given);
  expect(fetched).toEqual(['/3']);
});

test("retries a server error, and a permanent one doesn't block other files", async () => {
  const list = await listOf(texts);
  const tries = new Map<string, number>();
  const flaky = options(list, (path) => {
    tries.set(path, (tries.get(path) ?? 0) + 1);
    return path === '/5' && tries.get(path)! < 3
      ? Promise.resolve(new Response('', { status: 503 }))
      : serve(path);
  });
  await saveFiles(flaky);
  expect(tries.get('/5')).toBe(3);
  tries.clear();
  const worse = options(list, (path) => {
    tries.set(path, (tries.get(path) ?? 0) + 1);
    return path === '/5' && tries.get(path)! < 7
      ? Promise.resolve(new Response('', { status: 503 }))
      : serve(path);
  });
  await saveFiles(worse);
  expect(worse.target.paths()).toHaveLength(30);
  const broken = options(list, (path) =>
    path === '/5' ? Promise.resolve(new Response('', { status: 500 })) : serve(path),
  );
  expect(await failureOf(saveFiles(broken))).toEqual({ reason: 'server', file: '/5', status: 500 });
  expect(broken.target.paths()).toHaveLength(29);
});

test.each([
  ['no connection', 'no-connection'],
  ['no space', 'no-space'],
] as const)('%s stops the save and keeps the files saved so far', async (_, reason) => {
  let count = 0;
  const list = await listOf(texts);
  const given = options(list, (path) => {
    count += 1;
    if (reason === 'no-connection' && count > 10) return Promise.reject(new TypeError('failed'));
    return serve(path);
  });
  const { put } = given.target;
  given.target.put = (path, hash, response) => {
    const isFull = reason === 'no-space' && given.target.paths().length > 9;
    if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    return put(path, hash, response);
  };
  expect(await failureOf(saveFiles(given))).toMatchObject({ reason });
  expect(given.target.paths().length).toBeGreaterThan(8);
  expect(given.target.paths().length).toBeLessThan(30);
});

test('a file that differs from the list is not saved, but a 404 page with status 404 is', async () => {
  const list = await listOf({ '/404.html': 'gone', '/a': 'a' });
  const given = options(list, (path) =>
    Promise.resolve(path === '/a' ? new Response('b') : new Response('gone', { status: 404 })),
  );
  expect(await failureOf(saveFiles(given))).toEqual({ reason: 'changed', file: '/a' });
  expect(given.target.paths()).toEqual(['/404.html']);
});

test('stops immediately when it is canceled', async () => {
  const controller = new AbortController();
  const given = options(await listOf(texts), (path) => {
    if (path === '/7') controller.abort(new Error('canceled'));
    return serve(path);
  });
  await expect(saveFiles({ ...given, signal: controller.signal })).rejects.toThrow('canceled');
  expect(given.target.paths().length).toBeLessThan(30);
});

test.each([
  ['components/box.html', 'page'],
  ['assets/js/1.abc.js', 'file'],
  ['img/nyc.svg', 'file'],
  ['navigation/guides.json', 'file'],
  ['img/social-card.png', 'excluded'],
  ['cards/components/box.png', 'excluded'],
  ['cards.html', 'page'],
  ['img/screenshot-wide.png', 'excluded'],
  ['404.html', 'page'],
  ['0.16.html', 'excluded'],
  ['0.16/components/box.html', 'excluded'],
  ['page-data/0.16/theming/page-data.json', 'excluded'],
  ['navigation/0.16-guides.json', 'excluded'],
  ['sw.js', 'excluded'],
  ['components/box.md', 'excluded'],
  ['sitemap.xml', 'excluded'],
  ['changes.xml', 'excluded'],
  ['changes.html', 'page'],
  ['llms.txt', 'excluded'],
  ['llms-full.txt', 'excluded'],
  ['robots.txt', 'excluded'],
  ['assets/js/1.js.br', 'excluded'],
])('%s is saved as %s', (file, kept) => {
  expect(savedAs(file)).toBe(kept);
});
