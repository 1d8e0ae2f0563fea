/**
 * @jest-environment jsdom
 */
type Memory = typeof import('../../src/runtime/browser/edit-memory');
type WorkMemory = typeof import('../../src/sandbox/live-code/work-memory');

/** Fresh modules, as in the next document of the visit. Only the storage carries over. */
function nextDocument(): { edits: Memory; works: WorkMemory } {
  let modules: { edits: Memory; works: WorkMemory };
  delete (globalThis as { siteEdits?: unknown }).siteEdits;
  jest.isolateModules(() => {
    modules = {
      edits: jest.requireActual('../../src/runtime/browser/edit-memory'),
      works: jest.requireActual('../../src/sandbox/live-code/work-memory'),
    };
  });
  return modules!;
}

/** jsdom's storage has room for five million characters, like that of browsers. */
const room = 5_000_000;
const words = (letter: string, length: number) => letter.repeat(length);
const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-storage-refused');
  warnings.mockClear();
});

test('when the storage is full, as few of the oldest edits as possible are removed', () => {
  const { edits } = nextDocument();
  for (const name of ['a', 'b', 'c', 'd']) {
    expect(edits.rememberEdit(name, words(name, 1_100_000))).toBe('stored');
  }
  // The first one is edited again, so it's no longer the oldest.
  expect(edits.rememberEdit('a', words('A', 1_100_000))).toBe('stored');
  expect(edits.rememberEdit('e', words('e', 1_500_000))).toBe('stored');
  expect(warnings.mock.calls.flat().join()).toMatch(/Oldest edits removed: 1\./);
  const { edits: next } = nextDocument();
  const found = ['a', 'b', 'c', 'd', 'e'].map((name) => next.readEdit(name)?.slice(0, 1));
  expect(found).toEqual(['A', undefined, 'c', 'd', 'e']);
  // The document that wrote them still has all edits.
  expect(edits.readEdit('b')).toHaveLength(1_100_000);
});

test("an edit that can't fit removes no other edit and keeps its last stored version", () => {
  const { edits } = nextDocument();
  for (const name of ['a', 'b', 'c']) edits.rememberEdit(name, words(name, 1_000_000));
  expect(edits.rememberEdit('c', words('C', room + 1))).toBe('full');
  const { edits: next } = nextDocument();
  expect(['a', 'b', 'c'].map((name) => next.readEdit(name)?.[0])).toEqual(['a', 'b', 'c']);
  expect(edits.rememberEdit('c', 'short')).toBe('stored');
  expect(nextDocument().edits.readEdit('c')).toBe('short');
});

test('a storage filled by others has a different message than a blocked one', () => {
  const { edits } = nextDocument();
  window.sessionStorage.setItem('of others', words('x', room - 100));
  expect(edits.rememberEdit('a', words('a', 1000))).toBe('full');
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(edits.rememberEdit('a', 'a')).toBe('refused');
  expect(warnings.mock.calls.flat().join()).toMatch(/the browser blocks storage/);
  denied.mockRestore();
  expect(edits.readEdit('a')).toBe('a');
});

test.each(['{', '{"a":1}', 'null', '[1,"a",null]'])(
  'a damaged edit order %s loses no edit',
  (stored) => {
    window.sessionStorage.setItem('site:edit-order', stored);
    const { edits } = nextDocument();
    expect(edits.rememberEdit('b', 'b')).toBe('stored');
    expect(nextDocument().edits.readEdit('b')).toBe('b');
  },
);

describe('links', () => {
  const link = (letter: string) => `#work1.${words(letter, 260_000)}`;
  const work = { code: '<b>x</b>', theme: '', preset: '', mode: undefined };
  /** Characters in the storage. */
  const stored = () =>
    Object.entries(window.sessionStorage).reduce(
      (sum, [key, text]) => sum + key.length + String(text).length,
      0,
    );

  beforeAll(() => {
    // jsdom has no crypto.subtle. Browsers have it on secure pages.
    Object.defineProperty(globalThis.crypto, 'subtle', {
      value: jest.requireActual<typeof import('node:crypto')>('node:crypto').webcrypto.subtle,
      configurable: true,
    });
    Object.assign(globalThis, { TextEncoder: jest.requireActual('node:util').TextEncoder });
  });

  test('100 links with 260,000 characters each get unique short names', async () => {
    const { works } = nextDocument();
    const hashes = Array.from({ length: 100 }, (_, index) =>
      link(String.fromCharCode(200 + index)),
    );
    const names = await Promise.all(hashes.map(works.nameOfLink));
    expect(new Set(names).size).toBe(100);
    for (const name of names) {
      expect(name).toHaveLength(44);
      works.markOwnLink(name);
      works.rememberWork(name, work);
    }
    expect(stored()).toBeLessThan(100 * 400);
    const { works: next } = nextDocument();
    expect(names.every((name) => next.isOwnLink(name))).toBe(true);
    expect(next.readWork(names[7]!)).toEqual(work);
    expect(next.isOwnLink(await next.nameOfLink(link('x')))).toBe(false);
    expect(await works.nameOfLink('')).toBe('');
  });
});

describe('work stored by a newer version of this site', () => {
  const newer = JSON.stringify({ version: 2, code: '<b>Newer</b>', files: [] });

  test('is moved aside and kept when this version writes', () => {
    window.sessionStorage.setItem('site:edit:playground', newer);
    const { works } = nextDocument();
    expect(works.readWork('')).toBeUndefined();
    works.rememberWork('', { code: 'mine', theme: '', preset: '', mode: undefined });
    const { works: next } = nextDocument();
    expect(next.readUnreadable()).toBe(newer);
    expect(next.readWork('')?.code).toBe('mine');
  });

  test('stays in place when there is no room for a copy', () => {
    window.sessionStorage.setItem('site:edit:playground', newer);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    write.mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { works } = nextDocument();
    expect(works.readWork('')).toBeUndefined();
    write.mockRestore();
    expect(window.sessionStorage.getItem('site:edit:playground')).toBe(newer);
    expect(works.readUnreadable()).toBe(newer);
  });
});
