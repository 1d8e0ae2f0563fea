import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameRequest } from '../../src/sandbox/live-code/messages';
import { FRAME_PROTOCOL } from '../../src/sandbox/live-code/messages';
import { hydrated, watchConsole } from '../support/console';
import { openFirstEditor, partsOf } from '../support/live-code';
import { modeButton } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// Playwright reports errors in a preview's frame as errors of the page.
test.afterEach(({ uncaught }) => void uncaught.splice(0));

const button = '/components/button';

/** Code in a message of the site's protocol. */
const attack: FrameRequest = {
  type: 'run',
  run: 1,
  code: '<p>Owned</p>',
  xray: false,
  packages: {},
};

test.describe('the sandbox runs code with', () => {
  const cases: [title: string, code: string, seen: string][] = [
    ['several root elements', '<b>One</b>\n<b>Two</b>', 'OneTwo'],
    [
      'hooks and TypeScript',
      '() => {\n  const [n] = useState<number>(3);\n  return <b>{n as number}</b>;\n}',
      '3',
    ],
    [
      'imports',
      "import { Box as B } from 'theme-ui';\nimport { useState } from 'react';\n\n<B as=\"b\">Box</B>",
      'Box',
    ],
    [
      'the classic pragma',
      "/** @jsx jsx */\nimport { jsx } from 'theme-ui';\n\n<b sx={{ color: 'primary' }}>Pragma</b>",
      'Pragma',
    ],
    [
      'the automatic pragma',
      '/** @jsxImportSource theme-ui */\n<b sx={{ p: 2 }}>Automatic</b>',
      'Automatic',
    ],
    [
      'a call of render',
      'const words = ["a", "b"];\nfunction List() {\n  return <b>{words.join("+")}</b>;\n}\nrender(<List />)',
      'a+b',
    ],
    ['a default export', 'const x = 4;\nexport default function App() { return <b>{x}</b>; }', '4'],
    ['demo posts and images', '<b>{posts.length}{images.nyc}</b>', '4data:image/svg+xml'],
    [
      'a link from a router',
      'import { Link } from \'gatsby\';\n\n<b><Link to="/theming">Away</Link></b>',
      'Away',
    ],
    [
      'a preset',
      "import { tosh } from '@theme-ui/presets';\n\n<b>{tosh.colors.background}</b>",
      '#',
    ],
    [
      'packages that are loaded on demand',
      "import { alpha } from '@theme-ui/color';\nimport tailwind from '@theme-ui/tailwind';\n\n<b>{alpha('#000', 0.5)({})} {typeof tailwind}</b>",
      'rgba(0,0,0,0.5) function',
    ],
  ];
  for (const [title, code, seen] of cases) {
    test(title, async ({ page }) => {
      const assertSilent = watchConsole(page);
      await page.goto(button);
      await hydrated(page);
      const { editor, frame } = await openFirstEditor(page);
      await editor.fill(code);
      await expect(frame.locator('[data-preview]')).toContainText(seen);
      assertSilent();
    });
  }
});

test('an endless loop is stopped, and the last working preview stays', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('() => { while (true) {} }');
  await expect(example.getByRole('alert')).toContainText('Your code ran for more than 500 ms');
  await expect(frame.getByText('Good')).toBeVisible();
});

test('timers without a pause are stopped by the loop guard', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('setInterval(() => { while (true) {} }, 0);\nrender(<p>Good</p>);');
  await expect(example.getByRole('alert')).toContainText('one task after another');
  await expect(frame.getByText('Good')).toBeVisible();
  await expect(example.getByRole('status').filter({ hasText: 'was stopped' })).toHaveCount(0);
});

test('errors in handlers, timers, and promises are shown once with their line', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  for (const [what, code] of [
    ['handler', '<button\n  onClick={() => { throw new Error("oh"); }}\n>\n  Press\n</button>'],
    [
      'timer',
      'const go = () => setTimeout(() => {\n  throw new Error("oh"); });\nrender(<button onClick={go}>Press</button>);',
    ],
    [
      'promise',
      'const go = async () => {\n  throw new Error("oh"); };\nrender(<button onClick={go}>Press</button>);',
    ],
  ] as const) {
    await editor.fill(`${code}\n// ${what}`);
    await expect(example.getByRole('alert')).toBeEmpty();
    await frame.getByRole('button', { name: 'Press' }).click();
    await expect(example.getByRole('alert')).toHaveText('Line 2: Error: oh');
  }
});

