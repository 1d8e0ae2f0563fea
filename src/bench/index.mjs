import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measureAppStart } from './app-start.mjs';
import { launchBrowser } from './browser.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLiveExamples } from './live-examples.mjs';
import { measureLoading } from './loading.mjs';
import { measureNavigation } from './navigation.mjs';
import { measuredPages } from './pages.mjs';
import { plainCopyOf } from './plain-copy.mjs';
import { waitForQuiet } from './quiet.mjs';
import { startServer } from './serve.mjs';

/**
 * @typedef {object} Bench
 * @property {string} siteDir root of the project
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./serve.mjs').Server} site
 * @property {import('./serve.mjs').Server} copy the same pages as plain HTML
 * @property {number} runs of each measurement of time
 * @property {number} lighthouseRuns
 * @property {() => Promise<number>} freePort
 * @property {(message: string) => void} log
 * @property {(message: string) => Promise<void>} beginRun says what begins, once the machine is quiet
 */

/** Groups of rows, in the order of the table. */
const groups = {
  loading: measureLoading,
  start: measureAppStart,
  navigation: measureNavigation,
  interactions: measureInteractions,
  examples: measureLiveExamples,
  lighthouse: measureLighthouse,
};

/** Names of the groups of rows, in the order of the table. */
export const groupNames = Object.keys(groups);

/** The page of an address in the build. */
function readPage(buildDir, address) {
  const file = path.join(buildDir, address === '/' ? 'index.html' : `${address}.html`);
  if (!existsSync(file)) throw new Error(`The build has no page ${address}.`);
  return readFileSync(file, 'utf8');
}

/**
 * Measures the built site beside a plain copy of its pages.
 * @param {object} options
 * @param {string} options.siteDir root of the project; the build is in `build`
 * @param {string[]} options.only groups to measure
 * @param {number} options.runs
 * @param {number} options.lighthouseRuns
 * @param {number} options.wait seconds to wait, at most, before each run until the machine is quiet
 * @param {() => Promise<number>} options.freePort a port of this machine that nobody uses
 * @param {(message: string) => void} options.log
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: Record<string, object>, remarks: string[] }>}
 */
export async function measure({ siteDir, only, runs, lighthouseRuns, wait, freePort, log }) {
  const buildDir = path.join(siteDir, 'build');
  const pages = new Map(
    measuredPages.map((address) => [address, plainCopyOf(readPage(buildDir, address), buildDir)]),
  );
  const site = await startServer(buildDir);
  const copy = await startServer(buildDir, pages);
  async function beginRun(message) {
    await waitForQuiet(wait);
    log(message);
  }
  const result = { rows: [], samples: {}, remarks: [] };
  try {
    for (const name of groupNames.filter((group) => only.includes(group))) {
      // A fresh browser for each group: what one leaves behind slows the next.
      const browser = await launchBrowser();
      try {
        const bench = {
          siteDir,
          browser,
          site,
          copy,
          runs,
          lighthouseRuns,
          freePort,
          log,
          beginRun,
        };
        const { rows, samples, remarks = [] } = await groups[name](bench);
        result.rows.push(...rows);
        result.samples[name] = samples;
        result.remarks.push(...remarks);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await Promise.all([site.close(), copy.close()]);
  }
  return result;
}
