import {
  fetchJsonBytes,
  NotFoundError,
  parseJson,
} from '../../src/runtime/page-loading/fetch-json';
import {
  createPageLoader,
  MAX_CACHED_PAGES,
  type PageRequest,
} from '../../src/runtime/page-loading/browser/loader';
import {
  appDataUrl,
  isAppData,
  isPageData,
  pageDataUrl,
  pageOfData,
  type PageData,
} from '../../src/runtime/page-loading/page-data';
import {
  NonRetryableError,
  MAX_RETRIES,
  getRetryDelay,
  withRetries,
} from '../../src/runtime/browser/retry';

const dataOf = (path: string): PageData => ({
  path,
  result: {
    main: path,
    head: '',
    css: '',
    layout: '',
    version: '',
    versions: '',
    build: '',
    scripts: [],
  },
});
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const fileOf = (path: string) => bytesOf(JSON.stringify(dataOf(path)));
const noWaiting = { wait: () => Promise.resolve(), random: () => 0 };

describe('addresses', () => {
  test.each([
    ['/', '/page-data/index/page-data.json'],
    ['/components/button', '/page-data/components/button/page-data.json'],
    ['/components/', '/page-data/components/page-data.json'],
    ['/404.html', '/page-data/404.html/page-data.json'],
  ])('the data of %s is at %s', (path, url) => {
    expect(pageDataUrl(path)).toBe(url);
  });
  test.each([
    ['/page-data/index/page-data.json', '/'],
    ['/page-data/components/button/page-data.json', '/components/button'],
    ['/page-data/404.html/page-data.json', '/404.html'],
    ['/page-data/app-data.json', undefined],
  ])('%s is the data of %s', (url, path) => {
    expect(pageOfData(url)).toBe(path);
  });
  test('app data is at a fixed address', () => {
    expect(appDataUrl).toBe('/page-data/app-data.json');
  });
});

