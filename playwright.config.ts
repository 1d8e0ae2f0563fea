import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { launchOptions } from './tests/support/browser-launch';
import type { SiteOptions } from './tests/support/site';

// The fixture in tests/support/site.ts serves builds on free ports. Only nginx needs one that's known before the tests.
const nginxPort = Number(process.env.PORT ?? 4173);
const nginxUrl = `http://localhost:${nginxPort}`;

/** The headless shell takes a third less time than Chromium. Playwright uses it by default too. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Browser tests of production builds. Run `npm run build` first. */
export default defineConfig<SiteOptions>({
  outputDir: 'test-results/playwright',
  globalSetup: './tests/support/fixture-site.ts',
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Number(process.env.WORKERS ?? 2),
  // Long enough for a busy machine. Only failing tests wait that long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['dot'],
    ...(process.env.REPORT_FILE
      ? [['json', { outputFile: process.env.REPORT_FILE }] as [string, object]]
      : []),
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...launchOptions,
      ...(existsSync(headlessShell) ? { executablePath: headlessShell } : {}),
      // As in regular browsers: a frame with another origin runs in another process, so it can't block its page.
      args: [...launchOptions.args, '--site-per-process'],
    },
    // Only tests of the service worker allow it: in others, it would respond instead of the test's server.
    serviceWorkers: 'block',
  },
  projects: [
    // `npm test` only runs the tests with @core in their title, `npm run test:all` all of them.
    {
      name: 'Chromium',
      testIgnore: ['tests/engines/**', 'tests/world/**'],
      grepInvert: /@(hostile|nginx)/,
    },
    // Hostile code and links. `npm run test:all` runs it alone, because a second browser would slow down the first.
    // Uses Chromium, not the headless shell: there, a key press that reaches a closing frame never resolves, and the
    // test hangs.
    { name: 'hostile', grep: /@hostile/, workers: 1, use: { launchOptions } },
    // With SERVER=nginx.
    { name: 'nginx', grep: /@nginx/, use: { baseURL: nginxUrl } },
    // Firefox and WebKit are driven by other libraries; Playwright only runs the tests.
    ...['Firefox', 'WebKit'].map((name) => ({
      name,
      testDir: 'tests/engines',
      workers: 1,
      use: { build: 'site' } as const,
    })),
    // Depends on other sites: installs, builds and serves apps with several frameworks (`npm run test:world`).
    { name: 'world', testDir: 'tests/world', timeout: 420_000 },
  ],
  ...(process.env.SERVER === 'nginx' && {
    webServer: {
      command: `node src/commands/serve-nginx.mjs --port ${nginxPort}`,
      // The command compresses the site first.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
      url: `${nginxUrl}/`,
      reuseExistingServer: false,
    },
  }),
});
