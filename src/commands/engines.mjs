import { existsSync } from 'node:fs';

/**
 * The browsers of the smoke suite: the system packages of each, with spaces between them, and their programs.
 * @type {Record<'Chromium' | 'Firefox' | 'WebKit', { package: string, programs: string[] }>}
 */
export const engines = {
  Chromium: { package: 'chromium', programs: ['/usr/bin/chromium'] },
  Firefox: { package: 'firefox-esr', programs: ['/usr/bin/firefox-esr'] },
  WebKit: {
    package: 'webkit2gtk-driver xvfb',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
  },
};

/**
 * Which browsers are there.
 * @param {(program: string) => boolean} [exists]
 * @returns {{ name: string, missing: string | undefined }[]} with the packages of one that is not
 */
export function findEngines(exists = existsSync) {
  return Object.entries(engines).map(([name, { package: needed, programs }]) => ({
    name,
    missing: programs.every((program) => exists(program)) ? undefined : needed,
  }));
}

/**
 * Counts the tests of each project of a Playwright report.
 * @param {{ suites: object[] }} report
 * @returns {Record<string, { passed: number, failed: number }>} by project
 */
export function countByProject({ suites }) {
  const counts = {};
  function visit({ suites: inner = [], specs = [] }) {
    inner.forEach(visit);
    for (const { projectName, status } of specs.flatMap(({ tests }) => tests)) {
      const count = (counts[projectName] ??= { passed: 0, failed: 0 });
      if (status === 'expected') count.passed += 1;
      else count.failed += 1;
    }
  }
  suites.forEach(visit);
  return counts;
}
