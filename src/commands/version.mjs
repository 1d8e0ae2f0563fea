// npm run version:cut, version:upgrade, version:list, version:hide and version:remove: the versions of the
// documentation. PUBLISHING.md leads through a release.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { run, siteDir } from './run.mjs';
import { cut, hide, pagesIn, readVersions, remove, upgrade } from './version-cut.mjs';
import { mistakeInName } from './version-name.mjs';

/** Takes back what a command did to a tree without changes. */
const undo = 'git checkout . && git clean -fd versioned_docs versioned_sidebars versions.json';

/** Ends the command with a reason and a remedy. */
function refuse(reason) {
  throw new Error(reason);
}

function assertClean() {
  const changed = execFileSync('git', ['status', '--porcelain'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (!changed) return;
  refuse(
    `These files have changes:\n${changed}Commit or stash them, so that git can undo what this command does. ` +
      `If a version command was stopped in the middle: ${undo}`,
  );
}

/**
 * Writes, copies and removes files. The tree had no changes, so git undoes what was done when this ends early.
 * @param {Record<string, import('./version-cut.mjs').Change>} changes by path from the site's folder
 * @throws what the file system has against a change, and how to undo the others
 */
function apply(changes) {
  try {
    for (const [file, change] of Object.entries(changes)) {
      const place = path.join(siteDir, file);
      if (change === null) rmSync(place, { recursive: true });
      else if (typeof change !== 'string') {
        cpSync(change.copy, place, { recursive: true, filter: change.filter });
      } else {
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, change);
      }
    }
  } catch (error) {
    refuse(`${error.message}\nSome files are changed. Undo: ${undo}`);
  }
}

function assertOlder(name) {
  const { built } = readVersions(siteDir);
  if (built.includes(name)) return;
  refuse(
    `${name ? `There is no older version "${name}".` : 'Name the version.'} ` +
      `There ${built.length === 1 ? 'is' : 'are'}: ${built.join(', ') || 'none'}.`,
  );
}

function pagesOf(version) {
  const folder = path.join(siteDir, version ? `versioned_docs/version-${version}` : 'docs');
  return existsSync(folder) ? pagesIn(folder).length : 0;
}

function printList() {
  const { list } = readVersions(siteDir);
  const rows = [
    ['Version', 'Describes', 'Address', 'Pages', 'State'],
    [list.current.name, list.current.release, '/', pagesOf(''), 'current'],
    ...list.older.map(({ name, release, frozen, hidden }) => [
      name,
      release,
      `/${name}`,
      pagesOf(name),
      `frozen ${frozen}${hidden ? ', hidden' : ''}`,
    ]),
    ...list.elsewhere.map(({ name, address }) => [name, '', address, '', 'elsewhere']),
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
  const mistake = await mistakeInName(siteDir, name);
  if (mistake) refuse(mistake);
  assertClean();
  if (!skipTests && !run('npm', ['test'], { mayFail: true })) {
    refuse(
      'The tests fail, so nothing was frozen. Fix what they name, or look at "npm test" first.',
    );
  }
  const { changes, pages, renames } = await cut(siteDir, name);
  // The tests and the registry take minutes, in which one may write.
  assertClean();
  apply(changes);
  console.log(`Version ${name} has ${pages} pages:
- versioned_docs/version-${name}, its sidebar, versions.json and version-list.json
- its packages in package.json, as theme-ui-${name} and others
${renames ? `- docs is "${readVersions(siteDir).list.current.name}" until version-list.json gives it the name of the next release\n` : ''}
Next: npm install, npm run build, look at /${name}, commit. PUBLISHING.md goes on from there.
Undo, before you commit: ${undo}`);
}

async function upgradeLibrary(release) {
  if (!/^\d+\.\d+\.\d+$/.test(release ?? '')) {
    refuse('Name the release, such as: npm run version:upgrade -- 0.18.0');
  }
  assertClean();
  const changes = await upgrade(siteDir, release);
  assertClean();
  apply(changes);
  console.log(`package.json and package-lock.json have theme-ui@${release} and what belongs to it.
Next: npm install, then "release" of "current" in version-list.json. PUBLISHING.md goes on from there.
Undo: git checkout package.json package-lock.json, then npm install.`);
}

async function removeVersion(name, { yes }) {
  assertOlder(name);
  assertClean();
  if (!yes) {
    if (!process.stdin.isTTY)
      refuse(`Nobody can be asked here. Say so: npm run version:remove -- ${name} --yes`);
    const ask = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await ask.question(
      `Remove the ${pagesOf(name)} pages of version ${name}? (yes/no) `,
    );
    ask.close();
    if (answer.trim() !== 'yes') return console.log('Nothing was removed.');
  }
  const changes = await remove(siteDir, name);
  assertClean();
  apply(changes);
  console.log(
    `Version ${name} is gone. Next: npm install, npm run build, commit. Undo: git checkout .`,
  );
}

async function hideVersion(name, { show }) {
  assertOlder(name);
  apply(await hide(siteDir, name, !show));
  console.log(
    show
      ? `Version ${name} is in the menu again.`
      : `Version ${name} is no longer in the menu and the list; its addresses stay. Back: npm run version:hide -- ${name} --show`,
  );
}

/** Each with its options. */
const commands = {
  cut: [cutVersion, 'skip-tests'],
  upgrade: [upgradeLibrary],
  list: [printList],
  hide: [hideVersion, 'show'],
  remove: [removeVersion, 'yes'],
};

try {
  const [command, ...args] = process.argv.slice(2);
  const [start, ...options] = commands[command];
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(options.map((option) => [option, { type: 'boolean' }])),
  });
  const [name, ...others] = positionals;
  if (others.length > 0) refuse(`Name one version, without "${others.join(' ')}".`);
  await start(name, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
