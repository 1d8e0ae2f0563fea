/** @jest-environment jsdom */
import { createSearchClient, type SearchState } from '../../src/shell/search/browser/client';

let send: (data: object) => void;

beforeAll(() => {
  Object.assign(globalThis, {
    SEARCH_WORKER_URL: '/worker.js',
    Worker: class {
      addEventListener(type: string, listener: (event: { data: object }) => void) {
        if (type === 'message') send = (data) => listener({ data });
      }
      postMessage() {}
    },
  });
});

test('a late error of an earlier query doesn’t replace the results of the latest one', () => {
  const states: SearchState['status'][] = [];
  const client = createSearchClient('/data.json', 3, ({ status }) => states.push(status));
  client.search('first');
  client.search('second');
  send({
    type: 'found',
    id: 2,
    query: 'second',
    pages: [],
    hasMore: false,
    isComplete: true,
    suggestions: [],
  });
  send({ type: 'error', id: 1, message: 'No first.' });
  expect(states).toEqual(['waiting', 'waiting', 'found']);
});
