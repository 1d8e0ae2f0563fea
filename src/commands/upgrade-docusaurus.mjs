// npm run upgrade:docusaurus: builds a copy of the site with another release of Docusaurus, and reports the result.
// With --apply, it also upgrades this project if the build succeeds. PUBLISHING.md describes an upgrade.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteDir } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { apply: { type: 'boolean' } },
});

const shell = process.platform === 'win32';

/** Runs a command in the copy. Returns its output, and whether it succeeded. */
function attempt(cwd, command, ...args) {
  const env = { ...process.env, SOCIAL_CARDS: 'off', NODE_ENV: '' };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    shell,
    encoding: 'utf8',
  });
  return { succeeded: status === 0, output: `${stdout}${stderr}` };
}

/**
 * Sets the version of all packages of Docusaurus.
 * @param {string} text package.json
 * @param {string} version
 */
function setVersion(text, version) {
  const manifest = JSON.parse(text);
  for (const name of Object.keys(manifest.dependencies)) {
    if (name.startsWith('@docusaurus/')) manifest.dependencies[name] = version;
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const manifests = ['package.json', 'package-lock.json'];
if (values.apply) {
  // The copy has the committed files, which replace those here.
  const changed = execFileSync('git', ['status', '--porcelain', ...manifests], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (changed) {
    console.error(`These files have uncommitted changes:\n${changed}Commit or stash them first.`);
    process.exit(1);
  }
}
const text = execFileSync('git', ['show', 'HEAD:package.json'], {
  cwd: siteDir,
  encoding: 'utf8',
});
const current = JSON.parse(text).dependencies['@docusaurus/core'];
const version =
  positionals[0] ??
  execFileSync('npm', ['view', '@docusaurus/core', 'version'], { encoding: 'utf8', shell }).trim();
console.log(`Docusaurus ${current} is in use. Building a copy of the site with ${version} …`);

const copy = mkdtempSync(path.join(tmpdir(), 'upgrade-docusaurus-'));
try {
  execFileSync('git', ['clone', '--quiet', siteDir, copy]);
  writeFileSync(path.join(copy, 'package.json'), setVersion(text, version));
  for (const command of ['npm install --no-audit --no-fund', 'npx tsc --noEmit', 'npm run build']) {
    const { succeeded, output } = attempt(copy, ...command.split(' '));
    if (succeeded) continue;
    console.error(output.trim());
    throw new Error(`With Docusaurus ${version}, "${command}" fails.`);
  }
  console.log(`The site builds with Docusaurus ${version}.`);
  if (values.apply) {
    for (const file of manifests) {
      copyFileSync(path.join(copy, file), path.join(siteDir, file));
    }
    console.log('package.json and package-lock.json are upgraded. Run npm test.');
  } else if (version !== current) {
    console.log(`To upgrade: npm run upgrade:docusaurus -- ${version} --apply`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
