import { existsSync } from 'node:fs';

/** Chromium from the system's package manager. Playwright's download doesn't run on every system. */
export const systemChromium = '/usr/bin/chromium';

/**
 * Browsers of tests/engines: their Debian packages, separated by spaces, and the programs that the tests start.
 * @type {Record<'Firefox' | 'WebKit', { packages: string, programs: string[] }>}
 */
export const engines = {
  Firefox: { packages: 'firefox-esr', programs: ['/usr/bin/firefox-esr'] },
  WebKit: {
    packages: 'webkit2gtk-driver xvfb',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
  },
};

/**
 * Checks which browsers are installed.
 * @param {(program: string) => boolean} [exists]
 * @returns {{ name: string, missing: string | undefined }[]} `missing`: packages to install
 */
export function findEngines(exists = existsSync) {
  return Object.entries(engines).map(([name, { packages, programs }]) => ({
    name,
    missing: programs.every((program) => exists(program)) ? undefined : packages,
  }));
}

/**
 * Result of a test suite whose system packages are missing. CI must run every suite, so there it's a failure.
 * @param {string} name of the suite
 * @param {string} packages Debian packages, separated by spaces
 * @param {boolean} isRequired true in CI
 * @returns {{ message: string, failed: 0 | 1 }}
 */
export function missingPackagesResult(name, packages, isRequired) {
  const result = isRequired ? 'failed' : 'not run';
  return {
    message: `${name}: ${result}, because packages are missing. Run: apt-get install ${packages}`,
    failed: isRequired ? 1 : 0,
  };
}

/**
 * Message about a test suite that the running Node.js is too old for.
 * @param {string} name of the suite
 * @param {number} minimum major version of Node.js
 * @param {string} [version]
 * @returns {string | undefined} undefined if it's new enough
 */
export function oldNodeMessage(name, minimum, version = process.versions.node) {
  if (Number.parseInt(version, 10) >= minimum) return undefined;
  return `${name}: not run, because it needs Node ${minimum} or newer. This is Node ${version}.`;
}
