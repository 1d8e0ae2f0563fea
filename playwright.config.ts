import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/bench/browser.mjs';

// PORT lets two checkouts be tested at the same time.
const port = Number(process.env.PORT ?? 4173);

/** Browser tests against the production build (`npm run build` first), served on this machine. */
export default defineConfig({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long enough for a busy machine: only a test that fails waits so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['dot'],
    ...(process.env.REPORT_FILE
      ? [['json', { outputFile: process.env.REPORT_FILE }] as [string, object]]
      : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions,
    // Only the tests of the worker have one: it would answer for the servers of others.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'site', testDir: 'tests/e2e' },
    { name: 'tools', testDir: 'tests/tools' },
    { name: 'faults', testDir: 'tests/faults' },
    // Hostile code and links. One at a time: a second browser is a load of its own.
    { name: 'hostile', testDir: 'tests/hostile', workers: 1 },
    { name: 'security', testDir: 'tests/security', timeout: 120_000 },
    { name: 'offline', testDir: 'tests/offline', timeout: 240_000 },
    { name: 'sweep', testDir: 'tests/sweep', timeout: 120_000 },
    // A copy of the site is built.
    { name: 'versions', testDir: 'tests/versions', workers: 1, timeout: 240_000 },
    // Frameworks are installed, built and served.
    { name: 'apps', testDir: 'tests/apps', timeout: 420_000 },
    { name: 'hosts', testDir: 'tests/hosts', timeout: 60_000 },
    // What readers do first, once more behind the server of `hosts`.
    {
      name: 'smoke',
      testDir: 'tests/e2e',
      testMatch: /(live-code|menu|page-loading|redirects)\.spec\.ts$/,
    },
    // Three browsers over their own protocols; Playwright only runs the tests.
    ...['Chromium', 'Firefox', 'WebKit'].map((name) => ({
      name,
      testDir: 'tests/engines',
      workers: 1,
      timeout: 90_000,
    })),
    { name: 'looks', testDir: 'tests/looks' },
    { name: 'development', testDir: 'tests/development', timeout: 180_000 },
  ],
  webServer: {
    // `hosts` and `smoke` are for nginx.
    command:
      process.env.SERVER === 'nginx'
        ? `node src/commands/serve-nginx.mjs --port ${port}`
        : `npx docusaurus serve --no-open --host localhost --port ${port}`,
    // It compresses the site first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
