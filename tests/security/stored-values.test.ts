/**
 * @jest-environment jsdom
 */
import fc from 'fast-check';
import { showStoredSelections } from '../../src/content/elements/tab-selection';
import { readNavigationState } from '../../src/shell/sidebar/sections';
import { colorModeKey } from '../../src/runtime/browser/storage';
import { listDrafts, readSteps } from '../../src/studio/tools/customize/drafts/draft-storage';
import { findDraft } from '../../src/studio/tools/customize/drafts/opened-draft';
import { colorModes } from '../../src/base/design/modes';
import { readUnreadable, readWork } from '../../src/sandbox/live-code/work-memory';
import { restoreScroll } from '../../src/runtime/page-loading/scroll-memory';
import { patternOf } from '../../src/shell/search/pattern';
import { query, runs, seed, storedText, unsafeKey } from './hostile-values';

const feed = <Value>(values: fc.Arbitrary<Value>, read: (value: Value) => void) =>
  fc.assert(
    fc.property(values, (value) => read(value)),
    { numRuns: runs, seed },
  );

const isTextList = (list: unknown) =>
  Array.isArray(list) && list.every((each) => typeof each === 'string');

const root = document.documentElement;
const wasInjected = () => document.querySelector('script, img, iframe, [onerror]') !== null;

const tests: Record<string, () => void | Promise<void>> = {
  async 'runtime/color-mode/controller.ts'() {
    const names = colorModes.map(({ name }) => name as string);
    window.matchMedia = () =>
      Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    const { showColorMode, startColorMode } =
      await import('../../src/runtime/color-mode/controller');
    startColorMode();
    feed(storedText(['dark'], 'dark'), (stored) => {
      window.localStorage.setItem(colorModeKey, stored);
      showColorMode();
      expect(names).toContain(root.dataset.colorMode);
      window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey, newValue: stored }));
      expect(names).toContain(root.dataset.colorMode);
    });
  },
  'studio/tools/customize/drafts/draft-storage.ts'() {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const keys = ['name', 'base', 'changes', 'edited', 'id', 'steps', 'past', 'present', 'future'];
    feed(
      storedText(keys, '{"name":"a","base":"","changes":{"space":[1]},"edited":1}'),
      (stored) => {
        window.localStorage.setItem('site:theme-draft:a', stored);
        for (const listed of listDrafts()) {
          expect(listed).toMatchObject({ id: 'a', name: expect.any(String) });
          expect(Number.isFinite(listed.edited)).toBe(true);
          expect(JSON.stringify(listed)).not.toMatch(unsafeKey);
        }
        // A draft that can't be read is kept.
        expect(window.localStorage.getItem('site:theme-draft:a')).toBe(stored);
      },
    );
    const steps = '{"id":"a","steps":{"past":[],"present":{"base":"","changes":{}},"future":[]}}';
    feed(storedText(keys, steps), (stored) => {
      window.sessionStorage.setItem('site:theme-steps', stored);
      expect(JSON.stringify(readSteps('a', {}) ?? '')).not.toMatch(unsafeKey);
    });
    warn.mockRestore();
    window.localStorage.clear();
  },
  'studio/tools/customize/drafts/opened-draft.ts': () =>
    fc.assert(
      fc.asyncProperty(query(['base']), storedText([], '#theme1.x'), async (search, hash) => {
        const { shared, problem } = await findDraft(hash, search, { deep: {} });
        if (shared) expect(['', 'deep']).toContain(shared.base);
        if (hash.startsWith('#theme1.')) expect(shared === undefined).toBe(problem !== undefined);
      }),
      { numRuns: runs, seed },
    ),
  'content/elements/tab-selection.ts'() {
    feed(storedText(['npm'], 'pnpm'), (stored) => {
      window.localStorage.setItem('theme-ui-docs-package-manager', stored);
      // The id of a group is the author's.
      window.localStorage.setItem(`theme-ui-docs-tab-${stored}`, stored);
      showStoredSelections();
      expect(root.getAttribute('data-theme-ui-docs-package-manager')).toBe(stored);
      expect(wasInjected()).toBe(false);
    });
    window.localStorage.clear();
  },
  async 'shell/search/browser/search-marks.ts'() {
    // jsdom has no CSS object. Without `CSS.highlights`, matches aren't marked.
    Object.assign(globalThis, { CSS: {} });
    const { readMarks } = await import('../../src/shell/search/browser/search-marks');
    feed(storedText(['0', '1'], '["https://example.test/#a%20b","x"]'), (stored) => {
      const marks = readMarks(stored);
      expect(isTextList(marks)).toBe(true);
      const pattern = patternOf(marks.slice(1));
      // An empty match would cause an endless loop.
      if (pattern) expect(''.match(pattern)).toBeNull();
    });
  },
  async 'shell/search/browser/search-page.ts'() {
    Object.assign(globalThis, { CSS: {} });
    const { startSearchPage } = await import('../../src/shell/search/browser/search-page');
    const messages: unknown[] = [];
    class FakeWorker extends EventTarget {
      postMessage(message: unknown) {
        messages.push(message);
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: FakeWorker, SEARCH_WORKER_URL: '/worker.js' });
    startSearchPage();
    feed(query(['q', 'version']), (search) => {
      window.history.replaceState(
        null,
        '',
        `/search?${search.replace(/^\?/, '').replace(/#/g, '')}`,
      );
      document.body.innerHTML = `<main data-search-page='{"":"/search/a.json","0.16":"/search/b.json"}'><input><div data-search-results></div></main>`;
      document.dispatchEvent(new Event('site:page'));
      expect(wasInjected()).toBe(false);
    });
    expect(messages.length).toBeGreaterThan(runs);
    for (const message of messages) {
      const { type, data } = message as Record<string, unknown>;
      if (type === 'load') expect(['/search/a.json', '/search/b.json']).toContain(data);
    }
  },
  'shell/sidebar/sections.ts'() {
    feed(storedText(['sections', 'top'], '{"sections":{"a":true},"top":3}'), (stored) => {
      window.sessionStorage.setItem('site:navigation', stored);
      const { sections, top } = readNavigationState();
      expect(typeof sections).toBe('object');
      expect(typeof top).toBe('number');
    });
  },
  'sandbox/live-code/work-memory.ts'() {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let link = 0;
    feed(storedText(['code', 'theme', 'preset', 'mode'], '{"code":"<b>x</b>"}'), (stored) => {
      link += 1;
      window.sessionStorage.setItem(`site:edit:playground#${link}`, stored);
      const work = readWork(`#${link}`);
      if (work) expect(typeof work.code).toBe('string');
      // Unreadable work is kept.
      else expect(readUnreadable()!.endsWith(stored)).toBe(true);
    });
  },
  'runtime/page-loading/scroll-memory.ts'() {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    feed(storedText(['x'], '120'), (stored) => {
      window.sessionStorage.setItem('site:scroll:first', stored);
      restoreScroll('first');
    });
    expect(scrolled).toHaveBeenCalledTimes(runs);
    for (const [, top] of scrolled.mock.calls as unknown as [number, number][]) {
      expect(typeof top).toBe('number');
    }
  },
};

test.each(Object.keys(tests))(`src/%s handles damaged values (seed ${seed})`, (file) =>
  tests[file]!(),
);
