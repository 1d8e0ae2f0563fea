import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
let server: ChildProcess;
let address: string;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

test.beforeAll(async () => {
  site = copySite();
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(port)], {
    cwd: site.dir,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  await expect
    .poll(
      () =>
        fetch(`${address}/sx-prop`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
});

test.afterAll(() => {
  process.kill(-server.pid!);
  site.remove();
});

test('npm start shows changes of words, theme, modes and overrides', async ({ page }) => {
  const replace = (file: string, from: string, to: string) => {
    const text = site.read(file);
    expect(text).toContain(from);
    site.write(file, text.replace(from, to));
  };
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await page.goto(`${address}/sx-prop`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sx Prop');
  const link = page.getByRole('main').getByRole('link', { name: 'a link' });
  await expect(link).toHaveCSS('color', 'rgb(51, 51, 238)');

  await test.step('sections open', async () => {
    await page.getByRole('button', { name: 'Components pages' }).click();
    await expect(page.getByRole('link', { name: 'Box' })).toBeVisible();
  });
  await test.step('Markdown', async () => {
    replace('docs/sx-prop.mdx', 'Text with', 'New words with');
    await expect(page.getByText('New words with')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('theme', async () => {
    replace('src/design/scales.ts', 'header: 64', 'header: 80');
    await expect(page.getByRole('banner')).toHaveCSS('height', '80px', { timeout: 30_000 });
  });
  await test.step('modes', async () => {
    replace('src/design/colors.ts', "primary: '#33ccff'", "primary: '#00ff00'");
    const root = page.locator('html');
    if ((await root.getAttribute('data-color-mode')) !== 'dark') {
      await page.getByRole('button', { name: /color mode/ }).click();
    }
    await expect(root).toHaveAttribute('data-color-mode', 'dark');
    await expect(link).toHaveCSS('color', 'rgb(0, 255, 0)', { timeout: 30_000 });
  });
  await test.step('overrides', async () => {
    replace('src/theme/DocItem/index.tsx', '<MDXContent>', '<p>From an override</p>\n<MDXContent>');
    await expect(page.getByText('From an override')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('live examples', async () => {
    await page.goto(`${address}/components/box`);
    await expect(page.getByRole('group', { name: 'Preview' })).toHaveText('Live');
    const navigation = page.getByRole('navigation', { name: 'Site' });
    await expect(navigation.locator('[aria-current="page"]')).toHaveText('Box');
  });
  expect(errors).toEqual([]);
});
