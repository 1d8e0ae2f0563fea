import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Command of HEALTHCHECK in the Dockerfile. The workflow that runs the tests builds and starts the image. */
function healthCheck(): string[] {
  const [, command] = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(
    readFileSync('Dockerfile', 'utf8'),
  )!;
  return JSON.parse(command!) as string[];
}

test('the health check of the image succeeds for the site, and fails for a missing page or server @nginx', async ({
  baseURL,
}) => {
  const [shell, ...args] = healthCheck();
  const check = async (path: string, port: string) => {
    const child = spawn(
      shell!,
      args.map((part) => part.replace('8080', port)),
      { env: { ...process.env, BASE_URL: path }, stdio: 'ignore' },
    );
    const [status] = (await once(child, 'close')) as [number | null];
    return status;
  };
  const { port } = new URL(baseURL!);
  expect(await check('/', port)).toBe(0);
  expect(await check('/nowhere', port)).not.toBe(0);
  expect(await check('/', '1')).not.toBe(0);
});
