import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../redirects';
import { fileListPath } from '../../src/offline/file-list';
import { addressOf } from '../../src/site/base-url';
import { headersOf, hostFiles, httpsHeaders } from '../../src/hosting/headers';
import { olderVersions, baseOf } from '../../src/versions/list';
import { buildDir, builtPages } from '../support/built-pages';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

/** All headers for an address. These hosts serve only over HTTPS. */
const headersAt = (address: string) => ({ ...headersOf(address), ...httpsHeaders });

/** All headers except the cache rule. */
function protection(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Cache-Control'));
}

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

const document = 'public, max-age=60, must-revalidate';
const hashed = 'public, max-age=31536000, immutable';

/** Addresses with their cache rule. Undefined means the host's default, which always revalidates. */
const samples: [address: string, cacheControl: string | undefined][] = [
  ...builtPages()
    .filter(({ path }) => path !== '/404')
    .map(({ path }) => [path, document] as [string, string]),
  ['/404.html', document],
  ['/0.16/theming', document],
  ['/live-frame.html', document],
  ['/0.16/live-frame.html', document],
  ['/img/logo.svg', 'public, max-age=3600'],
  ['/sw.js', undefined],
  ['/offline-files.json', undefined],
  ['/versions.json', undefined],
  ['/page-data/app-data.json', undefined],
  ['/page-data/components/button/page-data.json', undefined],
  ['/navigation/components.json', undefined],
  ['/live-packages/theme-ui-mdx.js', document],
  ['/0.16/live-packages/theme-ui-mdx.js', document],
  ...readdirSync(path.join(buildDir, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`/assets/${name}`, hashed] as [string, string]),
];

test('_headers: each address has the common headers and at most one cache rule', async () => {
  const rules = await netlifyHeaders();
  expect(samples.length).toBeGreaterThan(100);
  expect(samples.filter(([, value]) => value === hashed).length).toBeGreaterThan(100);
  for (const [address, cacheControl] of samples) {
    const found = rules.filter(({ pattern }) => matches(pattern, addressOf(address)));
    const values = Object.assign({}, ...found.map((rule) => rule.values)) as Record<string, string>;
    // If two rules set the policy, a host sends the last one or both.
    expect([address, protection(values)]).toEqual([address, protection(headersAt(address))]);
    const cache = new Set(found.flatMap((rule) => rule.values['Cache-Control'] ?? []));
    expect([address, [...cache]]).toEqual([address, cacheControl ? [cacheControl] : []]);
  }
});

test('_headers: rules and lines are within the limits of Cloudflare Pages', async () => {
  const rules = await netlifyHeaders();
  expect(rules.length).toBeGreaterThan(10);
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

test('_redirects: Cloudflare Pages reads the same redirects', () => {
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
  for (const [address, cacheControl] of samples) {
    const found = sentAt(addressOf(address));
    expect([address, protection(found)]).toEqual([address, protection(headersAt(address))]);
    expect([address, found['Cache-Control']]).toEqual([address, cacheControl]);
  }
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
