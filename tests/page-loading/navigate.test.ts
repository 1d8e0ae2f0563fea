/**
 * @jest-environment jsdom
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { startNavigation } from '../../src/runtime/page-loading/navigate';
import { navigateTo } from '../../src/runtime/page-loading/navigate-to';

const footer = (version: string) => `<footer>${version || 'newest'}</footer>`;

/** Responses by path. A document is requested for the parts of the shell that differ between versions. */
const responses: Record<string, Promise<object>> = {
  '/page-data/app-data.json': Promise.resolve({ compilationHash: 'build' }),
};

/** Adds a page of a version. Its document is sent, or fails, once the returned function is called. */
function servePage(path: string, version = '', isSent = true): () => void {
  let send = () => {};
  responses[path] = new Promise((resolve, reject) => {
    send = () =>
      isSent
        ? resolve({ toString: () => `<body><main></main>${footer(version)}` })
        : reject(new Error());
  });
  const view = {
    build: 'build',
    main: `<h1>${path}</h1>`,
    head: '',
    css: '',
    scripts: [],
    version,
    versions: `<summary>${path}</summary>`,
  };
  responses[`/page-data${path}/page-data.json`] = Promise.resolve({ path, result: view });
  return () => send();
}

/** Waits until all promises that can be settled are. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => [
  document.querySelector('h1')!.textContent,
  document.querySelector('footer')!.textContent,
];

beforeAll(() => {
  globalThis.fetch = async (url) => {
    const content = await responses[new URL(String(url), window.location.href).pathname]!;
    const status = 'status' in content ? Number(content.status) : 200;
    return {
      ok: status === 200,
      status,
      headers: new Map([['content-type', 'application/json']]),
      arrayBuffer: async () => new TextEncoder().encode(JSON.stringify(content)).buffer,
      text: async () => String(content),
    } as unknown as Response;
  };
  // Not in jsdom.
  Object.assign(window, { scrollTo: () => {} });
  Object.assign(globalThis, {
    TextDecoder,
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.innerHTML =
    '<details data-versions=""></details>' +
    '<script type="application/json" id="page-info">{"build":"build","scripts":[]}</script>' +
    '<p data-page-title></p><div data-notices="status"></div><div data-notices="alert"></div>' +
    `<main id="content"><h1>start</h1></main>${footer('')}`;
  startNavigation();
});

test('a later navigation replaces one to another version that is still loading', async () => {
  servePage('/newest');
  const sendOlder = servePage('/0.16/older', '/0.16');
  navigateTo('/0.16/older');
  await settled();
  expect(shown()).toEqual(['start', 'newest']);
  navigateTo('/newest');
  await settled();
  expect(shown()).toEqual(['/newest', 'newest']);
  sendOlder();
  await settled();
  expect(shown()).toEqual(['/newest', 'newest']);
});

test('if another version fails to load, only the page that the reader waits for is loaded in full', async () => {
  // jsdom can't reload, and logs that as an error.
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fail = servePage('/0.16/first', '/0.16', false);
  navigateTo('/0.16/first');
  await settled();
  navigateTo('/newest');
  await settled();
  fail();
  await settled();
  expect(reloads).not.toHaveBeenCalled();
  navigateTo('/0.16/first');
  await settled();
  expect(reloads).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['/newest', 'newest']);
});

test.each([
  ['/text', '<a href="/text" id="target">Text</a>'],
  ['/element-in-the-link', '<a href="/element-in-the-link"><code id="target">Code</code></a>'],
  ['/target-self', '<a href="/target-self" target="_self" id="target">Self</a>'],
])('a click on a link is handled in the app: %s', async (path, html) => {
  servePage(path);
  document.querySelector('main')!.innerHTML = `<h1>start</h1>${html}`;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById('target')!.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await settled();
  expect(shown()).toEqual([path, 'newest']);
});

test.each([
  ['fails', { status: 500 }],
  ['is redirected', { path: '/slow', redirect: '/elsewhere' }],
])('an abandoned page load has no effect if it %s', async (_name, response) => {
  let send = () => {};
  responses['/page-data/slow/page-data.json'] = new Promise((resolve) => {
    send = () => resolve(response);
  });
  const path = `/after-${Object.keys(response).at(-1)}`;
  servePage(path);
  navigateTo('/slow');
  await settled();
  navigateTo(path);
  await settled();
  send();
  await settled();
  expect(shown()).toEqual([path, 'newest']);
  expect(window.location.pathname).toBe(path);
  expect(document.querySelector('[data-notice]')).toBeNull();
});
