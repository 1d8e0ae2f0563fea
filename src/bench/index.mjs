import path from 'node:path';
import { measureIslands } from './islands.mjs';
import { launchBrowser } from './browser.mjs';
import { measureCustomize } from './customize.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLoading } from './loading.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureSearch } from './search.mjs';
import { startServer } from './serve.mjs';
import { measureWorker } from './worker.mjs';

/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./serve.mjs').Server} site
 * @property {string} siteDir root folder of the project
 * @property {number} runs number of runs for each timing
 * @property {(message: string) => void} log
 */

/** Groups of measurements, in the order of the table. */
const groups = {
  loading: measureLoading,
  islands: measureIslands,
  navigation: measureNavigation,
  worker: measureWorker,
  interactions: measureInteractions,
  search: measureSearch,
  customize: measureCustomize,
};

/** Names of the groups, in the order of the table. */
export const groupNames = Object.keys(groups);

/**
 * Measures the production build.
 * @param {object} options
 * @param {string} options.siteDir root folder of the project; the build is in its `build` folder
 * @param {string[]} options.only names of the groups to measure
 * @param {number} options.runs number of runs for each timing
 * @param {(message: string) => void} options.log
 * @param {(rows: import('./rows.mjs').Row[]) => void} options.show called with the rows of each group
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: Record<string, object>, failed: string[] }>} `failed`
 *   has the names of groups that threw an error
 */
export async function measure({ siteDir, only, runs, log, show }) {
  const site = await startServer(path.join(siteDir, 'build'));
  const result = { rows: [], samples: {}, failed: [] };
  try {
    for (const name of groupNames.filter((group) => only.includes(group))) {
      // A new browser for each group, so that leftovers of one don't slow down the next.
      const browser = await launchBrowser();
      try {
        const bench = { browser, site, siteDir, runs, log };
        const { rows, samples } = await groups[name](bench);
        result.rows.push(...rows);
        result.samples[name] = samples;
        show(rows);
      } catch (error) {
        log(`${name} failed: ${error.stack}`);
        result.failed.push(name);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await site.close();
  }
  return result;
}
