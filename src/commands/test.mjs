// Installs missing packages, then tests the site.
// npm test: builds the site. At the same time, it checks types, lint, imports, spelling, and formatting, and runs the
// Jest tests of the sources. Then it runs the tests of the build, and Playwright.
// npm run test:all: runs all tests. With CI set, it fails if a browser or nginx is missing. CI runs its parts at the same
// time: npm run test:all -- sources, build, copies, or browsers. Other arguments of browsers are for Playwright.
// npm run test:world: external links, published schemas, apps from npm, and each recipe in each preset. Changes outside
// this repository can break these.
// It ends with the slowest files, and the number of passed and failed tests; test:all prints a line for each browser
// before them.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { engines, findEngines, missingPackagesResult, oldNodeMessage } from './engines.mjs';
import { installBrowser, installPackages } from './install.mjs';
import { nginxPackages, nginxPath, startNginx } from './nginx.mjs';
import { countByProject, countTests, slowestFiles } from './reports.mjs';
import { run, siteDir } from './run.mjs';

const resultsDir = path.join(siteDir, 'test-results');
const isCI = Boolean(process.env.CI);
const total = { passed: 0, failed: 0 };
/** Reports of all suites that ran. */
const reports = [];

/**
 * Runs a command in the project's root, and counts it as one test, or the tests in its report.
 * @param {string} name
 * @param {string[]} command
 * @param {object} [options]
 * @param {string} [options.report] path of the JSON report that the command writes
 * @param {Record<string, string>} [options.env]
 * @param {boolean} [options.isParallel] true to show the output when the command ends, not mixed with that of others
 * @returns {Promise<{ succeeded: boolean, content: object | undefined }>} `content`: of the report, if there's one
 */
async function test(name, [program, ...args], { report, env, isParallel = false }) {
  if (report) rmSync(report, { force: true });
  console.log(`> ${name} …`);
  const start = Date.now();
  const child = spawn(program, args, {
    cwd: siteDir,
    env: { ...process.env, ...env },
    stdio: isParallel ? 'pipe' : 'inherit',
    // npx is a script on Windows, which spawn can't start without a shell.
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => output.push(data));
  const succeeded = await new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(output));
  let content;
  try {
    content = report && JSON.parse(readFileSync(report, 'utf8'));
  } catch (error) {
    console.error(`${name} didn't write a report: ${error.message}`);
  }
  if (content) reports.push(content);
  const counts = content ? countTests(content) : { passed: 0, failed: 0 };
  const passed = report ? counts.passed : Number(succeeded);
  total.passed += passed;
  // A suite that crashed or ran no tests must not pass.
  total.failed += succeeded && passed > 0 ? counts.failed : Math.max(counts.failed, 1);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`> ${name}: ${succeeded ? 'passed' : 'failed'}, ${seconds} s`);
  return { succeeded, content };
}

/** Runs a command that counts as one test. @param {string} name @param {string} command */
const check = (name, command) => test(name, command.split(' '), { isParallel: true });

/** @param {string[]} projects of jest.config.mjs @param {{ isParallel?: boolean }} [options] of `test` */
function runJest(projects, options) {
  const report = path.join(resultsDir, `jest-${projects[0]}.json`);
  const command = ['npx', 'jest', '--json', '--outputFile', report, '--selectProjects'];
  return test(`Jest: ${projects.join(', ')}`, [...command, ...projects], { report, ...options });
}

/**
 * @param {string[]} projects of playwright.config.ts
 * @param {string[]} [args]
 * @param {Record<string, string>} [env]
 */
async function runPlaywright(projects, args = [], env = {}) {
  const report = path.join(resultsDir, `playwright-${projects.at(-1)}.json`);
  const selection = projects.map((project) => `--project=${project}`);
  const command = ['playwright', 'test', ...selection, ...args];
  const { content } = await test(`Playwright: ${projects.join(', ')}`, ['npx', ...command], {
    report,
    env: { ...env, REPORT_FILE: report },
  });
  if (isCI && content?.stats.unexpected > 0) {
    // Recording every test would take a third longer. The tests count as failed even if they pass this time.
    console.log('> Rerunning failed tests to record traces in test-results …');
    const again = [...command, '--last-failed', '--trace=on', '--max-failures=10'];
    run('npx', again, { mayFail: true, env });
  }
  return content;
}

/** Reports a suite that can't run because system packages are missing. In CI, it counts as a failure. */
function reportMissingPackages(name, packages) {
  const { message, failed } = missingPackagesResult(name, packages, isCI);
  total.failed += failed;
  console.log(`> ${message}`);
}

const build = () => check('Build', 'npx docusaurus build');

/**
 * Everything that only needs the sources. Caches are in node_modules/.cache, which `npm ci` removes: the results depend
 * on the installed packages.
 */
