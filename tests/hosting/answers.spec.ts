import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import redirects from '../../redirects';
import { hostFiles } from '../../src/content/hosting/headers';
import { baseOf, olderVersions } from '../../src/content/versions/list';
import { buildDir } from '../support/built-pages';
import {
  expectedHeaders,
  expectedHeadersOf,
  expectedHttpsHeaders,
} from '../support/expected-headers';
import { createServerWithHeaders } from '../support/site';
import { sendRequest, decodedBody } from './raw-request';

const both = { 'accept-encoding': 'gzip, deflate, br' };
const inLowercase = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
const policy = inLowercase(expectedHeaders);

/** Headers of a response that depend on the site, not on the server. */
const namedIn = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    [...policy.map(([name]) => name), 'cache-control', 'cross-origin-resource-policy'].map(
      (name) => [name, headers[name]],
    ),
  );

const headersOf = (file: string) =>
  namedIn(Object.fromEntries(inLowercase(expectedHeadersOf(file))));

const starts = olderVersions.map((version) => ({
  from: baseOf(version),
  to: `${baseOf(version)}/getting-started`,
}));
const leadingOn = [...redirects, ...starts];

/** Files of the build that are part of the site, without pages that redirect in the browser. */
const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(path.join(buildDir, name)).isFile())
  .map((name) => `/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => !Object.values(hostFiles).some((name) => file === `/${name}`))
  .filter((file) => !leadingOn.some(({ from }) => file === `${from}/index.html`));

const bodyOf = (file: string) => readFileSync(path.join(buildDir, file));

/** URL of a file, as readers and the site request it. */
const addressOf = (file: string) =>
  isNamedPage(file) ? file : file.replace(/(index)?\.html$/, '');

const isNamedPage = (file: string) => /\/(404|live-frame)\.html$/.test(file);

/** True for what a page's URL returns: HTML or Markdown, depending on `Accept`. */
const isPageOrCopy = (file: string) => /\.(html|md)$/.test(file) && !isNamedPage(file);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const accepts = { br: both, gzip: { 'accept-encoding': 'gzip' }, none: {} };

/** Expected response for a file. */
function expectedOf(file: string, encoding: keyof typeof accepts) {
  const type = types[path.extname(file)]!;
  const body = bodyOf(file);
  const isCompressed = !/^image\/(png|x-icon)$|^font\//.test(type) && body.length >= 1024;
  return {
    status: 200,
    type,
    headers: headersOf(file),
    encoding: isCompressed && encoding !== 'none' ? encoding : undefined,
    vary:
      [isCompressed && 'Accept-Encoding', isPageOrCopy(file) && 'Accept']
        .filter(Boolean)
        .join(', ') || undefined,
    isSame: true,
  };
}

async function found(origin: string, file: string, encoding: keyof typeof accepts) {
  const answer = await sendRequest(origin, addressOf(file), accepts[encoding]);
  const { status, headers } = answer;
  return {
    status,
    type: headers['content-type'],
    headers: namedIn(headers),
    encoding: headers['content-encoding'],
    vary: headers.vary,
    isSame: decodedBody(answer).equals(bodyOf(file)),
  };
}

test(`all ${files.length} files have the right status, type, cache rule, policy, encodings, and content @nginx`, async ({
  baseURL,
}) => {
  expect(files.length).toBeGreaterThan(0);
  const wrong: unknown[] = [];
  let compressed = 0;
  for (const file of files) {
    for (const encoding of ['br', 'gzip', 'none'] as const) {
      const expected = expectedOf(file, encoding);
      const answer = await found(baseURL!, file, encoding);
      if (answer.encoding) compressed += 1;
      if (!isDeepStrictEqual(answer, expected)) wrong.push({ file, answer, expected });
    }
  }
  expect(wrong).toEqual([]);
  expect(compressed).toBeGreaterThan(0);
});

test('the server of the browser tests sends what nginx sends, for each kind of file @nginx', async ({
  baseURL,
}) => {
  /** One file for each combination of headers and type. */
  const kinds = new Map(
    files.map((file) => [path.extname(file) + JSON.stringify(headersOf(file)), file]),
  );
  expect(kinds.size).toBeGreaterThan(0);
  const tested = createServerWithHeaders();
  const origin = await tested.start();
  try {
    for (const file of [...kinds.values(), '/404.html']) {
      const [real, ours] = await Promise.all(
        [baseURL!, origin].map((server) => sendRequest(server, addressOf(file))),
      );
      expect([file, namedIn(ours!.headers)]).toEqual([file, namedIn(real!.headers)]);
      expect(ours!.body.equals(real!.body)).toBe(true);
    }
  } finally {
    await tested.stop();
  }
});

test(`${leadingOn.length} redirects are permanent, with and without a slash, and keep the query @nginx`, async ({
  baseURL,
}) => {
  expect(leadingOn.length).toBeGreaterThan(0);
  for (const { from, to } of leadingOn) {
    for (const [asked, location] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?a=1&b=%2F`, to.replace(/(?=#)|$/, '?a=1&b=%2F')],
    ] as const) {
      const { status, headers } = await sendRequest(baseURL!, asked);
      expect([asked, status, headers.location]).toEqual([asked, 301, location]);
      for (const [name, value] of policy) expect([asked, headers[name]]).toEqual([asked, value]);
    }
    const target = await sendRequest(baseURL!, to.split('#')[0]!);
    expect([to, target.status]).toEqual([to, 200]);
  }
});

