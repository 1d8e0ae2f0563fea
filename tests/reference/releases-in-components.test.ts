import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('no component contains a release number', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((name) =>
    /\b0\.1\d\.\d+\b/.test(readFileSync(path.join('src', name), 'utf8')),
  );
  expect(found).toEqual([]);
});
