import { connect, createServer } from 'node:net';
import { slow4g, pause } from './browser.mjs';

/**
 * TCP proxy with the latency and bandwidth of DevTools' "Slow 4G". DevTools doesn't throttle the requests of service
 * workers.
 * @param {string} origin of the server
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startSlowLink(origin) {
  /** Resolves once the link is free. All connections share it. */
  let free = Promise.resolve();
  const sockets = new Set();
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), 'localhost');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Browsers close connections without notice.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', async (request) => {
      await pause(slow4g.latency);
      upstream.write(request);
    });
    upstream.on('data', (data) => {
      upstream.pause();
      free = free.then(() => pause((data.length / slow4g.downloadThroughput) * 1000));
      void free.then(() => client.write(data) && upstream.resume());
    });
    client.on('drain', () => upstream.resume());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => free.then(() => client.destroy()));
  });
  await new Promise((resolve) => proxy.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${proxy.address().port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(resolve));
    },
  };
}
