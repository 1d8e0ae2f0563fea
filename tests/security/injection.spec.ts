import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';
import { expectNotFramed, test } from '../support/other-origin';
import { waitForController } from '../support/offline-site';
import { attemptsThatFail, searchWorker } from '../support/worker-attempts';

const builtPage = readFileSync(path.join(buildDir, '404.html'), 'utf8');

/** A page of the site with markup at the start of its body. */
function pageWith(text: string): string {
  return builtPage.replace(/<body[^>]*>/, (body) => body + text);
}

/** What a hole in a page would let somebody write into it; each sets `window.ran`, or asks elsewhere. */
const markup: Record<string, (origin: string) => string> = {
  'a script': () => '<script>window.ran = true</script>',
  'a script from elsewhere': (origin) => `<script src="${origin}/a.js"></script>`,
  'a script of data': () => '<script src="data:text/javascript,window.ran=true"></script>',
  'a module': () => '<script type="module">window.ran = true</script>',
  'a handler of a picture': () => '<img src="/img/none.png" onerror="window.ran = true">',
  'a handler of a drawing': () => '<svg onload="window.ran = true"></svg>',
  'a frame of data': (origin) => `<iframe src="data:text/html,<img src='${origin}/d'>"></iframe>`,
  'a frame with a script': () => '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  'a frame from elsewhere': (origin) => `<iframe src="${origin}/frame"></iframe>`,
  'a picture from elsewhere': (origin) => `<img src="${origin}/picture">`,
  'a sheet from elsewhere': (origin) => `<link rel="stylesheet" href="${origin}/sheet">`,
  'a style that asks elsewhere': (origin) => `<style>body { background: url(${origin}/b) }</style>`,
  'an attribute that asks elsewhere': (origin) =>
    `<p style="background: url(${origin}/attribute)">x</p>`,
  'an object': (origin) => `<object data="${origin}/object"></object>`,
  'a base': (origin) => `<base href="${origin}/"><img src="relative">`,
};

for (const [name, make] of Object.entries(markup)) {
  test(`${name} in the page runs nothing and asks nobody`, async ({
    page,
    server,
    otherOrigin,
    refusals,
  }) => {
    server.fail(/^\/injected$/, {
      kind: 'body',
      body: () => pageWith(make(otherOrigin.origin)),
    });
    await page.goto('/injected');
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(otherOrigin.requests).toEqual([]);
    // Where it was not the policy's doing, the test shows nothing.
    expect(refusals.filter((text) => /-(src|uri)(-\w+)?: /.test(text))).not.toEqual([]);
  });
}

const acts: Record<string, (origin: string) => void | Promise<unknown>> = {
  eval: () => void (0, eval)('window.ran = true'),
  'new Function': () => void new Function('window.ran = true')(),
  'a timer of text': () => void setTimeout('window.ran = true'),
  'a script that is made': () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  },
  'a link with a script': () => {
    const link = document.createElement('a');
    link.href = 'javascript:window.ran=true';
    document.body.append(link);
    link.click();
  },
  fetch: (origin) => fetch(`${origin}/fetch`),
  'a beacon': (origin) => void navigator.sendBeacon(`${origin}/beacon`, 'x'),
  'a socket': (origin) => void new WebSocket(origin.replace('http', 'ws')),
  'a worker of data': () => void new Worker('data:text/javascript,0'),
};

for (const [name, act] of Object.entries(acts)) {
  test(`${name} of a script that got in runs nothing and asks nobody`, async ({
    page,
    server,
    otherOrigin,
    refusals,
  }) => {
    // A file of this origin, which the policy allows: the worst case.
    const text = `(${act.toString()})(${JSON.stringify(otherOrigin.origin)})`;
    server.fail(/^\/assets\/shell\./, { kind: 'body', body: () => text });
    await page.goto('/theming');
    await expect.poll(() => refusals.join()).toMatch(/-src(-\w+)?: /);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(otherOrigin.requests).toEqual([]);
    await expect(page).toHaveURL('/theming');
  });
}

test('another site cannot show a page in a frame', async ({ page, otherOrigin, baseURL }) => {
  otherOrigin.html = `<iframe title="Framed" src="${baseURL}/playground"></iframe>`;
  await page.goto(`${otherOrigin.origin}/page`);
  await expectNotFramed(page);
});

test('another site that opens a page does not get hold of it', async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  otherOrigin.html = `<button onclick="tab = window.open('${baseURL}/playground')">Open</button>`;
  await page.goto(`${otherOrigin.origin}/page`);
  await page.getByRole('button', { name: 'Open' }).click();
  // It is there, and looks closed to who opened it.
  await expect.poll(() => page.evaluate('tab !== null && tab.closed')).toBe(true);
});

test('a form leads nowhere else', async ({ page, otherOrigin, refusals }) => {
  await page.goto('/theming');
  await page.evaluate((origin) => {
    const form = document.createElement('form');
    form.action = `${origin}/form`;
    document.body.append(form);
    form.submit();
  }, otherOrigin.origin);
  await expect.poll(() => refusals.join()).toContain('form-action: ');
  expect(await page.evaluate(() => window.location.pathname)).toBe('/theming');
  expect(otherOrigin.requests).toEqual([]);
});

test('a worker evaluates no text and asks nobody elsewhere', async ({ page, otherOrigin }) => {
  await page.goto('/theming');
  const worker = await searchWorker(page);
  expect(await attemptsThatFail(worker, otherOrigin.origin)).toEqual([true, true, true]);
  expect(otherOrigin.requests).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it evaluates no text and asks nobody elsewhere', async ({ page, context, otherOrigin }) => {
    await page.goto('/offline-plugin-app-shell-fallback');
    await waitForController(page);
    const [worker] = context.serviceWorkers();
    expect(worker!.url()).toContain('/sw.js');
    expect(await attemptsThatFail(worker!, otherOrigin.origin)).toEqual([true, true, true]);
    expect(otherOrigin.requests).toEqual([]);
  });
});
