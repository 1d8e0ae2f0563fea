import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { systemChromium } from './engines.mjs';
import { run, siteDir } from './run.mjs';

const stampFile = path.join(siteDir, 'node_modules', '.installed-lockfile');

/**
 * Runs `npm ci` if packages are missing or the lockfile changed since the last run.
 */
export function installPackages() {
  const lockfile = readFileSync(path.join(siteDir, 'package-lock.json'));
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const reason = existsSync(stampFile) ? 'The lockfile changed' : 'Packages are missing';
  console.log(`${reason}. Running npm ci …`);
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stampFile, stamp);
}

/**
 * Installs a browser for the tests unless there is one: Playwright's download, or else Debian's package.
 * @throws if neither can be installed, with the commands to run manually
 */
export function installBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  if (existsSync(systemChromium) || existsSync(chromium.executablePath())) return;
  console.log('The tests need a browser. Installing Chromium …');
  if (run('npx', ['playwright', 'install', 'chromium'], { mayFail: true })) return;
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    run('apt-get', ['update'], { mayFail: true }) &&
    run('apt-get', ['install', '-y', 'chromium'], { mayFail: true })
  ) {
    return;
  }
  throw new Error(
    'Couldn\'t install a browser. Run "npx playwright install chromium", or install your system\'s ' +
      '"chromium" package, and try again.',
  );
}
