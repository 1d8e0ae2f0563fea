import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, siteDir } from './run.mjs';

const stampFile = path.join(siteDir, 'node_modules', '.installed-lockfile');

/** Chromium of the operating system, where Playwright's own download may not work. */
const systemChromium = '/usr/bin/chromium';

/**
 * Installs the packages of the lockfile when they are missing or the lockfile changed, and says so.
 */
export function installPackages() {
  const lockfile = readFileSync(path.join(siteDir, 'package-lock.json'));
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const reason = existsSync(stampFile) ? 'The lockfile changed' : 'Packages are missing';
  console.log(`${reason}: installing (npm ci) …`);
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stampFile, stamp);
}

/**
 * The browser to start: the operating system's where it has one.
 * @returns {string | undefined} undefined for Playwright's own
 */
export const browserPath = () => (existsSync(systemChromium) ? systemChromium : undefined);

/**
 * Makes sure there is a browser for the tests: Debian's, or Playwright's own.
 * @throws when neither can be installed, with the commands to run by hand
 */
export function installBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  if (existsSync(systemChromium) || existsSync(chromium.executablePath())) return;
  console.log('A browser for the tests is missing: installing Chromium …');
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
    'No browser could be installed. Run "npx playwright install chromium", or install the package ' +
      '"chromium" of your system, and try again.',
  );
}
