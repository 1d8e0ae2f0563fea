import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillTemplate } from '../../src/base/facts/fill-template';

const dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-template-'));
afterAll(() => rmSync(dir, { recursive: true }));

function fill(template: string, values: Record<string, string>): string {
  writeFileSync(path.join(dir, 'a.conf'), template);
  return fillTemplate(dir, 'a.conf', values);
}

test('each name is replaced, however often, and values are inserted as they are', () => {
  expect(fill('%base%x %base% %two-words%; 100%', { base: '/a/', 'two-words': '$& %base%' })).toBe(
    '/a/x /a/ $& %base%; 100%',
  );
});

test('a name without a value, and a value without a name, are errors that name the file', () => {
  expect(() => fill('%base% %bases%', { base: '/' })).toThrow(
    'a.conf: %bases% has no value. These names have one: %base%.',
  );
  expect(() => fill('%base%', { base: '/', redirects: '' })).toThrow(
    'a.conf: %redirects% is missing.',
  );
});
