// npm run version:cut, version:list, version:hide and version:remove: the versions of the documentation. PUBLISHING.md
// leads through a release.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { run, siteDir } from './run.mjs';
import { changeTogether, undoUnfinished } from './transaction.mjs';
import { cut, hide, mistakeInName, nextName, readVersions, remove } from './version-cut.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'skip-tests': { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const [command, name] = positionals;

/** Ends the command with a reason and a remedy; nothing was changed. */
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
    `These files have changes:\n${changed}Commit or stash them, so that all of this can be undone.`,
  );
}

function assertOlder() {
  const { built } = readVersions(siteDir);
  if (built.includes(name)) return;
  refuse(
    `${name ? `There is no older version "${name}".` : 'Name the version.'} ` +
      `There ${built.length === 1 ? 'is' : 'are'}: ${built.join(', ') || 'none'}.`,
  );
}

function pagesOf(version) {
  const folder = path.join(siteDir, version ? `versioned_docs/version-${version}` : 'docs');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  ).length;
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

async function cutVersion() {
  const mistake = mistakeInName(siteDir, name);
  if (mistake) refuse(mistake);
  assertClean();
  if (!values['skip-tests'] && !run('npm', ['test'], { mayFail: true })) {
    refuse(
      'The tests fail, so nothing was frozen. Mend what they name, or look at "npm test" first.',
    );
  }
  const { changes, pages, renames } = await cut(siteDir, name);
  changeTogether(siteDir, changes);
  console.log(`Version ${name} has ${pages} pages:
- versioned_docs/version-${name}, its sidebar, versions.json and version-list.json
- its packages in package.json, as theme-ui-${name} and others
${renames ? `- docs is "${nextName}" until version-list.json gives it the name of the next release\n` : ''}
Next: npm install, npm run build, look at /${name}, commit. PUBLISHING.md goes on from there.
Undo: git checkout . && git clean -fd versioned_docs versioned_sidebars versions.json, before you commit.`);
}

async function removeVersion() {
  assertOlder();
  assertClean();
  if (!values.yes) {
    if (!process.stdin.isTTY)
      refuse(`Nobody can be asked here. Say so: npm run version:remove -- ${name} --yes`);
    const ask = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await ask.question(
      `Remove the ${pagesOf(name)} pages of version ${name}? (yes/no) `,
    );
    ask.close();
    if (answer.trim() !== 'yes') return console.log('Nothing was removed.');
  }
  changeTogether(siteDir, await remove(siteDir, name));
  console.log(
    `Version ${name} is gone. Next: npm install, npm run build, commit. Undo: git checkout .`,
  );
}

async function hideVersion() {
  assertOlder();
  changeTogether(siteDir, await hide(siteDir, name, !values.show));
  console.log(
    values.show
      ? `Version ${name} is in the menu again.`
      : `Version ${name} is no longer in the menu and the list; its addresses stay. Back: npm run version:hide -- ${name} --show`,
  );
}

const commands = { cut: cutVersion, list: printList, hide: hideVersion, remove: removeVersion };

try {
  if (undoUnfinished(siteDir)) {
    console.log(
      'A version command had been stopped in the middle; what it had changed was put back.\n',
    );
  }
  await commands[command]();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