test('React’s numbered errors are explained', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { example, editor, frame } = await openFirstEditor(page);
  const alert = example.getByRole('alert');
  // frame/react-errors.test.ts has all of them.
  for (const [code, message] of [
    ['<Box>{new Date()}</Box>', 'An object can’t be rendered (Date).'],
    [
      '() => { const [a, set] = useState(0); useEffect(() => set(a + 1)); return a }',
      'Setting state in an effect',
    ],
  ] as const) {
    await editor.fill(code);
    await expect(alert).toContainText(message);
  }
  await editor.fill('<button onClick="go()">Go</button>');
  await frame.getByRole('button', { name: 'Go' }).click();
  await expect(alert).toHaveText('Expected `onClick` to be a function, but got type string.');
});

test('code that never responds is stopped by the watchdog, and the page and its other examples keep working', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example, preview } = await openFirstEditor(page);
  const other = partsOf(page.locator('[data-live-example]').nth(1));
  await other.example.getByRole('button', { name: 'Edit' }).click();
  await expect(other.frame.locator('[data-preview]')).toBeVisible();
  // The loop guard can't stop a single call that takes hours.
  await editor.fill('() => <p>{String(/^(a+)+$/.test("a".repeat(60) + "b"))}</p>');
  await modeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(example.getByRole('status').filter({ hasText: 'was stopped' })).toBeVisible();
  await expect(preview).toHaveText('The preview has stopped.');
  await expect(other.frame.getByRole('button').first()).toBeVisible();
  await other.editor.fill('<p>Still here</p>');
  await expect(other.frame.getByText('Still here')).toBeVisible();
  await editor.fill('<p>Again</p>');
  await expect(frame.getByText('Again')).toBeVisible();
});

test.describe('code in a preview can’t', () => {
  test('take the reader’s typing', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, frame } = await openFirstEditor(page);
    await editor.fill('<Input autoFocus aria-label="Mine" />');
    await expect(frame.getByRole('textbox', { name: 'Mine' })).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type('<b>hello world</b>', { delay: 30 });
    await expect(editor).toHaveValue('<Input autoFocus aria-label="Mine" /><b>hello world</b>');
    await editor.fill(
      '() => {\n  const ref = useRef(null);\n  useEffect(() => {\n    const t = setInterval(() => { window.focus(); ref.current.focus(); }, 20);\n    return () => clearInterval(t);\n  });\n  return <input ref={ref} aria-label="Thief" />;\n}',
    );
    const thief = frame.getByRole('textbox', { name: 'Thief' });
    await expect(thief).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.type(' // secret', { delay: 50 });
    await expect(editor).toHaveValue(/\/\/ secret$/);
    await expect(thief).toHaveValue('');
    // A click by the reader does move focus.
    await thief.click();
    await page.keyboard.type('mine');
    await expect(thief).toHaveValue('mine');
  });

  test('change the page’s history', async ({ page }) => {
    await page.goto('/theming');
    await page.goto(button);
    await hydrated(page);
    const { editor, frame } = await openFirstEditor(page);
    const before = await page.evaluate(() => history.length);
    await editor.fill(
      '() => {\n  for (let i = 0; i < 60; i += 1) { try { history.pushState(null, ""); } catch {} }\n  return <p>Pushed</p>;\n}',
    );
    await expect(frame.getByText('Pushed')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await editor.fill(
      '<><a href="#there">Down</a><Box sx={{ height: 300 }} /><p id="there">There</p></>',
    );
    await frame.getByRole('link', { name: 'Down' }).click();
    await expect(frame.getByText('There')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('report errors after it was replaced', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, frame, example } = await openFirstEditor(page);
    await editor.fill(
      'setInterval(() => { throw new Error("old code"); }, 100);\nrender(<p>Old</p>);',
    );
    await expect(example.getByRole('alert')).toContainText('old code');
    await editor.fill('<p>Fine</p>');
    await expect(frame.getByText('Fine')).toBeVisible();
    await expect(example.getByRole('alert')).toBeEmpty();
    // The new version's timer fires after the old version's would have.
    await editor.fill(
      'setTimeout(() => { throw new Error("new code"); }, 150);\nrender(<p>New</p>);',
    );
    await expect(example.getByRole('alert')).toContainText('new code');
  });
});

