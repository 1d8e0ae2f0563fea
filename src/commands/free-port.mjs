import { createServer } from 'node:net';

/**
 * A free port on the loopback interface.
 * @param {number} preferred taken when it is free
 * @returns {Promise<number>}
 */
export function freePort(preferred) {
  const probe = (port) =>
    new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(port, 'localhost', () => {
        const address = server.address();
        server.close(() => resolve(address.port));
      });
    });
  return probe(preferred).catch(() => probe(0));
}