test("other spellings of a page's URL redirect to it @nginx", async ({ baseURL }) => {
  const spellings: [asked: string, location: string][] = [
    ['/components/', '/components'],
    ['/components/button/', '/components/button'],
    ['/components/button.html', '/components/button'],
    ['/components.html?a=1', '/components?a=1'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/0.16/theming/', '/0.16/theming'],
  ];
  for (const [asked, location] of spellings) {
    const { status, headers } = await sendRequest(baseURL!, asked);
    expect([asked, status, headers.location]).toEqual([asked, 301, location]);
    for (const [name, value] of policy) expect([asked, headers[name]]).toEqual([asked, value]);
  }
});

test('missing URLs return the 404 page with status 404, and browsers revalidate them @nginx', async ({
  baseURL,
}) => {
  const missing = ['/nowhere', '/nowhere/', '/nowhere.html', '/components/nowhere', '/COMPONENTS'];
  const folders = ['/assets', '/assets/', '/page-data/components', '/img', '/0.16/live-packages/'];
  const gone = ['/assets/js/main.01234567.js', '/page-data/nowhere/page-data.json'];
  const undecodable = ['/100%', '/%', '/%zz'];
  for (const asked of [...missing, ...folders, ...gone, ...undecodable]) {
    for (const accepted of [both, {}]) {
      const answer = await sendRequest(baseURL!, asked, accepted);
      const expected = undecodable.includes(asked) ? 400 : 404;
      expect([asked, answer.status]).toEqual([asked, expected]);
      expect([asked, answer.headers['cache-control']]).toEqual([asked, 'no-cache']);
      expect([asked, answer.headers['content-type']]).toEqual([asked, types['.html']]);
      expect([asked, decodedBody(answer).equals(bodyOf('/404.html'))]).toEqual([asked, true]);
      for (const [name, value] of policy) {
        expect([asked, answer.headers[name]]).toEqual([asked, value]);
      }
    }
  }
});

test('the 404 page and the frames of live code have one URL each @nginx', async ({ baseURL }) => {
  for (const asked of ['/404.html', '/live-frame.html', '/0.16/live-frame.html']) {
    expect([asked, (await sendRequest(baseURL!, asked)).status]).toEqual([asked, 200]);
    const page = asked.replace('.html', '');
    for (const spelling of [page, `${page}/`, `${page}?a=1`]) {
      const answer = await sendRequest(baseURL!, spelling);
      expect([spelling, answer.status]).toEqual([spelling, 404]);
      expect([spelling, answer.body.equals(bodyOf('/404.html'))]).toEqual([spelling, true]);
    }
  }
});

const wantsMarkdown = [
  'text/markdown',
  'Text/Markdown; charset=utf-8',
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/html;q=0.7, */*;q=0.1',
  'text/plain;q=0.9, text/markdown',
  'text/html;q=0.9, text/markdown',
  'text/markdown;q=0.5, */*;q=0.1',
];
const wantsHtml = [
  undefined,
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown',
  'text/html, text/markdown;q=0.9, */*;q=0.1',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=0, */*',
  'text/markdown;q=0.0',
  'text/markdown-but-different',
];

test('a page is Markdown for clients that prefer it, and HTML for all others @nginx', async ({
  baseURL,
}) => {
  const pages = { '/': '/index', '/components': '/components', '/0.16/theming': '/0.16/theming' };
  for (const [address, name] of Object.entries(pages)) {
    for (const [accepted, extension] of [
      ...wantsMarkdown.map((accept) => [accept, '.md'] as const),
      ...wantsHtml.map((accept) => [accept, '.html'] as const),
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const headers = { ...both, ...(accepted && { accept: accepted }) };
        const answer = await sendRequest(baseURL!, address, headers, method);
        const file = bodyOf(name + extension);
        expect({
          accepted,
          status: answer.status,
          type: answer.headers['content-type'],
          vary: answer.headers.vary,
          isSame: method === 'HEAD' || decodedBody(answer).equals(file),
        }).toEqual({
          accepted,
          status: 200,
          type: types[extension],
          vary: 'Accept-Encoding, Accept',
          isSame: true,
        });
      }
    }
  }
});

test('Accept: text/markdown changes nothing for other files, missing pages, and pages without a copy @nginx', async ({
  baseURL,
}) => {
  for (const [address, status, file] of [
    ['/sw.js', 200, '/sw.js'],
    ['/recipes/header-a1/preview', 200, '/recipes/header-a1/preview.html'],
    ['/nowhere', 404, '/404.html'],
  ] as const) {
    const answer = await sendRequest(baseURL!, address, { accept: 'text/markdown' });
    expect([address, answer.status]).toEqual([address, status]);
    expect(answer.headers['content-type']).toBe(types[path.extname(file)]);
    expect(answer.body.equals(bodyOf(file))).toBe(true);
  }
});

test('only responses that the proxy sends over HTTPS tell browsers to stay on HTTPS @nginx', async ({
  baseURL,
}) => {
  const [[header, value]] = inLowercase(expectedHttpsHeaders) as [[string, string]];
  for (const asked of ['/', '/components', '/sw.js', '/css', '/components/', '/nowhere']) {
    const overHttps = await sendRequest(baseURL!, asked, { 'x-forwarded-proto': 'https' });
    expect([asked, overHttps.headers[header]]).toEqual([asked, value]);
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }] as Record<string, string>[]) {
      expect([asked, (await sendRequest(baseURL!, asked, headers)).headers[header]]).toEqual([
        asked,
        undefined,
      ]);
    }
  }
});

test('each encoding of a file has its own ETag @nginx', async ({ baseURL }) => {
  for (const [asked, count] of [
    ['/components', 3],
    ['/sw.js', 3],
    ['/page-data/app-data.json', 1],
    ['/img/icon-512.png', 1],
  ] as const) {
    const tags = new Set<string>();
    for (const headers of Object.values(accepts)) {
      const { etag } = (await sendRequest(baseURL!, asked, headers)).headers;
      tags.add(etag!);
      const again = await sendRequest(baseURL!, asked, { ...headers, 'if-none-match': etag! });
      expect([asked, again.status]).toEqual([asked, 304]);
    }
    expect([asked, tags.size]).toEqual([asked, count]);
  }
});

test('methods that could change something are rejected @nginx', async ({ baseURL }) => {
  for (const asked of ['/components', '/css', '/components/', '/index.html']) {
    const { status, headers } = await sendRequest(baseURL!, asked, {}, 'POST');
    expect([asked, status, headers.location]).toEqual([asked, 405, undefined]);
  }
  const large = await sendRequest(baseURL!, '/css', { 'content-length': '1000000' }, 'POST');
  expect(large.status).toBe(413);
});

test("no path reaches files outside the site or files that aren't part of it @nginx", async ({
  baseURL,
}) => {
  const asked = [
    ...['/../nginx.conf', '/img../nginx.conf', '/assets/..%2f..%2fnginx.conf', '/etc/passwd'],
    ...['/.git/config', '/.env', '/components/.hidden'],
    ...['/index.html.br', '/index.html.gz', '/sw.js.br', '/theming.html.gz'],
    ...Object.values(hostFiles).map((name) => `/${name}`),
  ];
  const page = bodyOf('/404.html');
  const served: string[] = [];
  for (const address of asked) {
    const { status, body } = await sendRequest(baseURL!, address);
    if (![400, 404].includes(status) || !body.equals(page)) served.push(`${address}: ${status}`);
  }
  expect(served).toEqual([]);
});

test('no URL redirects to another origin or injects a header @nginx', async ({ baseURL }) => {
  const asked = [
    ...['//example.org/', '/\\example.org/', '/%5cexample.org.html', '/.example.org/..'],
    ...['/%09/example.org/', '//components/', '/;@example.org/', '/css?a=//example.org'],
    ...['/%0d%0aSet-Cookie:%20a=b/', '/components/%0aA:%20b/', '/css/%0d%0aA:%20b'],
    '/css?%0d%0aA:%20b',
  ];
  for (const address of asked) {
    const { status, headers } = await sendRequest(baseURL!, address);
    expect([address, headers['set-cookie'], headers.a]).toEqual([address, undefined, undefined]);
    if (headers.location === undefined) {
      // Some are normalized to the home page.
      expect([address, [200, 400, 404].includes(status)]).toEqual([address, true]);
    } else {
      const { origin } = new URL(headers.location, 'https://docs.example');
      expect([address, origin]).toEqual([address, 'https://docs.example']);
    }
  }
});

test("responses don't reveal the version of the server @nginx", async ({ baseURL }) => {
  for (const address of ['/', '/nowhere', '/css']) {
    expect((await sendRequest(baseURL!, address)).headers.server).toBe('nginx');
  }
});
