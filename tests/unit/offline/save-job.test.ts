import { hashOf, type FileList } from '../../../src/offline/file-list';
import type { WorkerReport } from '../../../src/offline/messages';
import { FakeCacheStorage, FakeLocks } from '../../support/worker-globals';

interface SaveJobModule {
  save(): Promise<void>;
  cancel(id?: string): Promise<void>;
  resume(): Promise<void>;
  checkRegularly(): Promise<void>;
}

const paths = Array.from({ length: 20 }, (_, index) => `/file-${index}`);

let requests: string[];
let listRequests: number;
/** Responses to files wait for this promise. */
let gate: Promise<void>;
let reports: WorkerReport[];
let build: string;

async function listOf(): Promise<FileList> {
  const files: FileList['files'] = {};
  for (const path of paths) {
    const body = new TextEncoder().encode(`${path} ${build}`);
    files[path] = [await hashOf(body.buffer), body.length];
  }
  return { build, pages: {}, files, redirects: {} };
}

/** A worker with separate memory that shares caches and locks with others. */
function startWorker(): SaveJobModule {
  let module: SaveJobModule;
  jest.isolateModules(() => {
    // Untyped, because the types of workers and pages conflict.
    module = jest.requireActual('../../../src/offline/worker/save-job');
  });
  return module!;
}

const realFetch = globalThis.fetch;
const lastReport = () => reports.at(-1)!;

/** Hashes are computed in other threads and can take long on a busy machine. */
jest.setTimeout(60_000);

/** @throws after 30 s */
async function waitFor(condition: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('The condition was never true.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

beforeEach(() => {
  requests = [];
  listRequests = 0;
  reports = [];
  build = 'first';
  gate = Promise.resolve();
  const caches = new FakeCacheStorage();
  const page = { postMessage: (report: WorkerReport) => void reports.push(report) };
  Object.assign(globalThis, {
    caches,
    self: { clients: { matchAll: async () => [page] }, registration: { scope: '/' } },
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { locks: new FakeLocks() },
  });
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path === '/offline-files.json') {
      listRequests += 1;
      return Response.json(await listOf());
    }
    requests.push(path);
    const { signal } = init!;
    signal!.throwIfAborted();
    const aborted = new Promise((resolve) => signal!.addEventListener('abort', resolve));
    await Promise.race([gate, aborted]);
    signal!.throwIfAborted();
    const headers = { 'content-security-policy': policy, 'content-encoding': 'identity' };
    return new Response(`${path} ${build}`, { headers });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The policy that the server sends with each file. */
const policy = "default-src 'none'";

const savedCaches = async () =>
  (await caches.keys()).filter((name) => name.includes(':saved:')).length;

test('saves each file once and reports the complete copy', async () => {
  const worker = startWorker();
  await Promise.all([worker.save(), worker.save(), worker.resume()]);
  expect(requests.sort()).toEqual([...paths].sort());
  expect(lastReport()).toMatchObject({ copy: { build: 'first', files: 20 }, job: null });
});

test('saved files keep their headers, except for transfer headers', async () => {
  await startWorker().save();
  const name = (await caches.keys()).find((each) => each.includes(':saved:'))!;
  const saved = await caches.open(name);
  const responses = await Promise.all(paths.map((path) => saved.match(path)));
  expect(responses).toHaveLength(20);
  for (const response of responses) {
    const headers = Object.fromEntries(response!.headers);
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['content-encoding']).toBeUndefined();
  }
});

test('a save that starts while another one is canceled is not lost', async () => {
  const worker = startWorker();
  gate = new Promise(() => {});
  const first = worker.save();
  await waitFor(() => requests.length > 0);
  const canceled = worker.cancel();
  gate = Promise.resolve();
  const second = worker.save();
  await Promise.all([first, canceled, second]);
  expect(lastReport()).toMatchObject({ copy: { build: 'first', files: 20 }, job: null });
});

test("a page that shows an earlier job can't cancel the current one", async () => {
  const worker = startWorker();
  gate = new Promise(() => {});
  const saved = worker.save();
  await waitFor(() => reports.some(({ job }) => job !== null));
  const { id } = reports.find(({ job }) => job !== null)!.job!;
  await worker.cancel('another');
  expect(lastReport().job?.id).toBe(id);
  await Promise.all([worker.cancel(id), saved]);
  expect(lastReport()).toMatchObject({ copy: null, job: null });
  expect(await savedCaches()).toBe(0);
});

test('canceling an update keeps the previous copy', async () => {
  const worker = startWorker();
  await worker.save();
  build = 'second';
  gate = new Promise(() => {});
  const saved = worker.save();
  await waitFor(() => lastReport().job?.build === 'second');
  await Promise.all([worker.cancel(lastReport().job!.id), saved]);
  expect(lastReport()).toMatchObject({ copy: { build: 'first' }, job: null });
  expect(await savedCaches()).toBe(1);
});

test('two workers that run during an update fetch each file once', async () => {
  const [before, after] = [startWorker(), startWorker()];
  await Promise.all([before.save(), after.save()]);
  expect(requests.sort()).toEqual([...paths].sort());
  expect(lastReport()).toMatchObject({ copy: { build: 'first', files: 20 }, job: null });
});

test('checks for an update every three hours, even if the browser restarts the worker', async () => {
  await startWorker().checkRegularly();
  expect(listRequests).toBe(0);
  await startWorker().save();
  listRequests = 0;
  await startWorker().checkRegularly();
  await startWorker().checkRegularly();
  expect(listRequests).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 60 * 60 * 1000 + 1);
  build = 'second';
  await startWorker().checkRegularly();
  jest.restoreAllMocks();
  expect(listRequests).toBe(2);
  expect(lastReport().update).toMatchObject({ files: 20 });
});
