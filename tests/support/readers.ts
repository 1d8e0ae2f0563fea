import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** File that reads untrusted input. */
interface Reader {
  /** Input that it reads. */
  reads: string;
  /** Test in tests/unit/hostile that passes damaged values to it: `data.test.ts`, `page.test.ts`, or why none does. */
  tested: 'data' | 'page' | `not: ${string}`;
}

/**
 * All code that reads untrusted input in the browser: from storage, URLs, messages, files and page data. Keys are files
 * in `src`. tests/unit/hostile fails if a file that reads such input is missing here.
 */
export const readers: Record<string, Reader> = {
  'mdx/tab-selection.ts': { reads: 'stored tabs', tested: 'page' },
  'offline/browser/offline-page.ts': {
    reads: 'file list; flag that nothing can be saved',
    tested: 'not: by isFileList, which src/offline/file-list is tested for',
  },
  'offline/browser/offline-status.ts': {
    reads: 'messages of the service worker; flags',
    tested: 'not: the worker is a script of this site, and flags have no value',
  },
  'search/browser/search-marks.ts': { reads: 'stored words to mark', tested: 'page' },
  'search/browser/search-page.ts': { reads: 'query of the URL', tested: 'page' },
  'search/search-button.ts': { reads: 'stored flag', tested: 'not: flags have no value' },
  'sidebar/sections.ts': { reads: 'stored sections', tested: 'page' },
  'offline/service-worker.ts': {
    reads: 'messages of the service worker; a flag',
    tested: 'not: the worker is a script of this site, and flags have no value',
  },
  'shortcuts/shortcuts.ts': {
    reads: 'stored flag: single-key shortcuts are off',
    tested: 'not: flags have no value',
  },
  'color-mode/controller.ts': {
    reads: 'stored color mode; color mode of another tab',
    tested: 'page',
  },
  'live-code/ui/highlight-worker.ts': {
    reads: 'code of the editor, from the page',
    tested: 'not: tests/hostile has code that is slow to highlight',
  },
  'live-code/ui/highlighter.ts': {
    reads: 'responses of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'recipes/RecipeLook.tsx': {
    reads: 'preset in the URL',
    tested: 'not: it only looks for its own key; tests/tools/recipes has an unknown one',
  },
  'theme-tools/customize/draft-storage.ts': { reads: 'stored themes, and steps', tested: 'page' },
  'theme-tools/customize/opened-draft.ts': {
    reads: 'query and hash of /customize',
    tested: 'page',
  },
  'theme-tools/customize/import/ImportPanel.tsx': {
    reads: 'pasted text, files, and a stored text',
    tested: 'not: it passes them on to themes/read-theme',
  },
  'theme-tools/customize/import/read-files.ts': {
    reads: 'responses of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'theme-tools/customize/import/reader.worker.ts': {
    reads: 'texts from the page',
    tested: 'not: it passes them on to themes/read-theme',
  },
  'theme-tools/useAddress.ts': {
    reads: 'query and hash',
    tested: 'not: it only passes them on to src/theme-tools',
  },
  'browser/edit-memory.ts': { reads: 'stored edits, as text; their order', tested: 'page' },
  'live-code/frame-channel.ts': {
    reads: 'messages of the sandbox, as text',
    tested: 'not: src/live-code/messages reads them',
  },
  'live-code/frame/ModeSections.tsx': {
    reads: 'its own text',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'live-code/frame/after-task.ts': {
    reads: 'its own message',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'live-code/frame/evaluate.ts': {
    reads: 'its own message',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'live-code/frame/index.tsx': {
    reads: 'messages of the embedding page',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'live-code/frame/themes.ts': {
    reads: 'theme from the embedding page',
    tested: 'not: inside the sandbox, where untrusted code runs anyway',
  },
  'live-code/messages.ts': { reads: 'messages of the sandbox', tested: 'data' },
  'live-code/share-link.ts': { reads: 'code in a link', tested: 'data' },
  'live-code/work-memory.ts': { reads: 'stored work of the playground', tested: 'page' },
  'offline/file-list.ts': {
    reads: 'file list',
    tested: 'not: a file of the build',
  },
  'offline/worker/index.ts': {
    reads: 'messages of pages',
    tested: 'not: pages are scripts of this site',
  },
  'offline/messages.ts': {
    reads: 'type of a message',
    tested: 'not: pages and the worker are scripts of this site',
  },
  'page-loading/DevelopmentNavigation.tsx': {
    reads: 'query and hash of a redirected URL',
    tested: 'not: it only copies them, and is only in `npm start`',
  },
  'page-loading/deploy-check.ts': { reads: 'stored hash of scripts', tested: 'data' },
  'page-loading/fetch-json.ts': { reads: 'page data and app data', tested: 'data' },
  'page-loading/links.ts': { reads: 'URLs', tested: 'data' },
  'page-loading/page-info.ts': {
    reads: 'build and scripts in the page',
    tested: 'not: part of the document, which the content policy protects',
  },
  'page-loading/page-view.ts': {
    reads: 'documents of this site',
    tested: 'not: files of the build, or cached copies of them',
  },
  'page-loading/scroll-memory.ts': { reads: 'stored scroll positions', tested: 'page' },
  'search/browser/client.ts': {
    reads: 'responses of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'search/worker/worker.ts': {
    reads: 'search data; queries of the page',
    tested: 'not: the data is a file of the build with a hash in its name',
  },
  'themes/demo-address.ts': { reads: 'query of /demo', tested: 'data' },
  'themes/random-address.ts': { reads: 'query of /random', tested: 'data' },
  'themes/read-theme.ts': { reads: 'pasted and opened themes', tested: 'data' },
  'themes/theme-link.ts': { reads: 'theme in a link', tested: 'data' },
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
    .filter((file) => file !== 'versions/packages.ts');
  return files
    .filter((file) => READ_PATTERN.test(readFileSync(path.join('src', file), 'utf8')))
    .sort();
}

/** Files that a test in tests/unit/hostile covers. */
export const testedIn = (test: 'data' | 'page') =>
  Object.keys(readers)
    .filter((file) => readers[file]!.tested === test)
    .sort();
