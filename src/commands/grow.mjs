// npm run grow -- --pages 1000 --sections 10 --versions 1 [folder]: what the site costs when it is larger.
// Builds a copy of the project with generated pages (in the folder, or the system's for temporary files),
// opens two of its pages in a browser, prints the figures, and removes the copy. --json prints them alone.
import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { addPages } from './generated-pages.mjs';
import { browserPath } from './install.mjs';
import { siteDir } from './run.mjs';

/** The page of today's site that is measured in all sizes. */
const existingPage = '/components/button';

/** What does not belong into a copy. */
const left = ['.docusaurus', '.git', 'build', 'node_modules', 'test-results', 'playwright-report'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1000' },
    sections: { type: 'string', default: '10' },
    versions: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [pages, sections, versions] = ['pages', 'sections', 'versions'].map((name) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < (name === 'pages' ? 0 : 1)) {
    throw new Error(`--${name} takes a whole number, not "${values[name]}".`);
  }
  return value;
});

/** Copies the project, with a git history of its own: the dates of pages come from there. */
function copyProject(dir) {
  cpSync(siteDir, dir, {
    recursive: true,
    filter: (source) => !left.includes(path.relative(siteDir, source)),
  });
  symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
  const address = addPages(dir, pages, sections);
  for (let version = 1; version < versions; version += 1) {
    execFileSync('npx', ['docusaurus', 'docs:version', `0.${version}`], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const git = (...args) => execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Grow', '-c', 'user.email=grow@example.org', 'commit', '-m', 'docs: pages');
  return address;
}

/**
 * What a process and its children use now, as Linux tells it; nothing elsewhere.
 * @returns {{ mebibytes: number, cpuSeconds: number }} resident memory, and processor time until now
 */
function usageOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const own = {
      mebibytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
      // In hundredths of a second: its own time as user and system, and that of children that ended.
      cpuSeconds: times.slice(11, 15).reduce((sum, time) => sum + Number(time), 0) / 100,
    };
    return children
      .filter(Boolean)
      .map(usageOf)
      .reduce(
        (sum, used) => ({
          mebibytes: sum.mebibytes + used.mebibytes,
          cpuSeconds: sum.cpuSeconds + used.cpuSeconds,
        }),
        own,
      );
  } catch {
    return { mebibytes: 0, cpuSeconds: 0 };
  }
}

/** Builds the copy. The processor's time says more than the clock's on a machine that does other work. */
async function build(dir) {
  const start = performance.now();
  const most = { mebibytes: 0, cpuSeconds: 0 };
  let output = '';
  const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output += text));
  }
  const watch = setInterval(() => {
    const used = usageOf(child.pid);
    for (const key of Object.keys(most)) most[key] = Math.max(most[key], used[key]);
  }, 100);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, ...most };
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a build as a host does that knows pages by their name without `.html`. */
function serve(folder) {
  const server = createServer(({ url }, response) => {
    const name = path.join(folder, decodeURI(new URL(url, 'http://localhost').pathname));
    const file = [name, `${name}.html`].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    const type = types[path.extname(file ?? '')] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type });
    response.end(file ? readFileSync(file) : '');
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

const isAppScript = (url) => url.pathname.startsWith('/assets/js/');
const brotli = (body) => brotliCompressSync(body).length;

/** Bytes that a page fetches, compressed: what comes before any intent, and the app's scripts. */
async function measurePage(browser, origin, address) {
  const page = await browser.newPage();
  // The prefetch of other pages is no part of this page.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.dispatchEvent(new Event('site:start-app')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const files = new Map();
  for (const response of responses) {
    const url = new URL(response.url());
    const isPicture = ['image', 'media'].includes(response.request().resourceType());
    if (url.origin !== origin || isPicture || response.status() !== 200) continue;
    files.set(url, brotli(await response.body()));
  }
  await page.close();
  const sum = (matches) =>
    [...files].reduce((total, [url, bytes]) => total + (matches(url) ? bytes : 0), 0);
  const beforeIntent = sum((url) => !isAppScript(url));
  if (beforeIntent === 0) throw new Error(`${address} fetched nothing.`);
  return {
    beforeIntent,
    scripts: sum(isAppScript),
    main: sum((url) => /\/main\./.test(url.pathname)),
  };
}

const parent = path.resolve(positionals[0] ?? tmpdir());
const dir = mkdtempSync(path.join(parent, 'theme-ui-docs-grown-'));
const cleanUp = () => rmSync(dir, { recursive: true, force: true });
process.on('SIGINT', () => process.exit(1));
process.on('exit', cleanUp);
const generatedPage = copyProject(dir);
const cost = await build(dir);
const outDir = path.join(dir, 'build');
const server = await serve(outDir);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const origin = `http://localhost:${server.address().port}`;
const html = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const measured = {};
for (const address of [existingPage, generatedPage].filter(Boolean)) {
  measured[address] = await measurePage(browser, origin, address);
}
await browser.close();
server.close();

const figures = { pages, sections, versions, html: html.length, ...cost, measured };
if (values.json) {
  console.log(JSON.stringify(figures));
} else {
  console.log(
    `${pages} generated pages in ${sections} sections, ${versions} version(s): ${html.length} HTML files`,
  );
  const line = (value, unit, digits) =>
    `${value.toFixed(digits)} ${unit} (${((value * 1000) / html.length).toFixed(0)} per 1,000 files)`;
  console.log(`build, by the clock: ${line(cost.seconds, 's', 1)}`);
  console.log(`build, processor time: ${line(cost.cpuSeconds, 's', 1)}`);
  console.log(`build, memory at most: ${line(cost.mebibytes, 'MiB', 0)}`);
  console.log('bytes, brotli:');
  console.table(measured);
}
