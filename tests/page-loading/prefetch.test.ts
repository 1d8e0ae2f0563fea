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

const pointAt = (element: Element) =>
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
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
