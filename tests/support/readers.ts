import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** File that reads untrusted input. */
interface Reader {
  /** Input that it reads. */
  reads: string;
  /** Test in tests/security that passes damaged values to it: `data.test.ts`, `page.test.ts`, or why none does. */
  tested: 'data' | 'page' | `not: ${string}`;
}

/**
 * All code that reads untrusted input in the browser: from storage, URLs, messages, files and page data. Keys are files
 * in `src`. tests/security fails if a file that reads such input is missing here.
 */
export const readers: Record<string, Reader> = {
  'content/elements/tab-selection.ts': { reads: 'stored tabs', tested: 'page' },
  'shell/offline/browser/offline-page.ts': {
    reads: 'file list; flag that nothing can be saved',
    tested: 'not: by isFileList, which src/shell/offline/file-list is tested for',
  },
  'shell/offline/browser/offline-status.ts': {
    reads: 'messages of the service worker; flags',
    tested: 'not: the worker is a script of this site, and flags have no value',
  },
  'shell/search/browser/search-marks.ts': { reads: 'stored words to mark', tested: 'page' },
  'shell/search/browser/search-page.ts': { reads: 'query of the URL', tested: 'page' },
  'shell/search/search-button.ts': { reads: 'stored flag', tested: 'not: flags have no value' },
  'shell/sidebar/sections.ts': { reads: 'stored sections', tested: 'page' },
  'shell/offline/service-worker.ts': {
    reads: 'messages of the service worker; a flag',
    tested: 'not: the worker is a script of this site, and flags have no value',
  },
  'shell/shortcuts/shortcuts.ts': {
    reads: 'stored flag: single-key shortcuts are off',
    tested: 'not: flags have no value',
  },
  'runtime/color-mode/controller.ts': {
    reads: 'stored color mode; color mode of another tab',
    tested: 'page',
  },
  'sandbox/live-code/ui/highlight-worker.ts': {
    reads: 'code of the editor, from the page',
    tested: 'not: tests/hostile has code that is slow to highlight',
  },
  'sandbox/live-code/ui/highlighter.ts': {
    reads: 'responses of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'site/recipes/RecipeLook.tsx': {
    reads: 'preset in the URL',
    tested: 'not: it only looks for its own key; tests/tools/recipes has an unknown one',
  },
  'studio/tools/customize/draft-storage.ts': { reads: 'stored themes, and steps', tested: 'page' },
  'studio/tools/customize/opened-draft.ts': {
    reads: 'query and hash of /customize',
    tested: 'page',
  },
  'studio/tools/customize/import/ImportPanel.tsx': {
    reads: 'pasted text, files, and a stored text',
    tested: 'not: it passes them on to themes/read-theme',
  },
  'studio/tools/customize/import/read-files.ts': {
    reads: 'responses of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'studio/tools/customize/import/reader.worker.ts': {
    reads: 'texts from the page',
    tested: 'not: it passes them on to themes/read-theme',
  },
  'studio/tools/useAddress.ts': {
    reads: 'query and hash',
    tested: 'not: it only passes them on to src/studio/tools',
  },
  'runtime/browser/edit-memory.ts': { reads: 'stored edits, as text; their order', tested: 'page' },
  'sandbox/live-code/frame-channel.ts': {
    reads: 'messages of the sandbox, as text',
    tested: 'not: src/sandbox/live-code/messages reads them',
  },
  'sandbox/live-code/frame/ModeSections.tsx': {
    reads: 'its own text',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'sandbox/live-code/frame/after-task.ts': {
    reads: 'its own message',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'sandbox/live-code/frame/evaluate.ts': {
    reads: 'its own message',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'sandbox/live-code/frame/index.tsx': {
    reads: 'messages of the embedding page',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'sandbox/live-code/frame/themes.ts': {
    reads: 'theme from the embedding page',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'sandbox/live-code/messages.ts': { reads: 'messages of the sandbox', tested: 'data' },
  'sandbox/live-code/share-link.ts': { reads: 'code in a link', tested: 'data' },
  'sandbox/live-code/work-memory.ts': { reads: 'stored work of the playground', tested: 'page' },
  'shell/offline/file-list.ts': {
    reads: 'file list',
    tested: 'not: a file of the build',
  },
  'shell/offline/worker/index.ts': {
    reads: 'messages of pages',
    tested: 'not: pages are scripts of this site',
  },
  'shell/offline/messages.ts': {
    reads: 'type of a message',
    tested: 'not: pages and the worker are scripts of this site',
  },
  'runtime/page-loading/DevelopmentNavigation.tsx': {
    reads: 'query and hash of a redirected URL',
    tested: 'not: it only copies them, and is only in `npm start`',
  },
  'runtime/page-loading/deploy-check.ts': { reads: 'stored hash of scripts', tested: 'data' },
  'runtime/page-loading/fetch-json.ts': { reads: 'page data and app data', tested: 'data' },
  'runtime/page-loading/links.ts': { reads: 'URLs', tested: 'data' },
  'runtime/page-loading/page-info.ts': {
    reads: 'build and scripts in the page',
    tested: 'not: part of the document, which the content policy protects',
  },
  'runtime/page-loading/page-view.ts': {
    reads: 'documents of this site',
    tested: 'not: files of the build, or cached copies of them',
  },
  'runtime/page-loading/scroll-memory.ts': { reads: 'stored scroll positions', tested: 'page' },
  'shell/search/browser/client.ts': {
    reads: 'responses of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'shell/search/worker/worker.ts': {
    reads: 'search data; queries of the page',
    tested: 'not: the data is a file of the build with a hash in its name',
  },
  'studio/themes/demo-address.ts': { reads: 'query of /demo', tested: 'data' },
  'studio/themes/random-address.ts': { reads: 'query of /random', tested: 'data' },
  'studio/themes/read-theme.ts': { reads: 'pasted and opened themes', tested: 'data' },
  'studio/themes/theme-link.ts': { reads: 'theme in a link', tested: 'data' },
};

/** Matches code that reads untrusted input. */
const READ_PATTERN =
  /read(Setting|Visit)\(|JSON\.parse\(|\.json\(\)|new URLSearchParams\((search|window)|onmessage =|addEventListener\('message'|location\.search\b|\bdata: unknown\)/;

/** Folders of src without code that reads in browsers. Those in `browser` only define how others read. */
const skippedFolders = [
  ...['browser', 'changes', 'commands', 'docusaurus', 'hosting', 'markdown', 'page-html', 'pages'],
  ...['pipeline', 'reference', 'social-cards'],
];

/** Files in `src` that read untrusted input, judging by their text. */
export function readingFiles(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !skippedFolders.includes(file.split('/')[0]!))
    .filter((file) => !/\/(build\/|(build|plugin)\.ts$)/.test(file))
    .filter((file) => file !== 'content/versions/packages.ts');
  return files
    .filter((file) => READ_PATTERN.test(readFileSync(path.join('src', file), 'utf8')))
    .sort();
}

/** Files that a test in tests/security covers. */
export const testedIn = (test: 'data' | 'page') =>
  Object.keys(readers)
    .filter((file) => readers[file]!.tested === test)
    .sort();
