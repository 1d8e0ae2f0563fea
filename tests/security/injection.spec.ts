import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';
import { waitForController } from '../support/offline-site';
import { expectNotFramed, test } from './other-origin';
import { expect, idle } from '../support/site';
import { attemptsThatFail, searchWorker } from './worker-attempts';

const builtPage = readFileSync(path.join(buildDir, '404.html'), 'utf8');

/** A page of the site with extra markup at the start of its body. */
function pageWith(text: string): string {
  return builtPage.replace(/<body[^>]*>/, (body) => body + text);
}

/** Markup an attacker could inject. Each entry sets `window.ran` or sends a request to another origin. */
const markup: Record<string, (origin: string) => string> = {
  'a script': () => '<script>window.ran = true</script>',
  'a script from another origin': (origin) => `<script src="${origin}/a.js"></script>`,
  'a data: script': () => '<script src="data:text/javascript,window.ran=true"></script>',
  'a module script': () => '<script type="module">window.ran = true</script>',
  'an image event handler': () => '<img src="/img/none.png" onerror="window.ran = true">',
  'an SVG event handler': () => '<svg onload="window.ran = true"></svg>',
  'a data: frame': (origin) => `<iframe src="data:text/html,<img src='${origin}/d'>"></iframe>`,
  'a srcdoc frame with a script': () =>
    '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  'a frame from another origin': (origin) => `<iframe src="${origin}/frame"></iframe>`,
  'an image from another origin': (origin) => `<img src="${origin}/picture">`,
  'a stylesheet from another origin': (origin) => `<link rel="stylesheet" href="${origin}/sheet">`,
  'a style with a URL on another origin': (origin) =>
    `<style>body { background: url(${origin}/b) }</style>`,
  'a style attribute with a URL on another origin': (origin) =>
    `<p style="background: url(${origin}/attribute)">x</p>`,
  'an object element': (origin) => `<object data="${origin}/object"></object>`,
  'a base element': (origin) => `<base href="${origin}/"><img src="relative">`,
};

for (const [name, make] of Object.entries(markup)) {
  test(`${name} in a page doesn't run or contact another origin`, async ({
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
    await idle(page);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(otherOrigin.requests).toEqual([]);
    // Make sure the policy blocked it, not something else.
    expect(refusals.filter((text) => /-(src|uri)(-\w+)?: /.test(text))).not.toEqual([]);
  });
}

const attacks: Record<string, (origin: string) => void | Promise<unknown>> = {
  eval: () => void (0, eval)('window.ran = true'),
  'new Function': () => void new Function('window.ran = true')(),
  'a timer with a string': () => void setTimeout('window.ran = true'),
  'a new script element': () => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
  },
  'a javascript: link': () => {
    const link = document.createElement('a');
    link.href = 'javascript:window.ran=true';
    document.body.append(link);
    link.click();
  },
  fetch: (origin) => fetch(`${origin}/fetch`),
  'a beacon': (origin) => void navigator.sendBeacon(`${origin}/beacon`, 'x'),
  'a WebSocket': (origin) => void new WebSocket(origin.replace('http', 'ws')),
  'a data: worker': () => void new Worker('data:text/javascript,0'),
};

for (const [name, act] of Object.entries(attacks)) {
  test(`an injected script can't run code or contact another origin with ${name}`, async ({
    page,
    server,
    otherOrigin,
    refusals,
  }) => {
    // The worst case: a file on this origin, which the policy allows.
    const text = `(${act.toString()})(${JSON.stringify(otherOrigin.origin)})`;
    server.fail(/^\/assets\/shell\./, { kind: 'body', body: () => text });
    await page.goto('/theming');
    await expect.poll(() => refusals.join()).toMatch(/-src(-\w+)?: /);
    await idle(page);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(otherOrigin.requests).toEqual([]);
    await expect(page).toHaveURL('/theming');
  });
}

test("another site can't show a page in a frame", async ({ page, otherOrigin, baseURL }) => {
  otherOrigin.html = `<iframe title="Framed" src="${baseURL}/playground"></iframe>`;
  await page.goto(`${otherOrigin.origin}/page`);
  await expectNotFramed(page);
});

test("another site that opens a page can't access its window", async ({
  page,
  otherOrigin,
  baseURL,
}) => {
  otherOrigin.html = `<button onclick="tab = window.open('${baseURL}/playground')">Open</button>`;
  await page.goto(`${otherOrigin.origin}/page`);
  await page.getByRole('button', { name: 'Open' }).click();
  // The tab is open, but looks closed to its opener.
  await expect.poll(() => page.evaluate('tab !== null && tab.closed')).toBe(true);
});

test("a form can't submit to another origin", async ({ page, otherOrigin, refusals }) => {
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

test("a worker can't evaluate strings or contact another origin", async ({ page, otherOrigin }) => {
  await page.goto('/theming');
  const worker = await searchWorker(page);
  expect(await attemptsThatFail(worker, otherOrigin.origin)).toEqual([true, true, true]);
  expect(otherOrigin.requests).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test("the service worker can't evaluate strings or contact another origin", async ({
    page,
    context,
    otherOrigin,
  }) => {
    await page.goto('/offline-plugin-app-shell-fallback');
    await waitForController(page);
    const [worker] = context.serviceWorkers();
    expect(worker!.url()).toContain('/sw.js');
    expect(await attemptsThatFail(worker!, otherOrigin.origin)).toEqual([true, true, true]);
    expect(otherOrigin.requests).toEqual([]);
  });
});
