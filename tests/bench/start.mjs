// node tests/bench/start.mjs FOLDER PAGE FILE [FOLDER PAGE FILE …]: times Docusaurus sites side by side, in seconds:
// from the start of `docusaurus start` until it answers and until the page is shown, from a save of the page's file to
// the screen, and a build. FOLDER has its packages installed; PAGE is an address, FILE its Markdown file in the folder.
// The first start has no caches. Example: node tests/bench/start.mjs . /theming docs/theming.mdx ../peer /theming docs/theming.md
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemChromium } from '../../src/commands/engines.mjs';
import { freePort } from '../../src/commands/free-port.mjs';

const executable = existsSync(systemChromium) ? { executablePath: systemChromium } : {};
const SAVES = 3;

/** @param {string} folder @param {string[]} args */
function runDocusaurus(folder, args) {
  const program = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [program, ...args], { cwd: folder, stdio: 'ignore' });
}

const since = (start) => (performance.now() - start) / 1000;

async function timeStart(folder, page, file) {
  const port = await freePort(0);
  const address = `http://localhost:${port}`;
  const browser = await chromium.launch({ ...executable, args: ['--no-sandbox'] });
  const tab = await browser.newPage();
  const start = performance.now();
  const server = runDocusaurus(folder, ['start', '--no-open', '--port', String(port)]);
  const text = readFileSync(path.join(folder, file), 'utf8');
  const times = {};
  try {
    while (
      !(await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(50);
    times.answers = since(start);
    await tab.goto(address + page);
    await tab.locator('h1').waitFor({ timeout: 120_000 });
    times.shown = since(start);
    // Work in the background ends first.
    await wait(20_000);
    const saves = [];
    for (let index = 0; index < SAVES; index += 1) {
      const saved = performance.now();
      writeFileSync(path.join(folder, file), `${text}\n\nSaved ${index}.\n`);
      await tab.getByText(`Saved ${index}.`).waitFor({ state: 'attached', timeout: 60_000 });
      saves.push(since(saved));
      await wait(2000);
    }
    times.save = saves.toSorted((a, b) => a - b)[Math.floor(SAVES / 2)];
  } finally {
    writeFileSync(path.join(folder, file), text);
    await browser.close();
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  return times;
}

async function timeBuild(folder) {
  const start = performance.now();
  const [code] = await once(runDocusaurus(folder, ['build']), 'exit');
  if (code !== 0) throw new Error(`The build of ${folder} failed.`);
  return since(start);
}

const args = process.argv.slice(2);
if (args.length === 0 || args.length % 3 > 0) {
  throw new Error('Pass a folder, a page, and its file for each site.');
}
const rows = {};
for (let index = 0; index < args.length; index += 3) {
  const [folder, page, file] = [path.resolve(args[index]), args[index + 1], args[index + 2]];
  for (const cache of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(folder, cache), { recursive: true, force: true });
  }
  const cold = await timeStart(folder, page, file);
  const again = await timeStart(folder, page, file);
  const build = await timeBuild(folder);
  const buildAgain = await timeBuild(folder);
  rows[args[index]] = {
    'start, cold': cold.answers,
    'page shown, cold': cold.shown,
    'start, repeated': again.answers,
    'page shown, repeated': again.shown,
    'save to screen': again.save,
    'build, first': build,
    'build, repeated': buildAgain,
  };
}
const [first, ...others] = Object.keys(rows);
for (const other of others) {
  rows[`${first} / ${other}`] = Object.fromEntries(
    Object.entries(rows[first]).map(([name, value]) => [name, value / rows[other][name]]),
  );
}
const round = (row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value.toFixed(2)]));
console.table(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, round(row)])));
