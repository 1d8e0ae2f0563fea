/**
 * @jest-environment jsdom
 */
import { startPrefetch } from '../../src/runtime/page-loading/browser/prefetch';

/** Paths that were requested, in order. */
const loaded: string[] = [];
/** Their priorities. */
const priorities = new Set<string>();
let isOnline = true;
/** Bytes of each response. */
let transferSize = 0;

beforeAll(() => {
  // jsdom has no resource timing.
  performance.getEntriesByName = () => [{ transferSize } as unknown as PerformanceEntry];
  window.history.replaceState(null, '', '/this-page');
  startPrefetch({
    prefetch: async (path, priority) => {
      loaded.push(path);
      priorities.add(priority);
      return isOnline;
    },
  });
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  loaded.length = 0;
  priorities.clear();
  isOnline = true;
  transferSize = 0;
});
afterEach(() => jest.useRealTimers());

const links = (paths: string[]) => paths.map((path) => `<li><a href="${path}">${path}</a>`);

/** Shows another page with links. */
function showPage(paths: string[], next = ''): void {
  document.body.innerHTML = `<main>${links(paths).join('')}${next && `<a rel="next" href="${next}">Next</a>`}</main>`;
  document.dispatchEvent(new Event('site:page'));
}

const pointAt = (element: Element, type = 'pointerover') =>
  element.dispatchEvent(new Event(type, { bubbles: true }));
const link = (path: string) => document.querySelector(`a[href="${path}"]`)!;

describe('a link that the pointer is on', () => {
  beforeEach(async () => {
    showPage([]);
    await jest.runAllTimersAsync();
    document.body.innerHTML = links(['/a', '/this-page']).join('');
  });

  test('is prefetched before the reader clicks, but not if the pointer only passes', async () => {
    pointAt(link('/a'));
    await jest.advanceTimersByTimeAsync(50);
    pointAt(document.body);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(loaded).toEqual([]);
    pointAt(link('/a'));
    await jest.advanceTimersByTimeAsync(100);
    expect(loaded).toEqual(['/a']);
  });

  test('is also prefetched on touch, at once, and on focus', async () => {
    pointAt(link('/a'), 'touchstart');
    expect(loaded).toEqual(['/a']);
    pointAt(link('/a'), 'focusin');
    await jest.advanceTimersByTimeAsync(100);
    expect(loaded).toEqual(['/a', '/a']);
  });

  test("isn't prefetched if it leads to the current page", async () => {
    pointAt(link('/this-page'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(loaded).toEqual([]);
  });
});

describe('while the browser is idle', () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/text-${index}`);

  test('the next page and the first three links in the text are prefetched', async () => {
    showPage(['/this-page', ...paths], '/next');
    await jest.runAllTimersAsync();
    expect(loaded).toEqual(['/next', '/text-0', '/text-1', '/text-2']);
    expect([...priorities]).toEqual(['low']);
  });

  test('the prefetches stop after one that fails or is aborted', async () => {
    isOnline = false;
    showPage(paths, '/next');
    await jest.runAllTimersAsync();
    expect(loaded).toEqual(['/next']);
  });

  test('the prefetches stop after 60 KiB', async () => {
    transferSize = 40 * 1024;
    showPage(paths, '/next');
    await jest.runAllTimersAsync();
    expect(loaded).toEqual(['/next', '/text-0']);
  });
});

/** Defines `navigator.connection`, as browsers or extensions do, and uses a page with links. */
async function prefetchWith(connection: PropertyDescriptor): Promise<void> {
  Object.defineProperty(navigator, 'connection', { ...connection, configurable: true });
  showPage(['/a'], '/next');
  await jest.runAllTimersAsync();
  pointAt(link('/a'));
  await jest.runAllTimersAsync();
  Reflect.deleteProperty(navigator, 'connection');
}

test.each([{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { saveData: true }])(
  'nothing is prefetched with %j',
  async (value) => {
    await prefetchWith({ value });
    expect(loaded).toEqual([]);
  },
);

const fail = () => {
  throw new Error('no');
};
test.each<[string, PropertyDescriptor]>([
  ['a throwing getter', { get: fail }],
  ['an object that throws', { value: Object.defineProperty({}, 'effectiveType', { get: fail }) }],
  ['a number', { value: 5 }],
  ['null', { value: null }],
  ['an object with unexpected types', { value: { effectiveType: 4, saveData: '' } }],
])('pages are prefetched if navigator.connection is %s', async (_name, connection) => {
  await prefetchWith(connection);
  expect(loaded).toEqual(['/next', '/a', '/a']);
});
