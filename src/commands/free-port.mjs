import { createServer } from 'node:net';

/**
 * Finds a free port on the loopback interface.
 * @param {number} preferred used if it's free; 0 for any port
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
