import {
  amountText,
  errorText,
  nextState,
  initialState,
  percentOf,
  sizeText,
  type SaveEvent,
  type SaveState,
} from '../../../src/offline/save-state';

const total = { files: 10, bytes: 1000 };
const started: SaveEvent = { type: 'started', id: '1', build: 'b', total };
const copy = { build: 'a', files: 9, bytes: 900, since: 5 };
const after = (state: SaveState, ...events: SaveEvent[]) => events.reduce(nextState, state);
const stopped = (reason: 'no-connection' | 'server'): SaveEvent => ({
  type: 'stopped',
  error: { reason, at: 1 },
});

describe('the state of a save', () => {
  test('becomes a copy when all files are stored', () => {
    const state = after(initialState, started, { type: 'stored', bytes: 1000 });
    expect(state.job).toEqual({ id: '1', build: 'b', status: 'running', done: 1000, ...total });
    expect(after(state, { type: 'completed', at: 7 })).toEqual({
      copy: { build: 'b', ...total, since: 7 },
      job: null,
      lastError: null,
    });
  });
  test.each([
    [stopped('no-connection'), 'waiting'],
    [stopped('server'), 'failed'],
  ])('keeps the old copy through %j', (event, status) => {
    const state = after({ ...initialState, copy }, started, event);
    expect(state.copy).toBe(copy);
    expect(state.job?.status).toBe(status);
    expect(state.lastError?.at).toBe(1);
    const resumed = after(state, { type: 'resumed' });
    expect(resumed.job).toMatchObject({ status: 'running', done: 0 });
    expect(after(resumed, { type: 'canceled' })).toMatchObject({ copy, job: null });
  });
  test('ignores job events without a job', () => {
    expect(
      after({ ...initialState, copy }, { type: 'stored', bytes: 3 }, { type: 'completed', at: 1 }),
    ).toEqual({ ...initialState, copy });
  });
  test('an error before the first file is kept', () => {
    expect(after(initialState, stopped('no-connection'))).toMatchObject({
      job: null,
      lastError: { reason: 'no-connection' },
    });
  });
});

describe('status texts', () => {
  test.each([
    [999, '999 bytes'],
    [12_345, '12 KB'],
    [999_600, '1.0 MB'],
    [6_300_670, '6.3 MB'],
  ])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
  test('formats amounts with the correct plural', () => {
    expect(amountText({ files: 1, bytes: 2000 })).toBe('1 file, 2 KB');
    expect(amountText(total)).toBe('10 files, 1 KB');
  });
  test('shows 100 percent only when everything is stored', () => {
    const job = { id: '1', build: 'b', status: 'running' as const, ...total };
    expect(percentOf({ ...job, done: 999 })).toBe(99);
    expect(percentOf({ ...job, done: 1000 })).toBe(100);
    expect(percentOf({ ...job, bytes: 0, done: 0 })).toBe(100);
  });
  test.each(['no-space', 'no-connection', 'server', 'changed', 'refused'] as const)(
    'explains %s in a sentence',
    (reason) => {
      const text = errorText({ reason, at: 0, file: '/a.js', status: 503 });
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.includes('/a.js')).toBe(['server', 'changed'].includes(reason));
    },
  );
});
