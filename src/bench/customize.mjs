import { openPage, pause } from './browser.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

const path = '/customize';

/** Themes that are edited: the one that the page starts with, and the longest palette. */
const bases = { '': 'default', '?base=tailwind': 'tailwind' };

/** Keys that each make the color of the field another one. */
const keys = ['1', '2', '3', '4', '5'];

/** Time in which the page and its frame have done all that a key asks for, in ms. */
const rest = 900;

/** Runs in the frame: tells when what changed in it has been painted. */
function watchPaints() {
  window.paints = [];
  new MutationObserver(() =>
    requestAnimationFrame(() =>
      setTimeout(() => window.paints.push(performance.timeOrigin + performance.now())),
    ),
  ).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: tells when keys were pressed. */
function watchKeys() {
  window.keyTimes = [];
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => window.keyTimes.push(performance.timeOrigin + timeStamp),
    true,
  );
}

/** Types into a color; times from each key to the first paint of the preview with it, in ms. */
async function typeOnce(browser, server, query) {
  const opened = await openPage(browser);
  const { page } = opened;
  try {
    await page.goto(server.origin + path + query);
    await opened.settle();
    const sample = page.frameLocator('iframe').getByRole('button').first();
    // The tool needs scripts, so it starts without a press.
    await sample.waitFor();
    const frame = page.frames().find((each) => each !== page.mainFrame());
    // The frame has a process, and so a processor, of its own.
    const session = await page.context().newCDPSession(frame);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await opened.throttle({ cpu: 4 });
    const field = page.getByRole('textbox', { name: 'primary in default', exact: true });
    await field.fill('#0077cc');
    await pause(rest);
    await page.evaluate(watchKeys);
    await frame.evaluate(watchPaints);
    const times = [];
    for (const key of keys) {
      await field.press('End');
      await field.press('Backspace');
      await pause(rest);
      await frame.evaluate(() => (window.paints = []));
      await field.press(key);
      await pause(rest);
      const pressed = await page.evaluate(() => window.keyTimes.at(-1));
      times.push((await frame.evaluate(() => window.paints[0])) - pressed);
    }
    return median(times);
  } finally {
    await opened.close();
  }
}

/**
 * Times from a key in a color of /customize to the preview that shows it.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureCustomize({ browser, site, runs, log }) {
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    log(`customize, run ${run + 1} of ${runs}`);
    for (const [query, name] of Object.entries(bases)) {
      (samples[name] ??= []).push(await typeOnce(browser, site, query));
    }
  }
  const rows = Object.entries(samples).map(([name, values]) =>
    pageRow({
      line: `/customize: a key in a color to the preview’s paint, ${name} theme, at 4x, median`,
      limit: 100,
      unit: 'ms',
      valueOf: () => median(values),
      pages: { playground: [path] },
      judged: ['playground'],
    }),
  );
  return { rows, samples };
}
