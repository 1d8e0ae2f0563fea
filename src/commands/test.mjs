// npm test: installs what is missing, then types, lint, Jest, build, and Playwright against the build.
// npm run test:world tests what depends on registries and other sites instead: apps that pages describe, published schemas.
// npm run test:all adds the long sweeps; with CI set, it fails where a browser or nginx is missing. Ends with a line for each of three browsers, and one of figures.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countByProject, findEngines } from './engines.mjs';
import { installBrowser, installPackages } from './install.mjs';
import { missingPart } from './missing.mjs';
import { nginxPackages, nginxPath } from './nginx.mjs';
import { run, siteDir } from './run.mjs';

const results = path.join(siteDir, 'test-results');
const all = process.argv.includes('--all');
const world = process.argv.includes('--world');
let passed = 0;
let failed = 0;
/** How each browser of the smoke suite did. */
const ofBrowsers = [];

/** Runs one part, and says how long it took. */
function part(name, command, args, env) {
  console.log(`\n> ${name}`);
  const start = Date.now();
  const succeeded = run(command, args, { mayFail: true, env });
  console.log(`> ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  return succeeded;
}

/** Counts a command as one check. */
function check(name, command, args) {
  if (part(name, command, args)) passed += 1;
  else failed += 1;
}

/** Runs a suite that writes a JSON report, and counts what the report says. */
function suite(name, command, args, report, count, env) {
  const file = path.join(results, report);
  rmSync(file, { force: true });
  const succeeded = part(name, command, args, { REPORT_FILE: file, ...env });
  const counted = readCounts(file, count);
  passed += counted.passed;
  failed += counted.failed;
  // A suite that broke off, or that ran nothing, must not look green.
  if ((!succeeded && counted.failed === 0) || counted.passed + counted.failed === 0) failed += 1;
}

function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report: ${error.message}`);
    return { passed: 0, failed: 0 };
  }
}

const jestCount = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites),
});
const playwrightCount = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

function jest(name, project) {
  const report = `${project}.json`;
  suite(
    name,
    'npx',
    ['jest', '--selectProjects', project, '--json', '--outputFile', path.join(results, report)],
    report,
    jestCount,
  );
}

function playwright(name, projects, env) {
  suite(
    name,
    'npx',
    ['playwright', 'test', ...[projects].flat().flatMap((project) => ['--project', project])],
    `${[projects].flat()[0]}.playwright.json`,
    playwrightCount,
    env,
  );
}

/** Counts a part whose system packages are missing, and returns what to say of it. */
function withoutPackages(name, packages) {
  const part = missingPart(name, packages, all && Boolean(process.env.CI));
  failed += part.failed;
  return part.message;
}

/** Tests with schemas that others publish, where they can be had. */
async function withPublishedSchemas() {
  const name = 'Published schemas';
  const url = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
  } catch {
    console.log(`\n> ${name}: not run: ${new URL(url).host} missing`);
    return;
  }
  jest(name, 'published');
}

/** Tests of the site behind a real server, where there is one. */
function behindNginx() {
  const name = 'Behind nginx';
  if (nginxPath()) playwright(name, ['hosts', 'smoke'], { SERVER: 'nginx' });
  else console.log(`\n> ${withoutPackages(name, nginxPackages)}`);
}

/** Runs the smoke suite in each browser that is there. */
function threeBrowsers() {
  const found = findEngines();
  const present = found.filter(({ missing }) => !missing).map((engine) => engine.name);
  const report = 'engines.playwright.json';
  if (present.length > 0) {
    const projects = present.map((project) => `--project=${project}`);
    suite('Three browsers', 'npx', ['playwright', 'test', ...projects], report, (content) => {
      for (const [project, { passed, failed }] of Object.entries(countByProject(content))) {
        ofBrowsers.push(`${project}: ${passed} passed, ${failed} failed`);
      }
      return playwrightCount(content);
    });
  }
}

/** Names the browsers that the smoke suite is not run in. */
function namesOfMissing() {
  return findEngines().flatMap(({ name, missing }) =>
    missing ? [withoutPackages(name, missing)] : [],
  );
}

installPackages();
installBrowser();
mkdirSync(results, { recursive: true });
if (world) {
  check('Build', 'npx', ['docusaurus', 'build']);
  await withPublishedSchemas();
  playwright('Apps that pages describe', 'apps');
} else {
  check('Types', 'npx', ['tsc']);
  check('Types of the worker', 'npx', ['tsc', '--project', 'tsconfig.worker.json']);
  check('Lint', 'npx', ['eslint', '.', '--max-warnings', '0']);
  check('Spelling', 'npx', [
    'cspell',
    'lint',
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
  ]);
  check('Format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
  jest('Unit and content tests', 'source');
  check('Build', 'npx', ['docusaurus', 'build']);
  jest('Built output', 'build');
  playwright('Browser tests', 'site');
  if (all) {
    jest('Contributor mistakes', 'mistakes');
    jest('More pages and versions', 'growth');
    jest('Version commands', 'commands');
    playwright('Playground, theme tools and recipes', 'tools');
    playwright('Servers and networks that fail', 'faults');
    // With the headers that only hosts send, where one can be started.
    playwright('Hostile code and links', 'hostile', nginxPath() && { SERVER: 'nginx' });
    playwright('Under the policy', 'security');
    playwright('Offline', 'offline');
    playwright('Versions', 'versions');
    playwright('Accessibility in every mode', 'sweep');
    behindNginx();
    playwright('Print, zoom, direction and other looks', 'looks');
    threeBrowsers();
    playwright('Development server', 'development');
  }
}
for (const line of [...ofBrowsers, ...namesOfMissing()]) console.log(`> Three browsers: ${line}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
