import type { Page } from '@playwright/test';
import { kibibyte } from '../support/compressed-size';
import { medians, slowConditions, test } from './bench';

/**
 * Pages with examples at the top, with few or none, those with a picture, and the theme editor, which hydrates on load.
 */
const pages = ['/components/button', '/sx-prop', '/getting-started/gatsby', '/theming'];
const withPicture = ['/', '/playground'];
const hydratedPage = '/customize';

/** Time in ms without requests, paints, and long tasks, after which a page is loaded. Longer than a round trip. */
const QUIET_MS = 1200;

/** Opens a page and waits until it's loaded and has prefetched. Times are in ms. */
async function load(page: Page, path: string) {
  if (!(await page.goto(path))?.ok()) throw new Error(`${path} isn't a page.`);
  return page.evaluate(
    (quiet) =>
      new Promise<{
        firstPaint: number;
        largestPaint: number;
        blocking: number;
        shift: number;
      }>((resolve) => {
        let timer: ReturnType<typeof setTimeout>;
        let [largestPaint, shift] = [NaN, 0];
        const longTasks: PerformanceEntry[] = [];
        function finish() {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const firstPaint = paint?.startTime ?? NaN;
          resolve({
            firstPaint,
            largestPaint,
            // What's beyond 50 ms of each task after the first paint.
            blocking: longTasks
              .map(
                ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint),
              )
              .reduce((sum, afterPaint) => sum + Math.max(0, afterPaint - 50), 0),
            shift,
          });
        }
        function wait() {
          clearTimeout(timer);
          timer = setTimeout(finish, quiet);
        }
        const observe = (type: string, onEntry: (entry: PerformanceEntry) => void = () => {}) =>
          new PerformanceObserver((list) => {
            list.getEntries().forEach(onEntry);
            wait();
          }).observe({ type, buffered: true });
        observe('resource');
        observe('longtask', (task) => longTasks.push(task));
        observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime));
        observe(
          'layout-shift',
          (entry) => (shift += (entry as unknown as { value: number }).value),
        );
        wait();
      }),
    QUIET_MS,
  );
}

test('Files before intent, and page data that is prefetched while idle', async ({
  site,
  visit,
  addRow,
}) => {
  for (const path of [...pages, ...withPicture, hydratedPage]) {
    const measure = async () => {
      site.sent.length = 0;
      await visit({}, (page) => load(page, path));
      const isPrefetched = ({ file }: { file: string }) => file.startsWith('/page-data/');
      const needed = site.sent.filter((each) => !isPrefetched(each));
      const prefetched = site.sent.filter(isPrefetched);
      const kibibytes = (list: typeof needed, extension = '') =>
        Number(
          list
            .filter(({ file }) => file.endsWith(extension))
            .reduce((sum, { bytes }) => sum + bytes / kibibyte, 0)
            .toFixed(2),
        );
      return {
        KiB: kibibytes(needed),
        'HTML, KiB': kibibytes(needed, '.html'),
        'scripts, KiB': kibibytes(needed, '.js'),
        requests: needed.length,
        'prefetch, KiB': kibibytes(prefetched),
        'prefetch, requests': prefetched.length,
      };
    };
    await addRow(path, measure, {
      // Not HTML, which grows with each sentence. tests/pages/growth.copies.test.ts limits that of a page with a few words.
      ...(pages.includes(path) ? { requests: 3 } : {}),
    });
  }
});

test('Loading', async ({ visit, addRow }) => {
  for (const path of [...pages, ...withPicture, hydratedPage]) {
    for (const [name, conditions] of Object.entries(slowConditions)) {
      const measure = async () => {
        const loaded = await visit(conditions, (page) => load(page, path));
        return {
          'FCP, ms': Math.round(loaded.firstPaint),
          'LCP, ms': Math.round(loaded.largestPaint),
          'blocking, ms': Math.round(loaded.blocking),
          CLS: Number(loaded.shift.toFixed(3)),
        };
      };
      await addRow(`${path}, ${name}`, () => medians(measure), {
        CLS: 0.01,
        ...(path === hydratedPage ? {} : { 'blocking, ms': 50 }),
      });
    }
  }
});
