// Tests the site; installs what is missing first.
// npm test: what a change can break. Types, lint, spelling and format while the site is built, then one run of Jest and
// one of Playwright.
// npm run test:all: all sweeps, too; with CI set, it fails where a browser or nginx is missing.
// npm run test:world: outside links, published schemas, apps from npm, and each recipe in each preset: others can
// break these.
// Ends with a line for each of three browsers, and one of figures.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countByProject, engines, findEngines } from './engines.mjs';
import { installBrowser, installPackages } from './install.mjs';
import { missingPart } from './missing.mjs';
import { nginxPackages, nginxPath } from './nginx.mjs';
import { run, siteDir } from './run.mjs';

const results = path.join(siteDir, 'test-results');
const all = process.argv.includes('--all');
const world = process.argv.includes('--world');
let passed = 0;
let failed = 0;

const seconds = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

/**
 * Runs a command as one check, and shows its output when it has ended.
 * @param {string} name
 * @param {string[]} command
 */
function check(name, [command, ...args]) {
  const start = Date.now();
  const child = spawn(command, args, { cwd: siteDir, shell: process.platform === 'win32' });
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  return new Promise((resolve) => {
    const end = (succeeded) => {
      if (succeeded) passed += 1;
      else failed += 1;
      process.stdout.write(Buffer.concat(output));
      console.log(`> ${name}: ${succeeded ? 'passed' : 'failed'}, ${seconds(start)}`);
      resolve();
    };
    child.on('error', ({ message }) => {
      output.push(Buffer.from(message));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs checks one after the other. @param {[name: string, command: string[]][]} checks */
async function inTurn(checks) {
  for (const [name, command] of checks) await check(name, command);
}

/**
 * Runs tests that write a JSON report, and counts what the report says.
 * @param {string} name
 * @param {string[]} command
 * @param {string} report name of its file
 * @param {(report: object) => { passed: number, failed: number }} count
 * @param {Record<string, string>} [env]
 * @returns {object | undefined} the report
 */
function suite(name, [command, ...args], report, count, env) {
  const file = path.join(results, report);
  rmSync(file, { force: true });
  console.log(`\n> ${name}`);
  const start = Date.now();
  const succeeded = run(command, args, { mayFail: true, env: { REPORT_FILE: file, ...env } });
  console.log(`> ${name}: ${seconds(start)}`);
  let content;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`No report: ${error.message}`);
  }
  const counted = content ? count(content) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  // A suite that broke off, or that ran nothing, must not look green.
  if ((!succeeded && counted.failed === 0) || counted.passed + counted.failed === 0) failed += 1;
  return content;
}

/** @param {string[]} projects of jest.config.mjs */
function jest(projects) {
  const report = 'jest.json';
  const file = path.join(results, report);
  const command = ['npx', 'jest', '--json', '--outputFile', file, '--selectProjects', ...projects];
  suite('Jest', command, report, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites),
  }));
}

/**
 * @param {string[]} projects of playwright.config.ts
 * @param {Record<string, string>} [env]
 */
function playwright(projects, env) {
  const options = projects.map((name) => `--project=${name}`);
  const command = ['npx', 'playwright', 'test', ...options];
  return suite(
    'Playwright',
    command,
    'playwright.json',
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    env,
  );
}

/** Counts a part whose system packages are missing, and says so. */
function withoutPackages(name, packages) {
  const part = missingPart(name, packages, Boolean(process.env.CI));
  failed += part.failed;
  console.log(`> ${part.message}`);
}

/** Tests with schemas that others publish, where they can be had. */
async function withPublishedSchemas() {
  const url = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
  } catch {
    console.log(`\n> Published schemas: not run: ${new URL(url).host} missing`);
    return;
  }
  jest(['world']);
}

installPackages();
installBrowser();
mkdirSync(results, { recursive: true });
const build = ['Build', ['npx', 'docusaurus', 'build']];
if (world) {
  await inTurn([build, ['Outside links', ['node', 'src/commands/check-links.mjs']]]);
  await withPublishedSchemas();
  playwright(['world']);
} else {
  await Promise.all([
    inTurn([build]),
    inTurn([
      ['Types', ['npx', 'tsc']],
      ['Types of the worker', ['npx', 'tsc', '--project', 'tsconfig.worker.json']],
      ['Lint', ['npx', 'eslint', '.', '--max-warnings', '0']],
      // What each folder of src may import.
      ['Walls', ['npx', 'depcruise', '--output-type', 'err-long', 'src', 'docusaurus.config.ts']],
      [
        'Spelling',
        ['npx', 'cspell', 'lint', '--no-progress', '--no-summary', '--show-suggestions'],
      ],
      ['Format', ['npx', 'prettier', '--check', '--log-level', 'warn', '.']],
    ]),
  ]);
  if (all) {
    jest(['source', 'build', 'details', 'mistakes', 'growth', 'commands']);
    const browsers = findEngines();
    const hasNginx = nginxPath() !== undefined;
    const report = playwright(
      [
        ...['site', 'details', 'tools', 'faults', 'hostile', 'security', 'offline', 'versions'],
        ...['sweep', 'looks', 'development', ...(hasNginx ? ['hosts'] : [])],
        ...browsers.filter(({ missing }) => !missing).map(({ name }) => name),
      ],
      hasNginx ? { SERVER: 'nginx' } : undefined,
    );
    if (!hasNginx) withoutPackages('Behind nginx', nginxPackages);
    for (const [name, counts] of Object.entries(report ? countByProject(report) : {})) {
      if (name in engines) {
        console.log(`> Three browsers: ${name}: ${counts.passed} passed, ${counts.failed} failed`);
      }
    }
    for (const { name, missing } of browsers) {
      if (missing) withoutPackages(`Three browsers: ${name}`, missing);
    }
  } else {
    jest(['source', 'build']);
    playwright(['site']);
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
