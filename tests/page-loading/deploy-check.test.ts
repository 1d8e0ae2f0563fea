/**
 * @jest-environment jsdom
 */
import { TextDecoder, TextEncoder } from 'node:util';

type DeployCheck = typeof import('../../src/runtime/page-loading/deploy-check');

/** The module as after a full load of a page of `own`, with a server that reports `served`. */
async function loadedPage(own: string, served: string): Promise<DeployCheck> {
  document.body.innerHTML = `<script id="page-info" type="application/json">${JSON.stringify({ build: own, scripts: [] })}</script>`;
  globalThis.fetch = async () =>
    ({
      ok: true,
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      arrayBuffer: async () =>
        new TextEncoder().encode(JSON.stringify({ compilationHash: served })).buffer,
    }) as unknown as Response;
  jest.resetModules();
  const page = jest.requireActual<DeployCheck>('../../src/runtime/page-loading/deploy-check');
  await page.checkDeploy();
  return page;
}

// Not in jsdom.
beforeAll(() => Object.assign(globalThis, { TextDecoder }));
beforeEach(() => {
  // jsdom can't reload, and logs that as an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the next page is a full load if the server has another build', async () => {
  expect((await loadedPage('a', 'b')).reloadIfDue()).toBe(true);
});

test('the next page is not a full load if the server has the same build', async () => {
  expect((await loadedPage('a', 'a')).reloadIfDue()).toBe(false);
});

test('a build causes only one full load, because the server may have both', async () => {
  expect((await loadedPage('a', 'b')).reloadIfDue()).toBe(true);
  expect((await loadedPage('a', 'b')).reloadIfDue()).toBe(false);
  expect((await loadedPage('b', 'a')).reloadIfDue()).toBe(true);
});

test('no page is a full load if the browser blocks storage, because every page would be', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect((await loadedPage('a', 'b')).reloadIfDue()).toBe(false);
});
