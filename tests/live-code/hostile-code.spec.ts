import type { Page } from '@playwright/test';
import { MAX_FRAME_HEIGHT } from '../../src/sandbox/live-code/messages';
import { findReport, floodOfReports } from '../support/forged-reports';
import { openFirstEditor, partsOf } from '../support/live-code';
import { modeButton } from '../support/shell';
import { expect, test } from '../support/site';

/** Opens the playground with code that runs. */
async function runCode(page: Page, code: string): Promise<void> {
  await page.goto('/playground');
  await partsOf(page.getByRole('main')).editor.fill(code);
}

/** Checks that the page responds. */
async function expectResponsive(page: Page): Promise<void> {
  await modeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
}

/** Checks that the page responds, and that Stop ends the code. */
async function expectStoppable(page: Page): Promise<void> {
  await expectResponsive(page);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('The preview has stopped.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

/** Code that sends window messages to the page again and again. */
const sendMany = (message: string, times: number, pause: number) =>
  `const payload = ${message};
const send = () => { for (let i = 0; i < ${times}; i += 1) parent.postMessage(payload, '*'); setTimeout(send, ${pause}); };
setTimeout(send, 300);
render(<p>Busy</p>);`;

test.describe('Stop ends code that floods the page @hostile', () => {
  const loads: Record<string, string> = {
    'with strings': sendMany("'x'", 3000, 0),
    'with objects': sendMany(
      "{ type: 'pong', more: Array.from({ length: 3e5 }, (_, i) => ({ i })) }",
      1,
      200,
    ),
    'with ports': `const send = () => { for (let i = 0; i < 200; i += 1) { const ports = Array.from({ length: 20 }, () => new MessageChannel().port1); parent.postMessage('x', '*', ports); } setTimeout(send, 10); };
setTimeout(send, 300);
render(<p>Busy</p>);`,
  };
  for (const [name, code] of Object.entries(loads)) {
    test(name, async ({ page }) => {
      await page.addInitScript(() => {
        if (window !== window.top) return;
        const counts = window as unknown as { read: number };
        counts.read = 0;
        const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
        Object.defineProperty(MessageEvent.prototype, 'data', {
          ...data,
          get(this: MessageEvent) {
            if (this.target === window && this.source) counts.read += 1;
            return data.get!.call(this);
          },
        });
      });
      await runCode(page, code);
      await expect(partsOf(page.getByRole('main')).frame.getByText('Busy')).toBeVisible();
      await expectStoppable(page);
      // The sender decides how long it takes to deserialize a message.
      expect(await page.evaluate(() => (window as unknown as { read: number }).read)).toBe(0);
    });
  }
});

test.describe('the page stops code that floods it with reports @hostile', () => {
  const loads: Record<string, string> = {
    'short ones': floodOfReports,
    'long ones': `${findReport}
const send = () => { findReport()({ type: 'css', css: 'x'.repeat(9e5) }); setTimeout(send, 20); };
setTimeout(send, 300);
render(<p>Busy</p>);`,
  };
  for (const [name, code] of Object.entries(loads)) {
    test(name, async ({ page }) => {
      await runCode(page, code);
      await expect(page.getByText('Your code kept the preview busy')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectResponsive(page);
    });
  }
});

test("forged reports don't give code access to more than its own preview @hostile", async ({
  page,
}) => {
  await runCode(
    page,
    `${findReport}
setTimeout(() => {
  const report = findReport();
  report({ type: 'height', height: 1e9 });
  report({ type: 'navigate', href: 'https://forged.example/' });
  report({ type: 'mode', mode: '<img src=x onerror="window.injected = true">' });
  report({ type: 'console', run: 1, lines: [{ level: 'note', text: '<img src=x onerror="window.injected = true">' + 'x'.repeat(5000) }] });
}, 300);
render(<p>Forged</p>);`,
  );
  const lines = page.getByRole('log', { name: 'Console' });
  await expect(lines).toContainText('<img src=x');
  expect((await lines.innerText()).length).toBeLessThan(2100);
  const box = await page.locator('iframe').boundingBox();
  expect(box!.height).toBeLessThanOrEqual(MAX_FRAME_HEIGHT);
  await expect(page).toHaveURL('/playground');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('the page ignores messages on the port of its requests, which code can take @hostile', async ({
  page,
}) => {
  const line = { level: 'note', text: 'Forged', count: 1 };
  const forged = JSON.stringify({ type: 'console', run: 1, lines: [line] });
  await runCode(
    page,
    `const ports = new Set();
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
Object.defineProperty(MessageEvent.prototype, 'data', { get() { const read = data.get.call(this); if (read?.type) ports.add(this.target); return read; } });
export default function Thief() {
  const [sent, count] = React.useState(0);
  React.useEffect(() => {
    const id = setInterval(() => {
      for (const port of ports) { port.postMessage(${JSON.stringify(forged)}); count((n) => n + 1); }
    }, 50);
    return () => clearInterval(id);
  }, []);
  return <p>{sent > 3 ? 'Sent' : 'Waiting'}</p>;
}`,
  );
  await expect(partsOf(page.getByRole('main')).frame.getByText('Sent')).toBeVisible();
  await expect(page.getByRole('log', { name: 'Console' })).toBeEmpty();
  await expectStoppable(page);
});

test("code can't reach other examples @hostile", async ({ page }) => {
  await page.goto('/components/button');
  const first = await openFirstEditor(page);
  const other = partsOf(page.locator('[data-live-example]').nth(1));
  await other.example.getByRole('button', { name: 'Edit' }).click();
  await expect(other.frame.locator('[data-preview]')).toBeVisible();
  await other.editor.fill('<p>Untouched</p>');
  await expect(other.frame.getByText('Untouched')).toBeVisible();
  await first.editor
    .fill(`const other = [...Array(parent.length).keys()].map((i) => parent[i]).find((w) => w !== window);
const attempts = {
  document: () => other.document.title,
  function: () => other.eval('1'),
  storage: () => other.localStorage,
  name: () => other.name,
  navigate: () => { other.location = 'about:blank'; return 'navigated'; },
  open: () => { const { port1, port2 } = new MessageChannel(); const run = { type: 'run', run: 9, code: '<p>Taken</p>', xray: false, packages: {} }; other.postMessage({ type: 'connect', protocol: 1 }, '*', [port2, new MessageChannel().port2]); port1.postMessage(run); other.postMessage(run, '*'); },
};
const got = Object.entries(attempts).flatMap(([name, attempt]) => { try { return attempt() === undefined ? [] : [name]; } catch { return []; } });
render(<p>Tried {Object.keys(attempts).length} on {typeof other}, got: {JSON.stringify(got)}</p>);`);
  await expect(first.frame.getByText('Tried')).toHaveText('Tried 6 on object, got: []');
  await other.editor.fill('<p>Still here</p>');
  await expect(other.frame.getByText('Still here')).toBeVisible();
  await expect(other.frame.getByText('Taken')).toHaveCount(0);
});
