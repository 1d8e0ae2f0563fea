import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedStatic, serveHashed, writeChanged } from '../../src/base/facts/generated-static';

let siteDir: string;
const served = (name = '') => path.join(siteDir, generatedStatic, 'part', name);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'generated-static-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

/** Simulates a reload of `npm start` in a plugin that serves files, with a pause between steps. */
async function reload(texts: Record<string, string>): Promise<string[]> {
  const addresses: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    await null;
    addresses.push(serveHashed(siteDir, '/part', name, text));
  }
  return addresses;
}

test('overlapping reloads keep all files', async () => {
  const reloads = Array.from({ length: 20 }, () => reload({ 'a.js': 'one', 'b.json': 'two' }));
  const [addresses] = await Promise.all(reloads);
  expect(addresses).toEqual([
    expect.stringMatching(/^\/part\/a\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^\/part\/b\.[0-9a-f]{8}\.json$/),
  ]);
  const names = addresses!.map((address) => path.posix.basename(address));
  expect(readdirSync(served())).toEqual(names);
  expect(readFileSync(served(names[0]), 'utf8')).toBe('one');
});

test('a file with the same text is not written again', () => {
  const file = served('deep/a.json');
  writeChanged(file, '1');
  utimesSync(file, 1, 1);
  writeChanged(file, '1');
  expect(statSync(file).mtimeMs).toBe(1000);
  writeChanged(file, '2');
  expect(readFileSync(file, 'utf8')).toBe('2');
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
});

test('in development, names have no hash because open pages keep using them', () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  try {
    expect(serveHashed(siteDir, '/part', 'a.js', 'one')).toBe('/part/a.js');
    expect(serveHashed(siteDir, '/part', 'a.js', 'two')).toBe('/part/a.js');
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
  expect(readFileSync(served('a.js'), 'utf8')).toBe('two');
  expect(readdirSync(served())).toEqual(['a.js']);
});
