// Installs missing packages, then tests the site.
// npm test: builds the site, and checks types, lint, imports, spelling, wording, and formatting in parallel. Then runs
// Jest and Playwright once each.
// npm run test:all: also runs all sweeps. With CI set, it fails if a browser or nginx is missing.
// npm run test:world: external links, published schemas, apps from npm, and each recipe in each preset. Changes outside
// this repository can break these.
// The last line has the number of passed and failed tests; test:all prints a line for each browser before it.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countByProject, engines, findEngines } from './engines.mjs';
import { installBrowser, installPackages } from './install.mjs';
import { missingPackagesResult } from './missing-packages.mjs';
import { nginxPackages, nginxPath } from './nginx.mjs';
import { run, siteDir } from './run.mjs';

const resultsDir = path.join(siteDir, 'test-results');
const isAll = process.argv.includes('--all');
const isWorld = process.argv.includes('--world');
let passed = 0;
let failed = 0;

const elapsed = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

/**
 * Runs a command, counts it as one test, and prints its output when it ends.
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
      console.log(`> ${name}: ${succeeded ? 'passed' : 'failed'}, ${elapsed(start)}`);
      resolve();
    };
    child.on('error', ({ message }) => {
      output.push(Buffer.from(message));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs checks one at a time. @param {[name: string, command: string[]][]} checks */
async function runInSequence(checks) {
  for (const [name, command] of checks) await check(name, command);
}

/**
 * Runs a test suite and adds the counts of its JSON report.
 * @param {string} name
 * @param {string[]} command
 * @param {string} report file name in `test-results`
 * @param {(report: object) => { passed: number, failed: number }} count
 * @param {Record<string, string>} [env]
 * @returns {object | undefined} the report; undefined if the suite didn't write one
 */
function runSuite(name, [command, ...args], report, count, env) {
  const file = path.join(resultsDir, report);
  rmSync(file, { force: true });
  console.log(`\n> ${name}`);
  const start = Date.now();
  const succeeded = run(command, args, { mayFail: true, env: { REPORT_FILE: file, ...env } });
  console.log(`> ${name}: ${elapsed(start)}`);
  let content;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${name} wrote no report: ${error.message}`);
  }
  const counted = content ? count(content) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  // A suite that crashed or ran no tests must not pass.
  if ((!succeeded && counted.failed === 0) || counted.passed + counted.failed === 0) failed += 1;
  return content;
}

/** @param {string[]} projects of jest.config.mjs */
function runJest(projects) {
  const report = 'jest.json';
  const file = path.join(resultsDir, report);
  const command = ['npx', 'jest', '--json', '--outputFile', file, '--selectProjects', ...projects];
  runSuite('Jest', command, report, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites),
  }));
}

/**
 * @param {string[]} projects of playwright.config.ts
 * @param {Record<string, string>} [env]
 */
function runPlaywright(projects, env) {
  const options = projects.map((name) => `--project=${name}`);
  const command = ['npx', 'playwright', 'test', ...options];
  return runSuite(
    'Playwright',
    command,
    'playwright.json',
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    env,
  );
}

/** Reports a suite that can't run because system packages are missing. In CI, it counts as a failure. */
function reportMissingPackages(name, packages) {
  const result = missingPackagesResult(name, packages, Boolean(process.env.CI));
  failed += result.failed;
  console.log(`> ${result.message}`);
}

/** Runs the tests that download published schemas, unless the server can't be reached. */
async function testPublishedSchemas() {
  const url = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
  } catch {
    console.log(`\n> Published schemas: not run, ${new URL(url).host} can't be reached`);
    return;
  }
  runJest(['world']);
}

installPackages();
installBrowser();
mkdirSync(resultsDir, { recursive: true });
const build = ['Build', ['npx', 'docusaurus', 'build']];
if (isWorld) {
  await runInSequence([build, ['External links', ['node', 'src/commands/check-links.mjs']]]);
  await testPublishedSchemas();
  runPlaywright(['world']);
} else {
  await Promise.all([
    runInSequence([build]),
    runInSequence([
      ['Types', ['npx', 'tsc']],
      ['Types in the service worker', ['npx', 'tsc', '--project', 'tsconfig.worker.json']],
      ['Lint', ['npx', 'eslint', '.', '--max-warnings', '0']],
      // Which folders of src may import which.
      ['Imports', ['npx', 'depcruise', '--output-type', 'err-long', 'src', 'docusaurus.config.ts']],
      [
        'Spelling',
        ['npx', 'cspell', 'lint', '--no-progress', '--no-summary', '--show-suggestions'],
      ],
      ['Wording', ['node', 'src/commands/lint-text.mjs']],
      ['Formatting', ['npx', 'prettier', '--check', '--log-level', 'warn', '.']],
    ]),
  ]);
  if (isAll) {
    runJest(['source', 'build', 'details', 'mistakes', 'growth', 'commands']);
    const browsers = findEngines();
    const hasNginx = nginxPath() !== undefined;
    const report = runPlaywright(
      [
        ...['site', 'details', 'tools', 'faults', 'hostile', 'security', 'offline', 'versions'],
        ...['sweep', 'looks', 'development', ...(hasNginx ? ['hosts'] : [])],
        ...browsers.filter(({ missing }) => !missing).map(({ name }) => name),
      ],
      hasNginx ? { SERVER: 'nginx' } : undefined,
    );
    if (!hasNginx) reportMissingPackages('Hosts, with nginx', nginxPackages);
    for (const [name, counts] of Object.entries(report ? countByProject(report) : {})) {
      if (name in engines) {
        console.log(`> Three browsers: ${name}: ${counts.passed} passed, ${counts.failed} failed`);
      }
    }
    for (const { name, missing } of browsers) {
      if (missing) reportMissingPackages(`Three browsers: ${name}`, missing);
    }
  } else {
    runJest(['source', 'build']);
    runPlaywright(['site']);
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
