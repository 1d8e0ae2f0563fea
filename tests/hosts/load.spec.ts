import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDir } from '../support/built-pages';

/** A part of the build, which is compressed in a moment. */
function partOfBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  const scripts = readdirSync(path.join(buildDir, 'assets/js')).slice(0, 30);
  const files = ['nginx.conf', 'sitemap.xml', 'index.html', '404.html', 'theming.html', 'recipes'];
  for (const name of [...files, ...scripts.map((script) => `assets/js/${script}`)]) {
    cpSync(path.join(buildDir, name), path.join(folder, name), { recursive: true });
  }
  return folder;
}

test('npm run load: no request fails, and the server’s memory stays as it was', () => {
  const folder = partOfBuild();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/load.mjs', '--seconds', '1', '--connections', '10', '--folder', folder],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Failures: 0.');
  for (const column of ['requests/s', 'per core', 'p99 ms']) expect(stdout).toContain(column);
  for (const kind of ['pages, Brotli', 'pages, gzip', 'scripts, Brotli', '404 page']) {
    expect(stdout).toContain(kind);
  }
  const [, before, most] = /Memory: ([\d.]+) MB before, ([\d.]+) MB at most/.exec(stdout)!;
  expect(Number(before)).toBeGreaterThan(0);
  // Buffers of the connections, and nothing for each request.
  expect(Number(most) - Number(before)).toBeLessThan(2);
});
