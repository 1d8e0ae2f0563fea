/**
 * @jest-environment jsdom
 */
import type { VersionPages } from '../../../src/versions/version-pages';
import { startMissingVersion } from '../../../src/versions/browser/missing-version';

const version = (name: string, base: string, paths: string[]): VersionPages => ({
  ...{ name, release: `${name}.0`, base, first: '/', paths, titles: { '/': 'Home' } },
});

test('the 404 page links to the versions that have the page', async () => {
  const versions = [version('3', '', ['/']), version('2', '/2', ['/', '/gone'])];
  globalThis.fetch = async () =>
    ({
      ok: true,
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      json: async () => ({ versions }),
    }) as unknown as Response;
  window.history.replaceState(null, '', '/gone');
  document.body.innerHTML = '<main><div data-versions-missing></div></main>';
  startMissingVersion();
  await new Promise((resolve) => setTimeout(resolve));
  const links = [...document.querySelectorAll('a')].map(({ href, text }) => [text, href]);
  expect(links).toEqual([['This page in 2', 'http://localhost/2/gone']]);
});
