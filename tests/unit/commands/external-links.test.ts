import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLink, findExternalLinks } from '../../../src/commands/external-links.mjs';

test('finds external links without hashes, and skips this site and example domains', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  mkdirSync(path.join(folder, 'a/404.html'), { recursive: true });
  const link = (href: string) => `<a class="x" href="${href}">text</a>`;
  writeFileSync(
    path.join(folder, 'one.html'),
    [
      'https://emotion.sh/docs?a=1&amp;b=2#place',
      'https://theme-ui.com/own',
      '/path',
      'https://example.org/',
      'http://localhost:3000',
      'https://github.com/a/b/edit/main/docs/c.mdx',
    ]
      .map(link)
      .join(''),
  );
  writeFileSync(path.join(folder, 'a/two.html'), link('https://emotion.sh/docs?a=1&amp;b=2'));
  writeFileSync(
    path.join(folder, 'a/three.html'),
    '<a href=https://react.dev/learn#start class=x>',
  );
  expect([...findExternalLinks(folder, 'https://theme-ui.com')].sort()).toEqual([
    ['https://emotion.sh/docs?a=1&b=2', expect.arrayContaining(['one.html', 'a/two.html'])],
    ['https://react.dev/learn', ['a/three.html']],
  ]);
  rmSync(folder, { recursive: true });
});

test('a link is ok, gone or unclear', async () => {
  const server = createServer((request, response) => {
    const status = Number(request.url!.slice(1));
    // Doesn't support HEAD.
    response.writeHead(request.method === 'HEAD' && status === 200 ? 405 : status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const states = [200, 204, 404, 410, 403, 429, 500].map(async (status) => [
    status,
    (await checkLink(`${origin}/${status}`))!.state,
  ]);
  expect(await Promise.all(states)).toEqual([
    [200, 'ok'],
    [204, 'ok'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'unclear'],
    [429, 'unclear'],
    [500, 'unclear'],
  ]);
  await new Promise((done) => server.close(done));
  expect(await checkLink(`${origin}/200`)).toMatchObject({ state: 'unclear' });
});
