import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';
import { launchOptions } from '../support/browser-launch';

if (!existsSync(path.join(buildDir, 'index.html'))) {
  throw new Error('There is no build to measure. Run "npm run build" first.');
}

/** `npm run bench`: measures the production build. Each test is a group of measurements that prints a table. */
export default defineConfig({
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  reporter: 'list',
  // Measurements at the same time would slow each other down.
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    // A control that a page no longer has is named soon, and not at the group's timeout.
    actionTimeout: 30_000,
    serviceWorkers: 'block',
    // As in regular browsers: a frame with another origin runs in another process.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--site-per-process'] },
  },
});
