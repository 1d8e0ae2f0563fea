import { expect, test } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sendRequest } from '../support/raw-request';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** The command of HEALTHCHECK. */
function healthCheck(): string[] {
  const [, command] = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(dockerfile)!;
  return JSON.parse(command!) as string[];
}

test('the health check succeeds where the site is served, and fails where it is not', ({
  baseURL,
}) => {
  const [shell, ...args] = healthCheck();
  const port = new URL(baseURL!).port;
  const check = (path: string, at: string) =>
    spawnSync(
      shell!,
      args.map((part) => part.replace('8080', at)),
      {
        env: { ...process.env, BASE_URL: path },
      },
    ).status;
  expect(check('/', port)).toBe(0);
  expect(check('/nowhere', port)).not.toBe(0);
  expect(check('/', '1')).not.toBe(0);
});

test('the image is built, starts with a read-only file system, and serves the site', async () => {
  test.skip(!hasDocker, 'There is no Docker here.');
  test.setTimeout(900_000);
  const docker = (...args: string[]) => execFileSync('docker', args, { encoding: 'utf8' }).trim();
  docker('build', '--tag', 'theme-ui-docs-test', '.');
  const options = ['--read-only', '--tmpfs', '/srv/run:uid=33,gid=33', '--cap-drop', 'ALL'];
  const container = docker(
    ...['run', '--detach', '--rm', '--publish', '127.0.0.1::8080'],
    ...[...options, '--security-opt', 'no-new-privileges', 'theme-ui-docs-test'],
  );
  try {
    const origin = `http://${docker('port', container, '8080').split('\n')[0]}`;
    await expect
      .poll(async () => (await sendRequest(origin, '/components').catch(() => undefined))?.status)
      .toBe(200);
  } finally {
    docker('stop', container);
  }
});
