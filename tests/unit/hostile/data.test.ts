import fc from 'fast-check';
import { packText } from '../../../src/browser/packed-text';
import { isName, readFrameReport, tallestFrame } from '../../../src/live-code/messages';
import { decodeWork, encodeWork } from '../../../src/live-code/share-link';
import { changesSince, isFileList, totalOf, type FileList } from '../../../src/offline/file-list';
import { readPageMessage } from '../../../src/offline/messages';
import { errorText, isSaveState, nextState, percentOf } from '../../../src/offline/save-state';
import { needsReload } from '../../../src/page-loading/browser/deploy-check';
import { NonRetryableError } from '../../../src/browser/retry';
import { fetchJson } from '../../../src/page-loading/fetch-json';
import { isAppData, isPageData } from '../../../src/page-loading/page-data';
import { toDecodable } from '../../../src/page-loading/links';
import { isSearchData } from '../../../src/search/data';
import { createSearchEngine } from '../../../src/search/worker/engine';
import { readDemoAddress } from '../../../src/themes/demo-address';
import { NewerVersion, readHead, readSteps } from '../../../src/themes/stored-draft';
import { readTheme } from '../../../src/themes/read-theme';
import { readRandomAddress } from '../../../src/themes/random-address';
import { UnreadableTheme } from '../../../src/themes/text-problems';
import { decodeTheme, encodeTheme } from '../../../src/themes/theme-link';
import { jsonWith, marked, query, runs, seed, storedText } from '../../support/hostile-values';
import { readers, readingFiles, testedIn } from '../../support/readers';

/** Passes random values to a reader and fails if it throws. */
const feed = <Value>(values: fc.Arbitrary<Value>, read: (value: Value) => void | Promise<void>) =>
  fc.assert(
    fc.asyncProperty(values, async (value) => await read(value)),
    { numRuns: runs, seed },
  );

/** Expects a link reader to return a result or to fail with a readable message. */
async function expectResultOrMessage<Result>(
  read: Promise<Result>,
  check: (result: Result) => void,
): Promise<void> {
  const result = await read.catch((error: Error) => error);
  if (result instanceof Error) expect(result.message).toMatch(/^This link is /);
  else check(result);
}

const unsafeKey = /"(__proto__|constructor|prototype)":/;

/** Fails unless the error is one that the reader declares. A bug in the reader, such as a TypeError, isn't. */
function expectDeclared(error: unknown, declared: { name: string }[]): void {
  const { constructor, message } = error as Error;
  // Compare names, because Node's and Jest's error classes differ.
  if (![Error, ...declared].some(({ name }) => name === constructor.name)) throw error;
  expect(message).not.toBe('');
  // A declared error must not wrap the message of a bug.
  expect(message).not.toMatch(/^(Line \d+: )?Cannot |is not (a function|iterable|defined)/);
}

/** A reader's result, or undefined if it threw one of its declared errors. */
function resultUnlessDeclaredError<Result>(
  read: () => Result,
  ...declared: { name: string }[]
): Result | undefined {
  try {
    return read();
  } catch (error) {
    expectDeclared(error, declared);
    return undefined;
  }
}

const list: FileList = {
  build: 'a',
  pages: { '/': ['b', 1, 'Home'] },
  files: { '/x': ['c', 2] },
  redirects: {},
};

