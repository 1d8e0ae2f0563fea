import fc from 'fast-check';
import { packText } from '../../src/runtime/browser/packed-text';
import { isName, parseReport, MAX_FRAME_HEIGHT } from '../../src/sandbox/live-code/messages';
import { decodeWork, encodeWork } from '../../src/sandbox/live-code/share-link';
import { needsReload } from '../../src/runtime/page-loading/deploy-check';
import { NonRetryableError } from '../../src/runtime/browser/retry';
import { fetchJsonBytes, parseJson } from '../../src/runtime/page-loading/fetch-json';
import { isAppData, isPageData } from '../../src/runtime/page-loading/page-data';
import { toDecodable } from '../../src/runtime/page-loading/links';
import { readDemoAddress } from '../../src/studio/themes/demo-address';
import { readTheme } from '../../src/studio/themes/read-theme';
import { readRandomAddress } from '../../src/studio/themes/random-address';
import { UnreadableTheme } from '../../src/studio/themes/text-problems';
import { decodeTheme, encodeTheme } from '../../src/studio/themes/theme-link';
import {
  jsonWith,
  marked,
  partly,
  query,
  runs,
  seed,
  storedText,
  unsafeKey,
} from './hostile-values';

/**
 * Passes random values to a reader. Fails if it throws, or if it accepts none of them, because then nothing checked
 * what it accepts.
 * @param read returns true if the reader accepts the value
 */
async function feed<Value>(
  values: fc.Arbitrary<Value>,
  read: (value: Value) => boolean | Promise<boolean>,
): Promise<void> {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(values, async (value) => void ((await read(value)) && (accepted += 1))),
    { numRuns: runs, seed },
  );
  expect(accepted).toBeGreaterThan(0);
}

/**
 * Expects a link reader to return a result or to fail with a readable message.
 * @returns true if it returns a result
 */
async function expectResultOrMessage<Result>(
  read: Promise<Result>,
  check: (result: Result) => void,
): Promise<boolean> {
  const result = await read.catch((error: Error) => error);
  if (result instanceof Error) expect(result.message).toMatch(/^This link is /);
  else check(result);
  return !(result instanceof Error);
}

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

const tests: Record<string, () => Promise<void>> = {
  'sandbox/live-code/messages.ts': () =>
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
        const types = ['ready', 'shown', 'failed', 'theme', 'uncaught', 'mode', 'css', 'console'];
        const reports = types.map((type) =>
          parseReport(
            JSON.stringify(
              typeof value === 'object' && value !== null ? { ...value, type } : value,
            ),
          ),
        );
        for (const report of reports) {
          if (report?.type === 'shown') expect(report.height).toBeLessThanOrEqual(MAX_FRAME_HEIGHT);
          if (report?.type === 'mode') expect(isName(report.mode)).toBe(true);
          expect(JSON.stringify(report ?? '').length).toBeLessThan(1_000_000);
        }
        return reports.some(Boolean);
      },
    ),
  'sandbox/live-code/share-link.ts': async () => {
    const work = { code: '<b>x</b>', theme: '', preset: '', mode: '' };
    const valid = await encodeWork(work);
    const packed = partly(work);
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
  'studio/themes/theme-link.ts': async () => {
    const theme = { base: 'base', name: '', changes: { colors: { text: 'red' } } };
    const valid = await encodeTheme(theme);
    await feed(marked('theme1.', valid), (hash) =>
      expectResultOrMessage(decodeTheme(hash), ({ base }) => expect(typeof base).toBe('string')),
    );
    await feed(partly(theme), async (value) =>
      expectResultOrMessage(
        decodeTheme(`theme1.${await packText(JSON.stringify(value))}`),
        ({ changes }) => {
          expect(Object.getPrototypeOf(changes)).toBe(Object.prototype);
          expect(JSON.stringify(changes)).not.toMatch(/"(__proto__|constructor|prototype)":/);
        },
      ),
    );
  },
  'studio/themes/demo-address.ts': () =>
    feed(query(['theme', 'mode', 'beside', 'beside-mode'], ['base', 'dark']), (search) => {
      const { theme, beside, problem } = readDemoAddress(search, ['base', 'dark'], false);
      expect(['base', 'dark']).toContain(theme);
      expect(['', 'base', 'dark']).toContain(beside);
      const asked = new URLSearchParams(search).get('theme');
      if (asked && asked !== theme) expect(problem).not.toBe('');
      return asked === theme;
    }),
  'studio/themes/read-theme.ts': () =>
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
        return read !== undefined;
      },
    ),
  'studio/themes/random-address.ts': () =>
    feed(query(['seed', 'harmony', 'mode', 'fonts']), (search) => {
      const { options, mode } = readRandomAddress(search);
      expect(options.seed).not.toBe('');
      expect(Array.from(options.seed).length).toBeLessThanOrEqual(40);
      expect(['light', 'dark']).toContain(mode);
      return true;
    }),
  'runtime/page-loading/deploy-check.ts': () =>
    feed(storedText([], 'abc'), (stored) => {
      expect(needsReload('abc', 'abc', stored)).toBe(false);
      expect(needsReload('abc', 'def', stored)).toBe(stored !== 'abc');
      return true;
    }),
  'runtime/page-loading/fetch-json.ts': () =>
    feed(
      storedText(['path', 'result', 'title', 'compilationHash'], '{"path":"/"}'),
      async (body) => {
        const answer: typeof fetch = async () =>
          new Response(body, { headers: { 'content-type': 'application/json' } });
        let isAccepted = false;
        for (const isRight of [isPageData, isAppData]) {
          const isText = (value: unknown): value is unknown => isRight(value);
          await fetchJsonBytes('/x', answer)
            .then((bytes) => parseJson(bytes, isText))
            .then(
              (read) => {
                expect(isRight(read)).toBe(true);
                isAccepted = true;
              },
              (error: unknown) => expectDeclared(error, [NonRetryableError, SyntaxError]),
            );
        }
        return isAccepted;
      },
    ),
  'runtime/page-loading/links.ts': () =>
    feed(storedText([], '/theming#%E2%82%AC'), (address) => {
      if (!/\p{Surrogate}/u.test(address))
        expect(() => decodeURIComponent(toDecodable(address))).not.toThrow();
      return true;
    }),
};

test.each(Object.keys(tests))(`src/%s handles damaged values (seed ${seed})`, (file) =>
  tests[file]!(),
);
