import type { Page } from '@playwright/test';
import { partsOf } from '../support/live-code';
import { expect, test } from '../support/site';

/** Opens the playground with code that runs. */
async function runCode(page: Page, code: string): Promise<void> {
  await page.goto('/playground');
  await partsOf(page.getByRole('main')).editor.fill(code);
}

const stopped = (page: Page) => page.getByRole('status').filter({ hasText: 'was stopped' });

test.describe('messages of a preview are no load for the page', () => {
  const many = (message: string, times: number, pause: number) =>
    `const payload = ${message};
const send = () => { for (let i = 0; i < ${times}; i += 1) parent.postMessage(payload, '*'); setTimeout(send, ${pause}); };
setTimeout(send, 300);
render(<p>Busy</p>);`;
  const objects = (count: number) => `Array.from({ length: ${count} }, (_, i) => ({ i }))`;
  const loads: Record<string, string> = {
    'strings without end': many("'x'", 500, 4),
    'an unknown type of 4 MB': many("{ type: 'unknown', text: 'x'.repeat(4e6) }", 5, 20),
    'pong with 100,000 objects': many(`{ type: 'pong', more: ${objects(1e5)} }`, 1, 200),
    'pong with 300,000 objects': many(`{ type: 'pong', more: ${objects(3e5)} }`, 1, 200),
    'a deep object': many(
      "(() => { let o = {}; for (let i = 0; i < 3000; i += 1) o = { o, p: [i, String(i)] }; return { type: 'height', height: 1, o }; })()",
      20,
      10,
    ),
    'maps and dates': many(
      "{ type: 'css', css: '', more: new Map(Array.from({ length: 5e4 }, (_, i) => [i, new Date(i)])) }",
      1,
      50,
    ),
    ports: `const send = () => { for (let i = 0; i < 200; i += 1) { const ports = Array.from({ length: 20 }, () => new MessageChannel().port1); parent.postMessage('x', '*', ports); } setTimeout(send, 10); };
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
      const { frame } = partsOf(page.getByRole('main'));
      await expect(frame.getByText('Busy').or(stopped(page)).first()).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /color mode/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
      // Few messages stop nothing, whatever is in them; the reader still can.
      const stop = page.getByRole('button', { name: 'Stop', exact: true });
      const nothing = page.getByText('The preview has stopped.');
      await stop.or(nothing).first().waitFor();
      if (await stop.isVisible()) await stop.click({ timeout: 5000 }).catch(() => undefined);
      await expect(nothing).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { read: number }).read)).toBe(0);
    });
  }

  test('a flood is stopped', async ({ page }) => {
    await runCode(page, loads['strings without end']!);
    // A busy machine sends fewer a second.
    await expect(stopped(page)).toContainText('too many messages', { timeout: 15_000 });
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  /** Takes the port of the page's requests from the first event of one, and sends something there. */
  const thief = (message: string, times: number) => `const ports = new Set();
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
Object.defineProperty(MessageEvent.prototype, 'data', { get() { const read = data.get.call(this); if (read?.type) ports.add(this.target); return read; } });
export default function Thief() {
  const [sent, count] = React.useState(0);
  React.useEffect(() => {
    const id = setInterval(() => {
      for (const port of ports) for (let i = 0; i < ${times}; i += 1) { port.postMessage(${message}); count((n) => n + 1); }
    }, 50);
    return () => clearInterval(id);
  }, []);
  return <p>{sent > 3 ? 'Sent' : 'Waiting'}</p>;
}`;

  test('what comes back over the port of its requests is not heard', async ({ page }) => {
    const forged = JSON.stringify({ type: 'link', href: 'https://forged.example/' });
    await runCode(page, thief(JSON.stringify(forged), 1));
    const { frame } = partsOf(page.getByRole('main'));
    await expect(frame.getByText('Sent')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /color mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await expect(page.getByText('Links don’t work in an edited preview')).toHaveCount(0);
  });

  test('a flood over the port of its requests is stopped', async ({ page }) => {
    await runCode(page, thief("'x'", 100));
    await expect(stopped(page)).toContainText('too many messages', { timeout: 15_000 });
  });

  test('Stop answers under a load that is not too much', async ({ page }) => {
    await runCode(page, many("'x'.repeat(1000)", 3, 16));
    await expect(partsOf(page.getByRole('main')).frame.getByText('Busy')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The preview has stopped.')).toBeVisible();
  });
});

test.describe('a preview does not take what the reader types', () => {
  const field = 'const make = (name) => document.body.appendChild(document.createElement(name));';
  const ways: Record<string, string> = {
    'a focused element of MathML':
      "const m = document.body.appendChild(document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math')); m.tabIndex = 0; m.focus();",
    'an open dialog': "const d = make('dialog'); d.innerHTML = '<input autofocus>'; d.show();",
    'a modal dialog': "const d = make('dialog'); d.innerHTML = '<input autofocus>'; d.showModal();",
    'a popover':
      "const d = make('div'); d.popover = 'auto'; d.innerHTML = '<input autofocus>'; d.showPopover();",
    'a button with a popover':
      "const d = make('div'); d.popover = 'auto'; d.innerHTML = '<input autofocus>'; const b = make('button'); b.popoverTargetElement = d; b.click();",
    'a button with a command':
      "const d = make('dialog'); d.innerHTML = '<input autofocus>'; const b = make('button'); b.commandForElement = d; b.command = 'show-modal'; b.click();",
    'a pressed label': "const l = make('label'); l.innerHTML = 'x<input>'; l.click();",
    'a selected field': "const i = make('input'); i.value = 'abc'; i.select();",
    'a field that is invalid': "const i = make('input'); i.required = true; i.reportValidity();",
    'a form that is invalid':
      "const f = make('form'); f.innerHTML = '<input required>'; f.requestSubmit();",
    'a frame inside': "const f = make('iframe'); f.contentWindow.focus();",
    'a frame inside with a document':
      "const f = make('iframe'); f.srcdoc = '<input id=a autofocus>';",
    'a window': 'Window.prototype.focus?.call(window); window.focus();',
  };
  /** Ways from which Chromium itself keeps a frame. */
  const inVain = ['a frame inside with a document', 'a window'];
  /** Begins before the next key: each runs the code again. */
  const thief = (way: string) => `${field}
setInterval(() => { document.querySelectorAll('body > :not(#root)').forEach((e) => e.localName === 'script' || e.remove()); ${way} }, 30);
render(<p>Thief</p>);`;
  const told = (page: Page) => stopped(page).filter({ hasText: 'took the focus' });
  for (const [name, way] of Object.entries(ways)) {
    test(name, async ({ page }) => {
      const code = thief(way);
      await runCode(page, code);
      const { editor } = partsOf(page.getByRole('main'));
      // Not Ctrl+End: a key press that reaches a closing frame never resolves, and would leave Ctrl down.
      await editor.evaluate((field: HTMLTextAreaElement) => {
        field.focus();
        field.setSelectionRange(field.value.length, field.value.length);
      });
      for (const key of '// thirty keys of somebody here') {
        await Promise.race([page.keyboard.press(key), page.waitForTimeout(1000)]);
        await page.waitForTimeout(100);
      }
      const typed = (await editor.inputValue()).slice(code.length);
      // A key may be on its way when the focus is taken, twice.
      expect(typed.length).toBeGreaterThanOrEqual(29);
      await expect(editor).toBeFocused();
      await expect(told(page)).toHaveCount(inVain.includes(name) ? 0 : 1);
    });
  }

  test('and runs again at a press of Run', async ({ page }) => {
    await runCode(page, thief(ways['an open dialog']!));
    await expect(told(page)).toBeVisible();
    const { editor, frame } = partsOf(page.getByRole('main'));
    await editor.fill('<p>Mended</p>');
    await expect(told(page)).toBeVisible();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(frame.getByText('Mended')).toBeVisible();
    await editor.fill('<p>Edited</p>');
    await expect(frame.getByText('Edited')).toBeVisible();
  });

  test('and the reader’s own press goes where it points', async ({ page }) => {
    await runCode(page, '<Input aria-label="Mine" defaultValue="" />');
    const { editor, frame } = partsOf(page.getByRole('main'));
    const mine = frame.getByRole('textbox', { name: 'Mine' });
    await expect(mine).toBeVisible();
    for (let turn = 1; turn <= 3; turn += 1) {
      await editor.press('ControlOrMeta+End');
      await page.keyboard.type(' ');
      await mine.click();
      await page.keyboard.type('a');
      await expect(mine).toHaveValue(/a$/);
    }
    await editor.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect(stopped(page)).toHaveCount(0);
  });
});

test('a preview that opens addresses in frames of its own is stopped, and nothing is asked for', async ({
  page,
}) => {
  await runCode(
    page,
    "setInterval(() => { const f = document.createElement('iframe'); f.src = 'http://127.0.0.1:9/'; document.body.append(f); }, 100);\nrender(<p>Out</p>);",
  );
  await expect(stopped(page)).toContainText('trying to open other URLs');
});

test('a preview that steps through its page leaves Back as it was', async ({ page }) => {
  await page.goto('/theming');
  await page.goto('/color-modes');
  await runCode(
    page,
    "setTimeout(() => { for (let i = 0; i < 30; i += 1) location.hash = '#' + i; }, 200);\nrender(<p>Steps</p>);",
  );
  await expect(stopped(page)).toContainText('navigated away from its page');
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe('/playground');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color Modes');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
});

test('a preview that moves goes on when the clock is set back', async ({ page }) => {
  await runCode(
    page,
    `const start = performance.now();
const set = Date.now;
setTimeout(() => { Date.now = () => set() - 3_600_000; }, 1000);
function Moving() {
  const [turn, setTurn] = useState(0);
  useEffect(() => { requestAnimationFrame(() => setTurn(turn + 1)); }, [turn]);
  return <Box sx={{ height: 100 + (turn % 50), bg: \`rgb(\${turn % 255}, 0, 0)\` }}>{performance.now() - start > 4000 ? 'Still here' : 'Moving'}</Box>;
}
render(<Moving />);`,
  );
  const { frame } = partsOf(page.getByRole('main'));
  await expect(frame.getByText('Moving')).toBeVisible();
  await page.evaluate(() => {
    const set = Date.now;
    Date.now = () => set() - 3_600_000;
  });
  await expect(frame.getByText('Still here')).toBeVisible({ timeout: 10_000 });
  await expect(stopped(page)).toHaveCount(0);
});
