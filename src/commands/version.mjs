// npm run version:cut, version:upgrade, version:list and version:remove: manage the versions of the
// documentation. PUBLISHING.md describes a release step by step.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { run, siteDir } from './run.mjs';
import { cut, pagesIn, readVersions, remove, upgrade } from './version-cut.mjs';
import { versionNameProblem } from './version-name.mjs';

/** Undoes a command that ran on a clean working tree. */
const UNDO_COMMAND =
  'git checkout . && git clean -fd versioned_docs versioned_sidebars versions.json';

/** Ends the command with an error message. */
function fail(message) {
  throw new Error(message);
}

function assertClean() {
  const changedFiles = execFileSync('git', ['status', '--porcelain'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (!changedFiles) return;
  fail(
    `These files have uncommitted changes:\n${changedFiles}Commit or stash them first, so that you can undo this command with Git. ` +
      `If a version command was interrupted, run: ${UNDO_COMMAND}`,
  );
}

/**
 * Writes, copies and removes files. If that fails halfway, Git can undo it, because the working tree was clean.
 * @param {Record<string, import('./version-cut.mjs').Change>} changes by path relative to the root of the project
 * @throws if a change fails, with the command that undoes the others
 */
function apply(changes) {
  try {
    for (const [file, change] of Object.entries(changes)) {
      const target = path.join(siteDir, file);
      if (change === null) rmSync(target, { recursive: true });
      else if (typeof change !== 'string') {
        cpSync(change.copy, target, { recursive: true, filter: change.filter });
      } else {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, change);
      }
    }
  } catch (error) {
    fail(`${error.message}\nSome files were already changed. To undo, run: ${UNDO_COMMAND}`);
  }
}

function assertIsOlderVersion(name) {
  const { built } = readVersions(siteDir);
  if (built.includes(name)) return;
  fail(
    `${name ? `There's no older version "${name}".` : 'Pass the name of an older version.'} ` +
      `Older versions: ${built.join(', ') || 'none'}.`,
  );
}

function countPages(version) {
  const folder = path.join(siteDir, version ? `versioned_docs/version-${version}` : 'docs');
  return existsSync(folder) ? pagesIn(folder).length : 0;
}

function printList() {
  const { list } = readVersions(siteDir);
  const rows = [
    ['Version', 'Describes', 'URL', 'Pages', 'State'],
    [list.current.name, list.current.release, '/', countPages(''), 'current'],
    ...list.older.map(({ name, release, frozen }) => [
      name,
      release,
      `/${name}`,
      countPages(name),
      `frozen ${frozen}`,
    ]),
  ].map((row) => row.map(String));
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  }
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
  const { changes, pages, renames } = await cut(siteDir, name);
  // The tests and the registry take minutes; files may have changed in the meantime.
  assertClean();
  apply(changes);
  console.log(`Created version ${name} with ${pages} pages:
- Pages in versioned_docs/version-${name}, with their sidebar, versions.json, and version-list.json
- Aliases in package.json, such as theme-ui-${name}
${renames ? `- The pages in docs are called "${readVersions(siteDir).list.current.name}" until you name the next release in version-list.json\n` : ''}
Next: run npm install and npm run build, check /${name}, and commit. Then continue with PUBLISHING.md.
To undo this before you commit, run: ${UNDO_COMMAND}`);
}

async function upgradeLibrary(release) {
  if (!/^\d+\.\d+\.\d+$/.test(release ?? '')) {
    fail('Pass the release, such as: npm run version:upgrade -- 0.18.0');
  }
  assertClean();
  const changes = await upgrade(siteDir, release);
  assertClean();
  apply(changes);
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
  const changes = await remove(siteDir, name);
  assertClean();
  apply(changes);
  console.log(
    `Removed version ${name}. Next: run npm install and npm run build, and commit. To undo this, run: git checkout .`,
  );
}

/** Functions of the commands, with their boolean options. */
const commands = {
  cut: [cutVersion, 'skip-tests'],
  upgrade: [upgradeLibrary],
  list: [printList],
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
