import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './policed-site';

interface Fixtures {
  /** An origin that allows everything, and the requests it got. */
  elsewhere: { origin: string; asked: string[]; html: string };
}

/** Tests on a site with all its headers, and another origin that wants into it. */
export const test = base.extend<Fixtures>({
  elsewhere: async ({}, provide) => {
    const found = { origin: '', asked: [] as string[], html: '' };
    const server = createServer((request, response) => {
      found.asked.push(request.url!);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', request.url === '/page' ? 'text/html' : 'text/javascript');
      response.end(request.url === '/page' ? found.html : 'window.ran = true;');
    });
    await new Promise<void>((done) => server.listen(0, done));
    found.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await provide(found);
    server.closeAllConnections();
    server.close();
  },
});
