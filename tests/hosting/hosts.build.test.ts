import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../redirects';
import { fileListPath } from '../../src/shell/offline/file-list';
import { addressOf } from '../../src/base/facts/base-url';
import { hostFiles } from '../../src/content/hosting/headers';
import { olderVersions, baseOf } from '../../src/content/versions/list';
import { buildDir, builtPages } from '../support/built-pages';
import { checkEach, differs } from '../support/check-each';
import { expectedHeadersOf, expectedHttpsHeaders } from '../support/expected-headers';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

/** Headers of an address, apart from the cache rule if the host's default is the same. */
function expectedAt(address: string, defaultRule: string | undefined): Record<string, string> {
  const file = isFile(address) ? address : `${address === '/' ? '/index' : address}.html`;
  const headers: Record<string, string> = {
    ...expectedHeadersOf(file),
    ...expectedHttpsHeaders,
  };
  if (headers['Cache-Control'] === defaultRule) delete headers['Cache-Control'];
  return headers;
}

const isFile = (address: string) => /\.[a-z]+$/.test(address);

/** The default of these hosts: always revalidate. */
const hostDefault = 'public, max-age=0, must-revalidate';

const sorted = (headers: Record<string, string>) => Object.entries(headers).sort();

/** The header rules, as Netlify's own parser reads them. */
async function netlifyHeaders() {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(buildDir, hostFiles.headers)],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  return headers.map(({ for: pattern, values }) => ({ pattern, values }));
}

const matches = (pattern: string, address: string) =>
  pattern.endsWith('/*')
    ? // Netlify also matches the folder itself.
      address.startsWith(pattern.slice(0, -1)) || address === pattern.slice(0, -2)
    : address === pattern;

/** Pages without their extension, and one file of each kind. */
const addresses = [
  ...builtPages().flatMap(({ path }) => (path === '/404' ? [] : [path])),
  '/404.html',
  '/0.16/theming',
  '/live-frame.html',
  '/0.16/live-frame.html',
  '/img/logo.svg',
  '/sw.js',
  '/offline-files.json',
  '/page-data/app-data.json',
  '/page-data/components/button/page-data.json',
  '/live-packages/theme-ui-mdx.js',
  '/0.16/live-packages/theme-ui-mdx.js',
  ...readdirSync(path.join(buildDir, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`),
];

test('_headers: each address has the expected headers, each from a single rule or with one value', async () => {
  const rules = await netlifyHeaders();
  checkEach(addresses, (address) => {
    const found = rules.filter(({ pattern }) => matches(pattern, addressOf(address)));
    const values = Object.assign({}, ...found.map((rule) => rule.values)) as Record<string, string>;
    const cache = new Set(found.flatMap((rule) => rule.values['Cache-Control'] ?? []));
    return [
      differs(
        `The headers of ${address}`,
        sorted(values),
        sorted(expectedAt(address, hostDefault)),
      ),
      cache.size > 1 && `${address} has two cache rules: ${[...cache].join('; ')}.`,
    ];
  });
});

test('_headers: rules and lines are within the limits of Cloudflare Pages', async () => {
  const rules = await netlifyHeaders();
  expect(rules).not.toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of read(hostFiles.headers).split('\n')) expect(line.length).toBeLessThan(2000);
});

const starts = olderVersions.map((version) => ({
  from: baseOf(version),
  to: `${baseOf(version)}/getting-started`,
}));
const expected = [...redirects, ...starts].map(({ from, to }) => ({
  from: addressOf(from),
  to: addressOf(to),
}));

test('_redirects: Netlify redirects permanently instead of serving the redirect pages', async () => {
  const { redirects: found, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(buildDir, hostFiles.redirects)],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const read = found as { from: string; to: string; status: number; force: boolean }[];
  const forced = read.filter(({ force }) => force);
  expect(forced.map(({ from, to, status }) => ({ from, to, status }))).toEqual(
    expected.map((redirect) => ({ ...redirect, status: 301 })),
  );
});

test('_redirects: Cloudflare Pages has the same redirects', () => {
  const lines = read(hostFiles.redirects).trim().split('\n');
  const taken = lines.map((line) => line.split(' ')).filter(([, , status]) => status === '301');
  expect(taken).toEqual(expected.map(({ from, to }) => [from, to, '301']));
});

test('vercel.json: Vercel accepts it and redirects permanently', () => {
  const configuration = JSON.parse(read(hostFiles.vercel)) as Parameters<
    typeof getTransformedRoutes
  >[0];
  const { routes, error } = getTransformedRoutes(configuration);
  expect(error).toBeNull();
  const rules = routes!.flatMap((route) => ('src' in route ? [route as RouteWithSrc] : []));
  const matching = (address: string) => rules.filter(({ src }) => new RegExp(src).test(address));
  const answer = (address: string) => matching(address).find(({ status }) => status);
  for (const { from, to } of expected) {
    expect([from, answer(from)]).toMatchObject([from, { status: 301, headers: { Location: to } }]);
  }
  const sentAt = (address: string): Record<string, string> =>
    Object.assign({}, ...matching(address).map(({ status, headers }) => (status ? {} : headers)));
  checkEach(addresses, (address) => [
    differs(
      `The headers of ${address}`,
      sorted(sentAt(addressOf(address))),
      sorted(expectedAt(address, hostDefault)),
    ),
  ]);
});

test('GitHub Pages serves files as they are, and missing pages as 404.html', () => {
  for (const file of [hostFiles.noJekyll, '404.html']) {
    expect(existsSync(path.join(buildDir, file))).toBe(true);
  }
});

test('files for hosts are not saved for offline reading', () => {
  const list = read(fileListPath);
  expect(list).toContain('manifest.webmanifest');
  for (const name of Object.values(hostFiles)) expect(list).not.toContain(`/${name}"`);
});
