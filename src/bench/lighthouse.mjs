import { launchBrowser } from './browser.mjs';
import { format } from './rows.mjs';
import { median } from './statistics.mjs';

/** Kinds of pages, by column of the table: a component, a guide, a package, a recipe, home, the playground. */
const audited = {
  live: ['/components/button'],
  plain: ['/guides/how-it-works', '/packages/presets', '/recipes/stack'],
  home: ['/'],
  playground: ['/playground'],
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Scores of one run on a page as a phone would load it, and audits that count and are not perfect.
 * @param {import('./serve.mjs').Server} server
 * @param {string} path
 * @param {number} port for the browser's remote control
 */
async function auditOnce(server, path, port) {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(server.origin + path, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
    });
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${path}: ${lhr.runtimeError.message}`);
    const failing = categories.flatMap((category) =>
      lhr.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null)
        .filter(({ id }) => lhr.audits[id].score < 1)
        .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim()),
    );
    return {
      scores: categories.map((category) => Math.round(lhr.categories[category].score * 100)),
      failing,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse's four scores for a phone on six kinds of pages, and each audit that fails.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object, remarks: string[] }>}
 */
export async function measureLighthouse({ site, lighthouseRuns, freePort, log }) {
  const pages = Object.entries(audited).flatMap(([kind, paths]) =>
    paths.map((path) => ({ kind, path })),
  );
  /** @type {Record<string, { scores: number[], failing: string[] }[]>} */
  const samples = {};
  for (let run = 0; run < lighthouseRuns; run += 1) {
    log(`Lighthouse, run ${run + 1} of ${lighthouseRuns}`);
    for (const { path } of pages)
      (samples[path] ??= []).push(await auditOnce(site, path, await freePort()));
  }
  const medians = (path) =>
    categories.map((_, category) => median(samples[path].map(({ scores }) => scores[category])));
  const row = {
    line: `Lighthouse ${categories.join(', ')}, phone, median of ${lighthouseRuns}`,
    limit: '100/100/100/100',
    cells: Object.fromEntries(
      Object.entries(audited).map(([kind, paths]) => [
        kind,
        paths
          .map((path) =>
            medians(path)
              .map((score) => format(score))
              .join('/'),
          )
          .join(' · '),
      ]),
    ),
    // The limit is on pages to read; the playground starts its app by itself.
    passes: pages
      .filter(({ kind }) => kind !== 'playground')
      .every(({ path }) => medians(path).every((score) => score === 100)),
  };
  const remarks = pages.flatMap(({ path }) => {
    const failing = [...new Set(samples[path].flatMap((sample) => sample.failing))];
    return failing.map((audit) => `Lighthouse, ${path}: ${audit}`);
  });
  return { rows: [row], samples, remarks };
}
