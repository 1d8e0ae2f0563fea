import { openPage, pause } from './browser.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

const path = '/customize';

/** Themes by query: the one that the page starts with, and the one with the most colors. */
const themesByQuery = { '': 'default', '?base=tailwind': 'tailwind' };

/** Each key changes the color in the field. */
const keys = ['1', '2', '3', '4', '5'];

/** Time in ms after which the page and its frame have handled a keystroke. */
const SETTLE_MS = 900;

/** Runs in the frame: records when its changes are painted. */
function recordPaints() {
  window.paints = [];
  new MutationObserver(() =>
    requestAnimationFrame(() =>
      setTimeout(() => window.paints.push(performance.timeOrigin + performance.now())),
    ),
  ).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: records when keys are pressed. */
function recordKeys() {
  window.keyTimes = [];
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => window.keyTimes.push(performance.timeOrigin + timeStamp),
    true,
  );
}

/** Types into a color field. @returns median time in ms from a key press to the next paint of the preview */
async function typeOnce(browser, server, query) {
  const opened = await openPage(browser);
  const { page } = opened;
  try {
    await page.goto(server.origin + path + query);
    await opened.settle();
    const sample = page.frameLocator('iframe').getByRole('button').first();
    // The theme editor hydrates on load, without user intent.
    await sample.waitFor();
    const frame = page.frames().find((each) => each !== page.mainFrame());
    // The frame runs in another process, which is throttled separately.
    const session = await page.context().newCDPSession(frame);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await opened.throttle({ cpu: 4 });
    // Depending on the theme, the first mode is called "light" or "default".
    const field = page.getByRole('textbox', { name: /^primary in / }).first();
    await field.fill('#0077cc');
    await pause(SETTLE_MS);
    await page.evaluate(recordKeys);
    await frame.evaluate(recordPaints);
    const times = [];
    for (const key of keys) {
      await field.press('End');
      await field.press('Backspace');
      await pause(SETTLE_MS);
      await frame.evaluate(() => (window.paints = []));
      await field.press(key);
      await pause(SETTLE_MS);
      const pressed = await page.evaluate(() => window.keyTimes.at(-1));
      times.push((await frame.evaluate(() => window.paints[0])) - pressed);
    }
    return median(times);
  } finally {
    await opened.close();
  }
}

/** Files of nearly 200,000 characters, the most that can be imported, by format. */
const longFiles = {
  'theme.ts': `export const theme = { colors: {\n${longLines((name) => `  ${name}: '#0f6b5c',`)}\n} };`,
  'theme.css': `:root {\n${longLines((name) => `  --${name}: #0f6b5c;`)}\n}`,
  'theme.tokens': `{ "colors": { "$type": "color"\n${longLines((name) => `, "${name}": { "$value": "#0f6b5c" }`)}\n} }`,
};

/** Lines with 4,000 names, filled up with space. */
function longLines(line) {
  const lines = Array.from({ length: 4000 }, (_, index) => line(`name${index}`));
  const fill = Math.floor((199_000 - lines.join('\n').length) / lines.length);
  return lines.map((each) => each + ' '.repeat(fill)).join('\n');
}

/** Imports a file. @returns time in ms until the report is there */
async function importOnce(browser, server, name, text) {
  const opened = await openPage(browser);
  const { page } = opened;
  try {
    await page.goto(server.origin + path);
    await opened.settle();
    await page.getByRole('tab', { name: 'Import' }).click();
    await opened.throttle({ cpu: 4 });
    const start = performance.now();
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByLabel('Or add files').setInputFiles(file);
    await page.getByRole('button', { name: 'Create theme' }).waitFor();
    return performance.now() - start;
  } finally {
    await opened.close();
  }
}

/**
 * Measures the time from a key press in a color field of /customize to the preview with that color, and of
 * imports of the longest files. DevTools only throttles the page, not the worker that reads the file.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureCustomize({ browser, site, runs, log }) {
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    log(`customize, run ${run + 1} of ${runs}`);
    for (const [query, name] of Object.entries(themesByQuery)) {
      (samples[name] ??= []).push(await typeOnce(browser, site, query));
    }
    for (const [name, text] of Object.entries(longFiles)) {
      (samples[name] ??= []).push(await importOnce(browser, site, name, text));
    }
  }
  const rows = Object.entries(samples).map(([name, values]) =>
    pageRow({
      ...(name in longFiles
        ? {
            line: `/customize: import of a ${name} with 200,000 characters, page at 4x, median`,
            limit: 1000,
          }
        : {
            line: `/customize: from a key press in a color to the preview’s paint, ${name} theme, at 4x, median`,
            limit: 100,
          }),
      unit: 'ms',
      valueOf: () => median(values),
      pages: { playground: [path] },
      limitedKinds: ['playground'],
    }),
  );
  return { rows, samples };
}
