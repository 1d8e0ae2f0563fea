import { expect, test } from '@playwright/test';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx, type Nginx } from '../../src/commands/nginx.mjs';
import { buildDir } from '../support/built-pages';
import { sendRequest } from './raw-request';

/** Number of files that a shell lets a program open. */
const USUAL_OPEN_FILES = 1024;
const CLIENTS = 1100;

const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
let server: Nginx;

test.beforeAll(async () => {
  for (const name of ['nginx.conf', 'index.html', '404.html']) {
    copyFileSync(path.join(buildDir, name), path.join(folder, name));
  }
  // All clients are served by one process.
  server = await startNginx({ folder, workers: 1 });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** A client that sends the start of a request and then nothing. */
async function halfRequest(): Promise<Socket> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  // The server may reset the connection.
  socket.on('error', () => socket.destroy());
  socket.resume();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  return socket;
}

test("1,100 incomplete requests don't block other clients, and the server closes each @nginx", async () => {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, halfRequest));
  const ended = clients.map((client) => new Promise((resolve) => client.once('close', resolve)));
  const { status } = await sendRequest(server.origin, '/');
  expect(status).toBe(200);
  expect(clients.filter(({ closed }) => !closed).length).toBeGreaterThan(USUAL_OPEN_FILES);
  await Promise.all(ended);
  expect(server.log()).toBe('');
});