test.describe('what a preview can’t do is said in one line', () => {
  const cases: [code: string, line: string][] = [
    ['<button onClick={() => alert("x")}>Go</button>', 'alert() doesn’t work in a preview.'],
    ['<button onClick={() => prompt("x")}>Go</button>', 'prompt() doesn’t work in a preview.'],
    ['<button onClick={() => window.open("/")}>Go</button>', 'open() doesn’t work in a preview.'],
    [
      '<button onClick={() => navigator.clipboard?.writeText("x")}>Go</button>',
      'navigator.clipboard doesn’t work in a preview.',
    ],
    [
      '<button onClick={() => navigator.geolocation.getCurrentPosition(() => {})}>Go</button>',
      'geolocation doesn’t work in a preview.',
    ],
    ['<Link href="/theming">Go</Link>', 'Links don’t work in a preview: /theming'],
    [
      '<a href="https://example.org/" target="_blank">Go</a>',
      'Links don’t work in a preview: https://example.org/',
    ],
    ['<form action="/x"><button>Go</button></form>', 'Forms don’t submit in a preview.'],
    [
      '<div dangerouslySetInnerHTML={{ __html: \'<button onclick="go()">Go</button>\' }} />',
      'Attributes such as onclick="…" and <script> elements don’t run in a preview.',
    ],
    [
      '<button onClick={() => fetch("https://example.org/a").catch(() => {})}>Go</button>',
      'Previews have no network, so https://example.org/a didn’t load.',
    ],
    [
      '() => { const [src, set] = useState(); return <button onClick={() => set("https://example.org/b.png")}>Go<img src={src} alt="" /></button>; }',
      'Previews have no network, so https://example.org/b.png didn’t load.',
    ],
    [
      '() => { const [on, set] = useState(false); return <button onClick={() => set(true)}>Go{on && <iframe src="https://example.org/c" title="C" />}</button>; }',
      'Previews have no network, so https://example.org',
    ],
    [
      '() => { const [on, set] = useState(false); return <button onClick={() => set(true)}>Go{on && <style>{"@font-face { font-family: D; src: url(https://example.org/d.woff2) } button { font-family: D }"}</style>}</button>; }',
      'Previews have no network, so https://example.org/d.woff2 didn’t load.',
    ],
  ];
  test('once the code tries it', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, frame, example } = await openFirstEditor(page);
    const lines = example.getByRole('log', { name: 'Console' });
    for (const [code, line] of cases) {
      await test.step(line, async () => {
        await editor.fill(code);
        const go = frame.locator('button, a').filter({ hasText: 'Go' });
        await expect(go).toBeVisible();
        // A browser reports such an attribute as soon as it's set.
        if (!code.includes('onclick=')) await expect(lines).toBeEmpty();
        await go.click();
        await expect(lines).toContainText(line);
        await editor.fill('<p>Next</p>');
        await expect(frame.getByText('Next')).toBeVisible();
        await expect(lines).toBeEmpty();
      });
    }
    await expect(page).toHaveURL(button);
  });

  test('but not if the code prevents it', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, frame, example } = await openFirstEditor(page);
    const lines = example.getByRole('log', { name: 'Console' });
    await editor.fill(`() => {
  const [text, set] = useState('Nothing');
  return (
    <>
      <a href="/x" onClick={(event) => { set(String(event.defaultPrevented)); event.preventDefault(); }}>Link</a>
      <form onSubmit={(event) => { event.preventDefault(); set('Sent'); }}><button>Send</button></form>
      <form action={(data) => set('Got ' + data.get('a'))}><input name="a" defaultValue="b" aria-label="A" /><button>Act</button></form>
      <dialog open><form method="dialog"><button>Close</button></form></dialog>
      <p>{text}</p>
    </>
  );
}`);
    await frame.getByRole('link').click();
    await expect(frame.getByText('false')).toBeVisible();
    await frame.getByRole('button', { name: 'Send' }).click();
    await expect(frame.getByText('Sent')).toBeVisible();
    await frame.getByRole('button', { name: 'Act' }).click();
    await expect(frame.getByText('Got b')).toBeVisible();
    await frame.getByRole('button', { name: 'Close' }).click();
    await expect(frame.getByRole('dialog')).toBeHidden();
    await expect(lines).toBeEmpty();
  });

  test('and so are errors of storage', async ({ page }) => {
    await page.goto(button);
    await hydrated(page);
    const { editor, example } = await openFirstEditor(page);
    for (const tried of [
      'localStorage.getItem("a")',
      'sessionStorage.length',
      'document.cookie',
      'indexedDB.open("a")',
      'caches.keys()',
      'parent.document.title',
    ]) {
      await editor.fill(`<p>{String(${tried})}</p>`);
      const alert = example.getByRole('alert');
      await expect(alert).toContainText(
        'Previews have no network, no storage, and no access to the page. SecurityError:',
      );
      await editor.fill('<p>Next</p>');
      await expect(alert).toBeEmpty();
    }
  });
});