describe('type guards', () => {
  test.each([
    [dataOf('/a'), true],
    [null, false],
    [{ path: '/a' }, false],
    [{ path: 1, result: null }, false],
    [{ path: '/a', redirect: '/b' }, true],
    // Without the shell.
    [{ path: '/a', result: null }, true],
    [{ path: '/a', result: '' }, false],
  ])('%p is page data: %p', (value, expected) => {
    expect(isPageData(value)).toBe(expected);
  });
  test('app data has a hash', () => {
    expect([isAppData({ compilationHash: 'a' }), isAppData({}), isAppData(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('fetched JSON', () => {
  const answer = async (body: string, status: number, type = 'application/json') => {
    const response = new Response(body, { status, headers: { 'content-type': type } });
    return parseJson(await fetchJsonBytes('/x', () => Promise.resolve(response)), isPageData);
  };
  test('returns the data', async () => {
    expect(await answer(JSON.stringify(dataOf('/a')), 200)).toEqual(dataOf('/a'));
  });
  test.each([
    [404, '', 'application/json', 'not found'],
    [500, '', 'application/json', 'final'],
    [403, '', 'application/json', 'final'],
    [408, '', 'application/json', 'retryable'],
    [429, '', 'application/json', 'retryable'],
    [502, '', 'application/json', 'retryable'],
    [503, '', 'application/json', 'retryable'],
    [200, '<p>', 'text/html', 'retryable'],
    [200, '{"path": "/a", "res', 'application/json', 'retryable'],
    [200, '{}', 'application/json', 'retryable'],
  ])('a response with status %i, %p and %s: %s', async (status, body, type, kind) => {
    const error: unknown = await answer(body, status, type).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(error).toHaveProperty('message');
    expect(error instanceof NotFoundError).toBe(kind === 'not found');
    expect(error instanceof NonRetryableError).toBe(kind !== 'retryable');
  });
});

describe('retries', () => {
  test.each([
    [0, true, 1],
    [1, true, 2],
    [3, true, 4],
    [4, false, 4],
  ])('after %i failures, success is %p with %i tries', async (failures, succeeds, tries) => {
    let count = 0;
    const result = withRetries(() => {
      count += 1;
      return count > failures ? Promise.resolve('ok') : Promise.reject(new Error('no'));
    }, noWaiting);
    await expect(
      result.then(
        () => true,
        () => false,
      ),
    ).resolves.toBe(succeeds);
    expect(count).toBe(tries);
  });
  test('permanent errors are not retried', async () => {
    const attempt = jest.fn(() => Promise.reject(new NonRetryableError('500')));
    await expect(withRetries(attempt, noWaiting)).rejects.toThrow('500');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
  test('delays are short, grow with each retry, and have jitter', async () => {
    const pauses: number[] = [];
    const clock = {
      wait: (ms: number) => Promise.resolve(void pauses.push(ms)),
      random: () => 0.5,
    };
    await withRetries(() => Promise.reject(new Error('no')), clock).catch(() => undefined);
    expect(pauses).toEqual([150, 300, 600]);
    expect(pauses).toHaveLength(MAX_RETRIES);
    expect([getRetryDelay(0, 0), getRetryDelay(0, 1)]).toEqual([100, 200]);
  });
});

describe('loader', () => {
  /** A source with the given responses for each path that records its calls. */
  function sourceOf(responses: Record<string, (() => Promise<unknown>)[]>) {
    const calls: string[] = [];
    return {
      calls,
      fetchPageData: (path: string) => {
        calls.push(path);
        const next = responses[path]?.shift() ?? (() => Promise.resolve(fileOf(path)));
        return next() as Promise<ArrayBuffer>;
      },
    };
  }
  const failing = (error: Error) => () => Promise.reject(error);
  const missing = failing(new NotFoundError('404'));

  test('concurrent loads share a request and the result is cached', async () => {
    const source = sourceOf({});
    const loader = createPageLoader(source.fetchPageData, noWaiting);
    const [first, second] = await Promise.all([loader.load('/a'), loader.load('/a')]);
    expect(first).toEqual(second);
    await loader.load('/a');
    expect(source.calls).toEqual(['/a']);
    expect(loader.loaded('/a')).toEqual({ status: 'success', data: dataOf('/a') });
  });

  test.each<[string, (() => Promise<unknown>)[], string, number]>([
    ['one network failure', [failing(new Error('x'))], 'success', 2],
    ['four network failures', Array(4).fill(failing(new Error('x'))), 'error', 4],
    ['a 500', [failing(new NonRetryableError('500'))], 'error', 1],
    ['incomplete data', [() => Promise.resolve(bytesOf('{}'))], 'success', 2],
    ['a 404', [missing], 'not-found', 2],
  ])('handles %s', async (_name, responses, status, calls) => {
    const source = sourceOf({ '/a': responses });
    const result = await createPageLoader(source.fetchPageData, noWaiting).load('/a');
    expect(result.status).toBe(status);
    expect(source.calls).toHaveLength(calls);
  });

  test('a missing 404 page causes an error that says so', async () => {
    const source = sourceOf({ '/a': [missing], '/404.html': [missing] });
    const result = await createPageLoader(source.fetchPageData, noWaiting).load('/a');
    expect(result).toEqual({
      status: 'error',
      error: expect.objectContaining({ message: 'the 404 page is missing' }),
    });
  });

  test('a failure is not cached, so the next load tries again', async () => {
    const source = sourceOf({ '/a': [failing(new NonRetryableError('500'))] });
    const loader = createPageLoader(source.fetchPageData, noWaiting);
    expect((await loader.load('/a')).status).toBe('error');
    expect((await loader.load('/a')).status).toBe('success');
  });

  test('the 404 page is cached, but the missing page is requested again', async () => {
    const source = sourceOf({ '/a': [missing, missing] });
    const loader = createPageLoader(source.fetchPageData, noWaiting);
    for (let round = 0; round < 2; round += 1) {
      expect(await loader.load('/a')).toEqual({ status: 'not-found', data: dataOf('/404.html') });
    }
    expect(source.calls).toEqual(['/a', '/404.html', '/a']);
  });

  test('a load aborts the prefetches of other pages, but uses the one of its page', async () => {
    const requests: { path: string; options: PageRequest; end: () => void }[] = [];
    const loader = createPageLoader(
      (path, options) =>
        new Promise((resolve, reject) => {
          requests.push({ path, options, end: () => resolve(fileOf(path)) });
          options.signal?.addEventListener('abort', () => reject(new NonRetryableError('abort')));
        }),
      noWaiting,
    );
    const other = loader.prefetch('/a', 'low');
    const own = loader.prefetch('/b', 'auto');
    const load = loader.load('/b');
    expect(await other).toBe(false);
    requests[1]!.end();
    expect([await own, (await load).status]).toEqual([true, 'success']);
    const again = loader.load('/a');
    expect(requests.map(({ path, options }) => [path, options.priority])).toEqual([
      ['/a', 'low'],
      ['/b', 'auto'],
      ['/a', 'high'],
    ]);
    requests[2]!.end();
    expect((await again).status).toBe('success');
  });

  test('a load fetches again what was prefetched incompletely', async () => {
    const source = sourceOf({ '/a': [() => Promise.resolve(bytesOf('{"path": "/a", "res'))] });
    const loader = createPageLoader(source.fetchPageData, noWaiting);
    expect(await loader.prefetch('/a', 'low')).toBe(true);
    expect(loader.loaded('/a')).toBeUndefined();
    expect(await loader.load('/a')).toEqual({ status: 'success', data: dataOf('/a') });
    expect(source.calls).toEqual(['/a', '/a']);
  });

  test('the last twenty pages are cached', async () => {
    const source = sourceOf({});
    const loader = createPageLoader(source.fetchPageData, noWaiting);
    for (let page = 0; page < MAX_CACHED_PAGES; page += 1) await loader.load(`/${page}`);
    await loader.load('/0');
    await loader.load('/new');
    expect([loader.loaded('/0'), loader.loaded('/1')]).toEqual([expect.anything(), undefined]);
    expect(MAX_CACHED_PAGES).toBe(20);
  });
});
