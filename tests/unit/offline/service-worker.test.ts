/**
 * @jest-environment jsdom
 */
import type { PageMessage } from '../../../src/offline/messages';

/** Messages that the worker has received. */
const received: PageMessage[] = [];
let visibility: DocumentVisibilityState = 'visible';

function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(async () => {
  // jsdom has no service workers and no resource timing.
  const controller = { postMessage: (message: PageMessage) => void received.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), { controller, register: async () => undefined }),
  });
  performance.getEntriesByType = () => [];
  Object.assign(globalThis, { OFFLINE_STATUS_URL: '/offline-status.js' });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  // Not imported above, because the module reads the address when it loads.
  const { startServiceWorker } = await import('../../../src/offline/service-worker');
  startServiceWorker();
});
beforeEach(() => (received.length = 0));
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the worker hears of a page once it is idle, and of each page after it', async () => {
  await jest.advanceTimersByTimeAsync(5000);
  expect(received).toEqual([{ type: 'hello', seen: ['/'] }]);
  window.history.pushState(null, '', '/other-page');
  document.dispatchEvent(new Event('site:page'));
  expect(received[1]).toEqual({ type: 'hello', seen: ['/other-page'] });
});

test('a tab that is shown again wakes the worker, which may then check for a new build', () => {
  setVisibility('hidden');
  expect(received).toEqual([]);
  setVisibility('visible');
  expect(received).toEqual([{ type: 'hello', seen: [] }]);
});
