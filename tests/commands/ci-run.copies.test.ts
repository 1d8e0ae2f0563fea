import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs .ci/run as if no browser were installed, with an apt-get whose install command exits with a status. */
function ciRun(aptStatus: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  const writeProgram = (name: string, code: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  symlinkSync('/usr/bin/dirname', path.join(folder, 'dirname'));
  writeProgram('id', 'echo 0');
  writeProgram('apt-get', `[ "$1" = update ] || exit ${aptStatus}`);
  writeProgram('npm', 'echo "npm $* with CI=$CI"');
  const { status, stdout } = spawnSync('/bin/bash', ['.ci/run'], {
    encoding: 'utf8',
    env: { PATH: folder },
  });
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

test('.ci/run installs missing packages, then runs all tests with CI set', () => {
  expect(ciRun(0)).toEqual({ status: 0, stdout: 'npm run --silent test:all -- with CI=true\n' });
});

test(".ci/run fails if packages can't be installed", () => {
  expect(ciRun(100)).toEqual({ status: 100, stdout: '' });
});