test('what code prints to the console is listed, and its errors are listed once', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  const lines = example.getByRole('log', { name: 'Console' });
  await editor.fill(`() => {
  console.log('Rendered', { a: [1, <b key="x" />] });
  return <button onClick={(event) => { for (let i = 0; i < 3; i += 1) console.warn('Clicked', event.target); }}>Print</button>;
}`);
  await expect(lines).toContainText("Rendered { a: [ 1, { '$$typeof': Symbol(");
  await frame.getByRole('button', { name: 'Print' }).click();
  await expect(lines).toContainText(/Clicked <button>Print<\/button> × 3$/);
  await editor.fill('() => { throw new Error("Once"); }');
  await expect(example.getByRole('alert')).toContainText('Error: Once');
  await expect(example.getByText('Error: Once')).toHaveCount(1);
  await editor.fill('<p>Quiet</p>');
  await expect(frame.getByText('Quiet')).toBeVisible();
  await expect(lines).toBeEmpty();
});

test('code that removes the preview from its document gets a line, and the next code is shown', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  const lines = example.getByRole('log', { name: 'Console' });
  for (const [act, line] of [
    ['document.body.innerHTML = "<h1>Mine</h1>"', 'Your code removed the preview'],
    ['document.write("Mine")', 'document.write() doesn’t work in a preview.'],
  ] as const) {
    await editor.fill(`() => { useEffect(() => { ${act}; }, []); return <p>Gone</p>; }`);
    await expect(lines).toContainText(line);
    await editor.fill('<p>Back</p>');
    await expect(frame.getByText('Back')).toBeVisible();
    await expect(frame.getByText('Mine')).toHaveCount(0);
  }
});

test('a sandbox that doesn’t load shows a message and can be retried', async ({ page, server }) => {
  server.fail(/live-frame/, { kind: 'status', status: 500 });
  await page.clock.install();
  await page.goto(button);
  await hydrated(page);
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  await expect(example.locator('iframe')).toHaveCount(1);
  await page.clock.fastForward(16_000);
  await expect(example.getByText(/The preview didn’t load/)).toBeVisible();
  // The page's prerendered preview stays.
  await expect(
    example.getByRole('group', { name: 'Preview' }).getByRole('button', { name: 'First button' }),
  ).toBeVisible();
  server.clearFaults();
  await example.getByRole('button', { name: 'Run' }).click();
  await page.clock.resume();
  await expect(
    example.frameLocator('iframe').getByRole('button', { name: 'First button' }),
  ).toBeVisible();
});

test('the sandbox page only runs code in a frame with an opaque origin', async ({
  page,
  baseURL,
  server,
}) => {
  // With the site's headers, no other site could show it in a frame.
  server.headersOf = () => ({});
  await page.goto('/live-frame.html');
  await expect(page.getByText('It doesn’t work by itself.')).toBeVisible();
  // A page of another origin sends code like the site, to a frame with a sandbox and to one without.
  const attacker = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<iframe title="Held" sandbox="allow-scripts allow-forms" src="${baseURL}/live-frame.html"></iframe>` +
        `<iframe title="Open" src="${baseURL}/live-frame.html"></iframe>`,
    );
  });
  await new Promise<void>((done) => attacker.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${(attacker.address() as AddressInfo).port}/`);
  await page.evaluate(
    async ([run, protocol]) => {
      for (const frame of [frames[0]!, frames[1]!]) {
        const requests = new MessageChannel();
        const ports = [requests.port2, new MessageChannel().port2];
        frame.postMessage({ type: 'connect', protocol }, '*', ports);
        requests.port1.postMessage(run);
      }
    },
    [attack, FRAME_PROTOCOL] as const,
  );
  await expect(page.frameLocator('[title="Held"]').getByText('Owned')).toBeVisible();
  const open = page.frameLocator('[title="Open"]');
  await expect(open.getByText('It doesn’t work by itself.')).toBeVisible();
  await expect(open.getByText('Owned')).toHaveCount(0);
  attacker.close();
});
