import { palettes } from '../../src/base/design/colors';
import { expect, idle, rgb, test } from '../support/site';
import { hydrated, watchConsole } from '../support/console';
import { openFirstEditor } from '../support/live-code';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = '/components/button';

test('the editor and sandbox only load once the reader uses an example @core', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(button);
  await hydrated(page);
  await idle(page);
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((url) => /live-frame/.test(url))).toEqual([]);
  const before = requests.length;
  await page.locator('[data-live-example]').first().hover();
  await expect.poll(() => requests.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  expect(requests.filter((url) => /live-frame/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect.poll(() => requests.some((url) => /live-frame/.test(url))).toBe(true);
});

test('edited code runs in a sandbox as high as its content, without a layout shift @core', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await page.goto(button);
  await hydrated(page);
  const before = await page.getByRole('group', { name: 'Preview' }).first().boundingBox();
  const { editor, frame, preview, example } = await openFirstEditor(page);
  const after = await preview.boundingBox();
  expect(Math.abs(after!.height - before!.height)).toBeLessThanOrEqual(1);
  await editor.fill('<Button>First</Button>\n<p sx={{ color: "primary" }}>Second</p>');
  await expect(frame.getByRole('button', { name: 'First' })).toBeVisible();
  await expect(frame.getByText('Second')).toHaveCSS('color', rgb(palettes.default.primary));
  await expect
    .poll(async () => (await preview.boundingBox())!.height)
    .toBeGreaterThan(before!.height + 20);
  const sandbox = example.locator('iframe');
  await expect(sandbox).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const { height } = (await sandbox.boundingBox())!;
  const content = await frame.locator('#root').evaluate((root) => root.scrollHeight);
  expect(Math.abs(height - content)).toBeLessThanOrEqual(1);
  assertSilent();
});

test('a syntax error is marked and shown with its line, and the last working preview stays @core', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('<Box>\n  <Button></Box>\n</Box>');
  const alert = example.getByRole('alert');
  await expect(alert).toHaveText(
    'Line 2: Expected corresponding JSX closing tag for <Button> at `</Box>`. End the tag with />, or add </Button>.',
  );
  await expect(example.locator('mark')).toHaveText('  <Button></Box>');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(editor).toHaveAccessibleDescription(/Line 2/);
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('<p>Better</p>');
  await expect(frame.getByText('Better')).toBeVisible();
  await expect(alert).toBeEmpty();
  await expect(example.locator('mark')).toHaveCount(0);
});

test('runtime errors are shown with their line, while rendering and later @core', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  const alert = example.getByRole('alert');
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('() => { throw new Error("Out of tea"); }');
  await expect(alert).toHaveText('Line 1: Error: Out of tea');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill('<p>{missing.name}</p>');
  await expect(alert).toHaveText('Line 1: ReferenceError: missing is not defined');
  await editor.fill("import x from 'lodash';\n\n<p>{x}</p>");
  await expect(alert).toContainText('"lodash" can’t be imported here');
  await editor.fill('<button onClick={() => { throw new Error("On click"); }}>Press</button>');
  await frame.getByRole('button', { name: 'Press' }).click();
  await expect(alert).toHaveText('Line 1: Error: On click');
  await expect(frame.getByRole('button', { name: 'Press' })).toBeVisible();
  await editor.fill(
    'function Fragile() {\n  const [broken, setBroken] = useState(false);\n  if (broken) throw new Error("Broke");\n  return <button onClick={() => setBroken(true)}>Break</button>;\n}',
  );
  await frame.getByRole('button', { name: 'Break' }).click();
  await expect(alert).toHaveText('Line 3: Error: Broke');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('Stop ends the preview, Run restarts it, and their button stays in place, even if the code fails @core', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { example, editor } = await openFirstEditor(page);
  await editor.press('Home');
  await page.keyboard.type('<');
  const message = example.getByRole('alert');
  await expect(message).toContainText('Line 1');
  const toggle = example.getByRole('button', { name: /^(Stop|Run)\b/ });
  const { x, y, width, height } = (await toggle.boundingBox())!;
  for (const [name, status] of [
    ['Run', 'The preview has stopped.'],
    ['Stop', 'Line 1'],
    ['Run', 'The preview has stopped.'],
  ] as const) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(toggle).toHaveAccessibleName(new RegExp(`^${name}\\b`));
    await expect(example).toContainText(status);
    await expect(example.locator('iframe')).toHaveCount(name === 'Run' ? 0 : 1);
    expect((await toggle.boundingBox())!.y).toBe(y);
  }
});

test('the last working preview is restored if code throws after it rendered @core', async ({
  page,
}) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<p>Good</p>');
  await expect(frame.getByText('Good')).toBeVisible();
  await editor.fill(
    '() => {\n  const [late, setLate] = useState(false);\n  useEffect(() => { setTimeout(() => setLate(true), 50); }, []);\n  if (late) throw new Error("Late");\n  return <p>Bad</p>;\n}',
  );
  await expect(example.getByRole('alert')).toHaveText('Line 4: Error: Late');
  await expect(frame.getByText('Good')).toBeVisible();
});

test('a preview with a height of 100vh doesn’t keep growing', async ({ page }) => {
  await page.goto(button);
  await hydrated(page);
  const { editor, frame, example } = await openFirstEditor(page);
  await editor.fill('<Box sx={{ minHeight: "100vh" }}>Tall</Box>');
  await expect(frame.getByText('Tall')).toBeVisible();
  // By now, the preview would have grown with each animation frame.
  await editor.fill('<Box sx={{ minHeight: "100vh" }}>Still tall</Box>');
  await expect(frame.getByText('Still tall')).toBeVisible();
  expect((await example.locator('iframe').boundingBox())!.height).toBeLessThan(700);
});
