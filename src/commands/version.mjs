// npm run version:cut, version:upgrade and version:remove: manage the versions of the documentation.
// PUBLISHING.md describes a release step by step.
import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { run, siteDir } from './run.mjs';
import { countPages, cut, readVersions, remove } from './version-cut.mjs';
import { versionNameProblem } from './version-name.mjs';
import { upgradePackages } from './version-packages.mjs';

/** Undoes a command that ran on a clean working tree. */
const UNDO_COMMAND =
  'git checkout . && git clean -fd versioned_docs versioned_sidebars versions.json';

/** Ends the command with an error message. */
function fail(message) {
  throw new Error(message);
}

/** Lists the uncommitted changes; empty if there are none. */
const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain'], { cwd: siteDir, encoding: 'utf8' });

function assertClean() {
  const files = changedFiles();
  if (!files) return;
  fail(
    `These files have uncommitted changes:\n${files}Commit or stash them first, so that you can undo this command with Git. ` +
      `If a version command was interrupted, run:\n${UNDO_COMMAND}`,
  );
}

/**
 * Changes files. If that fails halfway, Git can undo it, because the working tree was clean.
 * @template T
 * @param {() => T} change
 * @returns {Promise<T>}
 * @throws if the change fails, with the command that undoes what was already changed
 */
async function apply(change) {
  // Files may have changed during the tests or the question.
  assertClean();
  // Ctrl+C ends npm, but not this process, which would leave half of the files.
  process.on('SIGINT', () => {});
  try {
    return await change();
  } catch (error) {
    if (!changedFiles()) throw error;
    return fail(
      `${error.message}\nSome files were already changed. To undo this, run:\n${UNDO_COMMAND}`,
    );
  }
}

function assertIsOlderVersion(name) {
  const names = readVersions().older.map((version) => version.name);
  if (names.includes(name)) return;
  fail(
    `${name ? `There's no older version "${name}".` : 'Pass the name of an older version.'} ` +
      `Older versions: ${names.join(', ') || 'none'}.`,
  );
}

async function cutVersion(name, { 'skip-tests': skipTests }) {
  const problem = await versionNameProblem(siteDir, name);
  if (problem) fail(problem);
  assertClean();
  if (!skipTests && !run('npm', ['test'], { mayFail: true })) {
    fail(
      `Version ${name} wasn't created, because the tests failed. Fix the failures above, then run this command again.`,
    );
  }
  const { pages, renames } = await apply(() => cut(name));
  console.log(`Created version ${name} with ${pages} pages:
- Pages in versioned_docs/version-${name}, with their sidebar, versions.json, and version-list.json
- Aliases in package.json, such as theme-ui-${name}
${renames ? `- The pages in docs are called "${readVersions().current.name}" until you name the next release in version-list.json\n` : ''}
Next: run npm install and npm run build, check /${name}, and commit. Then continue with PUBLISHING.md.
To undo this before you commit, run: ${UNDO_COMMAND}`);
}

async function upgradeLibrary(release) {
  if (!/^\d+\.\d+\.\d+$/.test(release ?? '')) {
    fail('Pass the release, such as: npm run version:upgrade -- 0.18.0');
  }
  await apply(() => upgradePackages(release));
  console.log(`Upgraded theme-ui and its packages to ${release} in package.json and package-lock.json.
Next: run npm install, and set current.release in version-list.json. Then continue with PUBLISHING.md.
To undo this, run: git checkout package.json package-lock.json && npm install`);
}

async function removeVersion(name, { yes }) {
  assertIsOlderVersion(name);
  assertClean();
  if (!yes) {
    if (!process.stdin.isTTY)
      fail(
        `Can't ask for confirmation without a terminal. To remove the version without asking, run: npm run version:remove -- ${name} --yes`,
      );
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await prompt.question(
      `Remove the ${countPages(name)} pages of version ${name}? (yes/no) `,
    );
    prompt.close();
    if (answer.trim() !== 'yes') return console.log('Nothing was removed.');
  }
  await apply(() => remove(name));
  console.log(
    `Removed version ${name}. Next: run npm install and npm run build, and commit. To undo this, run: git checkout .`,
  );
}

/** Functions of the commands, with their boolean options. */
const commands = {
  cut: [cutVersion, 'skip-tests'],
  upgrade: [upgradeLibrary],
  remove: [removeVersion, 'yes'],
};

try {
  const [command, ...args] = process.argv.slice(2);
  const [runCommand, ...options] = commands[command];
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((option) => [option, { type: 'boolean' }])),
  });
  const [name, ...others] = positionals;
  if (others.length > 0) fail(`Pass only one name, without "${others.join(' ')}".`);
  await runCommand(name, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