const tests: Record<string, () => Promise<void>> = {
  'live-code/messages.ts': () =>
    feed(
      jsonWith([
        'type',
        'run',
        'height',
        'error',
        'message',
        'line',
        'presets',
        'modes',
        'name',
        'css',
      ]),
      (value) => {
        for (const type of [
          'ready',
          'shown',
          'failed',
          'theme',
          'uncaught',
          'mode',
          'css',
          'link',
        ]) {
          const report = readFrameReport(
            typeof value === 'object' && value !== null ? { ...value, type } : value,
          );
          if (report?.type === 'shown') expect(report.height).toBeLessThanOrEqual(tallestFrame);
          if (report?.type === 'mode') expect(isName(report.mode)).toBe(true);
          expect(JSON.stringify(report ?? '').length).toBeLessThan(1_000_000);
        }
      },
    ),
  'live-code/share-link.ts': async () => {
    const valid = await encodeWork({ code: '<b>x</b>', theme: '', preset: '', mode: '' });
    const packed = jsonWith(['code', 'theme', 'preset', 'mode']);
    await feed(marked('work1.', valid), (hash) =>
      expectResultOrMessage(decodeWork(hash), ({ code }) => expect(typeof code).toBe('string')),
    );
    await feed(packed, async (value) =>
      expectResultOrMessage(
        decodeWork(`work1.${await packText(JSON.stringify(value))}`),
        ({ preset }) => expect(preset).toMatch(/^[\w-]{0,40}$/),
      ),
    );
  },
  'themes/theme-link.ts': async () => {
    const valid = await encodeTheme({ base: 'base', changes: { colors: { text: 'red' } } });
    await feed(marked('theme1.', valid), (hash) =>
      expectResultOrMessage(decodeTheme(hash), ({ base }) => expect(typeof base).toBe('string')),
    );
    await feed(jsonWith(['base', 'changes', 'name']), async (value) =>
      expectResultOrMessage(
        decodeTheme(`theme1.${await packText(JSON.stringify(value))}`),
        ({ changes }) => {
          expect(Object.getPrototypeOf(changes)).toBe(Object.prototype);
          expect(JSON.stringify(changes)).not.toMatch(/"(__proto__|constructor|prototype)":/);
        },
      ),
    );
  },
  'themes/demo-address.ts': () =>
    feed(query(['theme', 'mode', 'beside', 'beside-mode']), (search) => {
      const { theme, beside, problem } = readDemoAddress(search, ['base', 'dark'], false);
      expect(['base', 'dark']).toContain(theme);
      expect(['', 'base', 'dark']).toContain(beside);
      const asked = new URLSearchParams(search).get('theme');
      if (asked && asked !== theme) expect(problem).not.toBe('');
    }),
  'themes/stored-draft.ts': () =>
    feed(
      storedText(
        ['version', 'revision', 'parent', 'edited', 'past', 'present', 'future', 'base', 'changes'],
        '{"version":2,"revision":"a","parent":"","edited":1,"present":{"name":"a","base":"","changes":{"space":[1]}}}',
      ),
      (text) => {
        const steps = readSteps(text, 'a');
        if (steps) expect(JSON.stringify(steps)).not.toMatch(unsafeKey);
        const read = resultUnlessDeclaredError(() => readHead(text), NewerVersion, SyntaxError);
        if (!read) return;
        expect(typeof read.head.present.name).toBe('string');
        expect(Number.isFinite(read.head.edited)).toBe(true);
        expect(JSON.stringify(read)).not.toMatch(unsafeKey);
      },
    ),
  'themes/read-theme.ts': () =>
    feed(
      storedText(
        ['colors', 'modes', 'sets', 'resolutionOrder', '$value', '$type', 'sources', 'theme'],
        ':root { --theme-ui-colors-text: #000; } @theme { --color-a: red; }',
      ),
      (text) => {
        const read = resultUnlessDeclaredError(
          () => readTheme([{ name: '', text }]),
          UnreadableTheme,
        );
        if (read) expect(JSON.stringify(read.theme)).not.toMatch(unsafeKey);
      },
    ),
  'themes/random-address.ts': () =>
    feed(query(['seed', 'v', 'harmony', 'mode', 'fonts']), (search) => {
      const { wish, mode } = readRandomAddress(search);
      expect(wish.seed).not.toBe('');
      expect(Array.from(wish.seed).length).toBeLessThanOrEqual(40);
      expect(['light', 'dark']).toContain(mode);
    }),
  'offline/file-list.ts': () =>
    feed(jsonWith(['build', 'pages', 'files', 'redirects']), (value) => {
      const half = typeof value === 'object' ? { ...list, ...value } : value;
      for (const each of [value, half].filter(isFileList)) {
        expect(Number.isFinite(totalOf(each).bytes)).toBe(true);
        expect(Number.isFinite(changesSince(each, list).bytes)).toBe(true);
        expect(Number.isFinite(changesSince(list, each).bytes)).toBe(true);
      }
    }),
  'offline/messages.ts': () =>
    feed(jsonWith(['type', 'seen']), (value) => {
      for (const type of [undefined, 'hello', 'save']) {
        const message = readPageMessage(
          type && typeof value === 'object' ? { ...value, type } : value,
        );
        if (type && typeof value === 'object') expect(message?.type).toBe(type);
        const paths = message?.type === 'hello' ? message.seen : [];
        for (const path of paths) expect(path).toMatch(/^\/(?!\/)/);
      }
    }),
  'offline/save-state.ts': () =>
    feed(
      jsonWith(['copy', 'job', 'lastError', 'build', 'files', 'bytes', 'status', 'done']),
      (value) => {
        if (!isSaveState(value)) return;
        const { job, lastError } = nextState(value, { type: 'stored', bytes: 1 });
        if (job) expect(Number.isFinite(percentOf(job))).toBe(true);
        if (lastError) expect(typeof errorText(lastError)).toBe('string');
      },
    ),
  'page-loading/browser/deploy-check.ts': () =>
    feed(storedText([], 'abc'), (stored) => {
      expect(needsReload('abc', 'abc', stored)).toBe(false);
      expect(needsReload('abc', 'def', stored)).toBe(stored !== 'abc');
    }),
  'page-loading/fetch-json.ts': () =>
    feed(
      storedText(['path', 'result', 'title', 'compilationHash'], '{"path":"/"}'),
      async (body) => {
        const answer: typeof fetch = async () =>
          new Response(body, { headers: { 'content-type': 'application/json' } });
        for (const isRight of [isPageData, isAppData]) {
          const isText = (value: unknown): value is unknown => isRight(value);
          await fetchJson('/x', isText, answer).then(
            (read) => expect(isRight(read)).toBe(true),
            (error: unknown) => expectDeclared(error, [NonRetryableError, SyntaxError]),
          );
        }
      },
    ),
  'page-loading/links.ts': () =>
    feed(storedText([], '/theming#%E2%82%AC'), (address) => {
      if (!/\p{Surrogate}/u.test(address))
        expect(() => decodeURIComponent(toDecodable(address))).not.toThrow();
    }),
  'search/data.ts': () =>
    feed(
      jsonWith([
        'base',
        'pages',
        'path',
        'title',
        'section',
        'keywords',
        'parts',
        'id',
        'headings',
        'text',
      ]),
      (value) => {
        const page = { path: '/', title: 'Home', parts: [value] };
        for (const data of [value, { base: '', pages: value }, { base: '', pages: [page] }]) {
          if (isSearchData(data)) createSearchEngine(data.pages).search('home');
        }
      },
    ),
};

test.each(Object.keys(tests))(`src/%s handles damaged values (seed ${seed})`, (file) =>
  tests[file]!(),
);

test('every reader listed as tested here has a test', () => {
  expect(Object.keys(tests).sort()).toEqual(testedIn('data'));
});

test('every file that reads stored or received values is on the list', () => {
  const files = readingFiles();
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !(file in readers))).toEqual([]);
});
