import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';

test('npm run load: no request fails, and the server’s memory stays as it was', () => {
  const args = ['src/commands/load.mjs', '--seconds', '1', '--connections', '10'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
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
