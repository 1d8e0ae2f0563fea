import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { launchOptions } from './src/bench/browser.mjs';

// PORT lets two checkouts be tested at the same time; nginx listens on the next one.
const port = Number(process.env.PORT ?? 4173);

/** True if nginx serves the site, too; the projects about hosts then use it. */
const hasNginx = process.env.SERVER === 'nginx';
const behindNginx = { baseURL: `http://localhost:${hasNginx ? port + 1 : port}` };

/** Chromium without a window takes a third less time; it is what Playwright itself downloads and starts. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Browser tests against the production build (`npm run build` first), served on this machine. */
export default defineConfig({
  outputDir: 'test-results/playwright',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Number(process.env.WORKERS ?? 2),
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
    launchOptions: {
      ...launchOptions,
      ...(existsSync(headlessShell) ? { executablePath: headlessShell } : {}),
      // As in browsers with a window: a frame of another origin can't hold its page up.
      args: [...launchOptions.args, '--site-per-process'],
    },
    // Only the tests of the worker have one: it would answer for the servers of others.
    serviceWorkers: 'block',
  },
  projects: [
    // What `npm test` runs; test:all runs the others, too.
    { name: 'site', testDir: 'tests/e2e' },
    { name: 'details', testDir: 'tests/details' },
    { name: 'tools', testDir: 'tests/tools' },
    { name: 'faults', testDir: 'tests/faults' },
    // Hostile code and links. One at a time: a second browser is a load of its own. In the browser that readers have:
    // without a window, a key that reaches a frame as it ends is never answered, and the test waits for it.
    {
      name: 'hostile',
      testDir: 'tests/hostile',
      workers: 1,
      use: { ...behindNginx, launchOptions },
    },
    { name: 'security', testDir: 'tests/security', timeout: 120_000 },
    { name: 'offline', testDir: 'tests/offline', timeout: 240_000 },
    { name: 'sweep', testDir: 'tests/sweep', timeout: 240_000 },
    // A copy of the site is built.
    { name: 'versions', testDir: 'tests/versions', workers: 1, timeout: 240_000 },
    // What depends on the outside: frameworks are installed, built and served (`npm run test:world`).
    { name: 'world', testDir: 'tests/world', timeout: 420_000 },
    { name: 'hosts', testDir: 'tests/hosts', use: behindNginx },
    // Three browsers over their own protocols; Playwright only runs the tests.
    ...['Chromium', 'Firefox', 'WebKit'].map((name) => ({
      name,
      testDir: 'tests/engines',
      workers: 1,
      timeout: 240_000,
    })),
    { name: 'looks', testDir: 'tests/looks' },
    { name: 'development', testDir: 'tests/development', timeout: 180_000 },
  ],
  webServer: [
    {
      command: `npx docusaurus serve --no-open --host localhost --port ${port}`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      command: `node src/commands/serve-nginx.mjs --port ${port + 1}`,
      // It compresses the site first.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
      url: `http://localhost:${port + 1}/`,
      reuseExistingServer: false,
    },
  ].slice(0, hasNginx ? 2 : 1),
});
