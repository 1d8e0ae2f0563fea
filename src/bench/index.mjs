import path from 'node:path';
import { measureIslands } from './islands.mjs';
import { launchBrowser } from './browser.mjs';
import { measureCustomize } from './customize.mjs';
import { measureDevelopment } from './development.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLoading } from './loading.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureSearch } from './search.mjs';
import { startServer } from './serve.mjs';
import { measureSizes } from './sizes.mjs';
import { measureWorker } from './worker.mjs';

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./serve.mjs').Server} site
 * @property {string} siteDir root of the project
 * @property {number} runs of each measurement of time
 * @property {number} lighthouseRuns
 * @property {() => Promise<number>} freePort
 * @property {(message: string) => void} log
 */

/** Groups of rows, in the order of the table. */
const groups = {
  sizes: measureSizes,
  loading: measureLoading,
  islands: measureIslands,
  navigation: measureNavigation,
  worker: measureWorker,
  interactions: measureInteractions,
  search: measureSearch,
  customize: measureCustomize,
  lighthouse: measureLighthouse,
  development: measureDevelopment,
};

/** Names of the groups of rows, in the order of the table. */
export const groupNames = Object.keys(groups);

/** Those that are measured unless others are asked for: the development servers take minutes. */
export const usualGroupNames = groupNames.filter((name) => name !== 'development');

/**
 * Measures the built site.
 * @param {object} options
 * @param {string} options.siteDir root of the project; the build is in `build`
 * @param {string[]} options.only groups to measure
 * @param {number} options.runs
 * @param {number} options.lighthouseRuns
 * @param {() => Promise<number>} options.freePort a port of this machine that nobody uses
 * @param {(message: string) => void} options.log
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: Record<string, object>, remarks: string[] }>}
 */
export async function measure({ siteDir, only, runs, lighthouseRuns, freePort, log }) {
  const site = await startServer(path.join(siteDir, 'build'));
  const result = { rows: [], samples: {}, remarks: [] };
  try {
    for (const name of groupNames.filter((group) => only.includes(group))) {
      // A fresh browser for each group: what one leaves behind slows the next.
      const browser = await launchBrowser();
      try {
        const bench = { browser, site, siteDir, runs, lighthouseRuns, freePort, log };
        const { rows, samples, remarks = [] } = await groups[name](bench);
        result.rows.push(...rows);
        result.samples[name] = samples;
        result.remarks.push(...remarks);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await site.close();
  }
  return result;
}