async function testSources() {
  const cache = '--cache --cache-strategy content --cache-location node_modules/.cache';
  await check('Types', 'npx tsc');
  await check('Types in the service worker', 'npx tsc --project tsconfig.worker.json');
  await check('Lint', `npx eslint . --max-warnings 0 ${cache}/eslint/`);
  // Which folders of src may import which.
  await check('Imports', 'npx depcruise --output-type err-long src docusaurus.config.ts');
  await check(
    'Spelling',
    `npx cspell lint --no-progress --no-summary --show-suggestions ${cache}/cspell`,
  );
  const { succeeded: isFormatted } = await check(
    'Formatting',
    `npx prettier --check --log-level warn . ${cache}/prettier/.prettier-cache`,
  );
  if (!isFormatted) console.log('> To format all files, run: npm run format');
  await runJest(['source'], { isParallel: true });
}

async function testWorld() {
  await build();
  // linkinator.config.json has its options. Newer releases don't run in Node 20.
  await check('External links', 'npx --yes linkinator@7.6.1 build/**/*.html');
  const url = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
  const signal = AbortSignal.timeout(10_000);
  const isReachable = await fetch(url, { method: 'HEAD', signal }).then(Boolean, () => false);
  if (isReachable) await runJest(['world']);
  else console.log(`> Published schemas: not run, because ${new URL(url).host} can't be reached`);
  await runPlaywright(['world']);
}

/** @param {string[]} [args] of Playwright, such as `--shard=1/3` */
async function testInBrowsers(args = []) {
  const browsers = findEngines();
  const projects = browsers.filter(({ missing }) => !missing).map(({ name }) => name);
  const report = await runPlaywright(['Chromium', ...projects], args);
  // A second browser would slow down the hostile code's. Hosts are tested here too, because nginx takes long to start.
  const alone = ['--workers=1', ...args];
  if (nginxPath()) {
    await runPlaywright(['nginx', 'hostile'], alone, { SERVER: 'nginx' });
  } else {
    await runPlaywright(['hostile'], alone);
    reportMissingPackages('Hosts, with nginx', nginxPackages);
  }
  for (const [name, { passed, failed }] of Object.entries(report ? countByProject(report) : {})) {
    if (name in engines) console.log(`> ${name}: ${passed} passed, ${failed} failed`);
  }
  for (const { name, missing } of browsers) {
    if (missing) reportMissingPackages(name, missing);
  }
}

/**
 * Scores the build as documentation that AI agents read (afdocs.dev). Fails if one of its checks does. nginx serves the
 * build, because it's the only host whose pages are also Markdown.
 */
async function testForAgents() {
  const name = 'Agents';
  // Not a devDependency: `npm ci` would warn about it in each older Node.
  const oldNode = oldNodeMessage(name, 22);
  if (oldNode) {
    console.log(`> ${oldNode}`);
    return;
  }
  if (!nginxPath()) {
    reportMissingPackages(name, nginxPackages);
    return;
  }
  const folder = path.join(siteDir, 'build');
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(
    readFileSync(path.join(folder, 'robots.txt'), 'utf8'),
  );
  const { origin, pathname } = new URL('.', sitemap);
  if (pathname !== '/') {
    console.log(
      `> ${name}: not run, because the build is for ${pathname}. Build it without BASE_URL.`,
    );
    return;
  }
  const nginx = await startNginx({ folder });
  const options = [
    '--format scorecard --quiet --sampling deterministic --request-delay 0',
    // Reads links to the published site as links to this server.
    `--canonical-origin ${origin}`,
    // Doesn't find the content of pages with tables, whose HTML has no end tags of rows (0.22.2).
    '--skip-checks markdown-content-parity',
  ];
  await check(name, `npx --yes afdocs@0.22.2 check ${nginx.origin} ${options.join(' ')}`);
  await nginx.stop();
}

/** Parts of test:all that run without the others. */
const parts = {
  sources: testSources,
  async build() {
    await build();
    await runJest(['build']);
    await testForAgents();
  },
  copies: () => runJest(['copies']),
  async browsers(args) {
    await build();
    await testInBrowsers(args);
  },
};

async function testEverything() {
  const [name, ...args] = process.argv.slice(process.argv.indexOf('--all') + 1);
  if (name) {
    if (parts[name]) return parts[name](args);
    throw new Error(`"${name}" isn't a part of the tests. Use ${Object.keys(parts).join(', ')}.`);
  }
  await Promise.all([build(), testSources()]);
  await runJest(['build', 'copies']);
  await testForAgents();
  await testInBrowsers();
}

async function testEssentials() {
  await Promise.all([build(), testSources()]);
  await runJest(['build']);
  await runPlaywright(['Chromium'], ['--grep=@core']);
}

installPackages();
installBrowser();
mkdirSync(resultsDir, { recursive: true });
if (process.argv.includes('--world')) await testWorld();
else if (process.argv.includes('--all')) await testEverything();
else await testEssentials();
console.log('\nSlowest files, in seconds:');
for (const { file, seconds } of slowestFiles(reports)) console.log(`${seconds} ${file}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
