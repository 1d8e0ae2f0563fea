import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { floodOfReports } from '../support/forged-reports';
import { openEditor, readMessages, readPreview, soon, test, writeCode } from './engine-test';

/** A module whose function `f` never returns. */
const endlessModule =
  '0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,5,1,1,102,0,0,10,9,1,7,0,3,64,12,0,11,11';

/** Code that would run without end, and what the page says. tests/live-code/frame/loop-guard.test.ts has more. */
const attacks: [code: string, message: RegExp][] = [
  ['const f = (n) => f(n + 1); f(0);', /was stopped|call stack|too much recursion/i],
  ['const t = () => Promise.resolve().then(t); t();', /was stopped/],
  ['const t = async () => { for (;;) await null; }; t();', /was stopped/],
  ['setInterval(() => { while (true) {} }, 0);', /was stopped/],
  ["eval('for (;;);');", /don't run code from strings/],
  ["(0, eval)('for (;;);');", /don't run code from strings/],
  ["new Function('for (;;);')();", /don't run code from strings/],
  ["(() => {}).constructor('for (;;);')();", /don't run code from strings/],
  ["(function* () {}).constructor('for (;;);')().next();", /don't run code from strings/],
  ["(async () => {}).constructor('for (;;);')();", /don't run code from strings/],
  ["(async function* () {}).constructor('for (;;);')().next();", /don't run code from strings/],
  ["Object.getPrototypeOf((async () => {}).constructor)('for (;;);')();", /is not a function/],
  [
    "Reflect.deleteProperty(window, 'Function'); new Function('for (;;);')();",
    /don't run code from strings/,
  ],
  [
    "Reflect.deleteProperty(window, 'eval'); (0, eval)('for (;;);');",
    /don't run code from strings/,
  ],
  ["setTimeout('for (;;);');", /setTimeout needs a function/],
  ["setInterval('for (;;);');", /setInterval needs a function/],
  ["setTimeout({ toString: () => 'for (;;);' });", /setTimeout needs a function/],
  [
    "Reflect.deleteProperty(window, 'setTimeout'); setTimeout('for (;;);');",
    /setTimeout needs a function/,
  ],
  [
    "Reflect.deleteProperty(window, 'setInterval'); setInterval('for (;;);');",
    /setInterval needs a function/,
  ],
  [
    `Reflect.deleteProperty(window, 'WebAssembly'); new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(${endlessModule}))).exports.f();`,
    /WebAssembly|undefined/,
  ],
  [
    'window.MessageChannel = class { port1 = { close() {} }; port2 = { postMessage: () => this.port1.onmessage() } }; for (;;);',
    /ran for more than/,
  ],
  [
    "Object.defineProperty(MessagePort.prototype, 'onmessage', { set(call) { call({}); } }); for (;;);",
    /ran for more than/,
  ],
  ['Date.now = () => 0; for (;;);', /ran for more than/],
  // What the sandbox calls to report the error throws, too.
  ['Math.max = () => 0; for (;;);', /was stopped/],
  [
    'const again = (_, next = Promise.resolve().then(again), fail = null.x) => {}; Promise.resolve().then(again);',
    /was stopped|null/,
  ],
];

/** Clicks Run, if the preview of the first example is stopped. */
function clickRun(): void {
  document.querySelector<HTMLElement>('main button[aria-label^="Run"]')?.click();
}

test('endless code, and each way around the loop guard, is stopped, and the page keeps working', async ({
  tab,
  site,
}) => {
  await openEditor(tab, site);
  for (const [index, [code, message]] of attacks.entries()) {
    await writeCode(tab, `${code}\nrender(<p>Attack ${index}</p>)`);
    await soon(() => readMessages(tab), code).toMatch(message);
    await writeCode(tab, `<b>Good ${index}</b>`);
    await soon(async () => {
      const text = await readPreview(tab).catch(() => undefined);
      // Code that arrives while the frame is still busy is stopped with it, and the page says to run it again.
      if (text === undefined) await tab.run(clickRun);
      return text;
    }, code).toBe(`Good ${index}`);
  }
});

/** Code that shows what it got. Each expression is a promise of one word. */
const show = (expression: string) => `const found = (async () => String(await (${expression})))();
export default () => {
  const [text, setText] = useState('waiting');
  useEffect(() => { found.then(setText, (error) => setText('Error: ' + error.name)); }, []);
  return <p>{text}</p>;
}`;

const nothing: [title: string, expression: string, seen: string][] = [
  ['execCommand', 'typeof document.execCommand', 'undefined'],
  [
    'execCommand of another document',
    "typeof document.implementation.createHTMLDocument('').execCommand",
    'undefined',
  ],
  ['the clipboard', 'typeof navigator.clipboard', 'undefined'],
  ...(['/img/logo.svg', '/img/logo.svg?secret=1'] as const).map((url): [string, string, string] => [
    `a picture of this site: ${url}`,
    `new Promise((done) => { const i = new window.Image(); i.onload = () => done('loaded'); i.onerror = () => done('blocked'); i.src = '${url}'; })`,
    'blocked',
  ]),
  [
    'a video of this site',
    "new Promise((done) => { const v = document.createElement('video'); v.onloadstart = null; v.onerror = () => done(v.error ? 'blocked' : ''); v.src = '/img/logo.svg?secret=1'; })",
    'blocked',
  ],
  [
    'a font of this site',
    "new FontFace('a', 'url(/img/logo.svg?secret=1)').load().then(() => 'loaded', () => 'blocked')",
    'blocked',
  ],
];

test('the clipboard and files of this site are out of reach', async ({ tab, site }) => {
  await openEditor(tab, site);
  for (const [title, expression, seen] of nothing) {
    await writeCode(tab, show(expression));
    await soon(() => readPreview(tab), title).toBe(seen);
  }
});

/** The attacks that SECURITY.md says are possible. */
const notBlocked = /### What hostile code can do\n([^#]*)/.exec(
  readFileSync('SECURITY.md', 'utf8'),
)![1]!;

test('a connection without a request is known, and sends nothing', async ({ tab, site }) => {
  expect(notBlocked).toContain('`preconnect`');
  expect(notBlocked).toContain('`dns-prefetch`');
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => received.push(String(data)));
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await openEditor(tab, site);
  const links = ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'icon']
    .map((rel) => `<link rel="${rel}" as="image" href="${url}/${rel}" />`)
    .join('');
  await writeCode(tab, `<><p>Linked</p>${links}</>`);
  await soon(() => readPreview(tab)).toBe('Linked');
  await writeCode(tab, show('new Promise((done) => setTimeout(done, 1000, "later"))'));
  await soon(() => readPreview(tab)).toBe('later');
  expect(received).toEqual([]);
  server.close();
});

const flood = `const send = () => { for (let i = 0; i < 1000; i += 1) parent.postMessage('x', '*'); setTimeout(send, 0); };
setTimeout(send, 200);
render(<p>Busy</p>)`;

test('Stop ends code that floods the page with messages', async ({ tab, site }) => {
  await openEditor(tab, site);
  await writeCode(tab, flood);
  await soon(() => readPreview(tab)).toBe('Busy');
  await tab.click({ role: 'button', name: 'Stop…' });
  await soon(() => tab.run(() => document.querySelector('main')!.innerText)).toContain(
    'The preview has stopped.',
  );
});

test('the page stops code that floods it with reports', async ({ tab, site }) => {
  await openEditor(tab, site);
  await writeCode(tab, floodOfReports);
  await soon(() => readMessages(tab)).toContain('kept the preview busy');
});

test('steps within the page are stopped, and what they push out of Back is known', async ({
  tab,
  site,
}) => {
  expect(notBlocked).toContain('50 entries');
  await openEditor(tab, site);
  await writeCode(
    tab,
    "setTimeout(() => { for (let i = 0; i < 60; i += 1) location.hash = '#' + i; }, 200);\nrender(<p>Steps</p>)",
  );
  await soon(() => readMessages(tab)).toContain('navigated away from its page');
  await soon(() => tab.run(() => window.location.pathname)).toBe('/components/button');
});
