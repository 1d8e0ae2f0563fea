/**
 * @jest-environment jsdom
 */
type StorageModule = typeof import('../../src/runtime/browser/storage');

/** The storage module of a site with the given base path. */
function storageBelow(base: string): StorageModule {
  let storage: StorageModule;
  const before = process.env.BASE_URL;
  process.env.BASE_URL = base;
  jest.isolateModules(() => {
    storage = jest.requireActual<StorageModule>('../../src/runtime/browser/storage');
  });
  if (before === undefined) delete process.env.BASE_URL;
  else process.env.BASE_URL = before;
  return storage!;
}

const copies = ['/', '/docs/', '/docs/next/'].map((base) => [base, storageBelow(base)] as const);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('sites with different base paths on a host share no storage', () => {
  for (const [base, { writeSetting, writeSession }] of copies) {
    writeSetting('mode', base);
    writeSetting('draft:a', base);
    writeSession('edit', base);
  }
  for (const [base, { readSetting, readSession, settingKeys }] of copies) {
    expect([readSetting('mode'), readSession('edit')]).toEqual([base, base]);
    expect(settingKeys('draft:')).toEqual(['draft:a']);
  }
  const [, { writeSetting }] = copies[1]!;
  writeSetting('mode', undefined);
  expect(copies.map(([, { readSetting }]) => readSetting('mode'))).toEqual([
    '/',
    undefined,
    '/docs/next/',
  ]);
});

test('keys have no prefix at the root of a host', () => {
  const [, { writeSetting }] = copies[0]!;
  writeSetting('mode', 'dark');
  expect(window.localStorage.getItem('mode')).toBe('dark');
});

test('a storage event only belongs to the site that wrote the value', () => {
  const eventKeys = copies.map(([, { settingOfEvent }]) =>
    ['mode', '/docs/mode', '/docs/next/mode', null].map((key) => settingOfEvent({ key })),
  );
  expect(eventKeys).toEqual([
    ['mode', '/docs/mode', '/docs/next/mode', null],
    [undefined, 'mode', 'next/mode', null],
    [undefined, undefined, 'mode', null],
  ]);
});
