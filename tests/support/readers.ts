import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that reads what others may have written. */
interface Reader {
  /** What it reads. */
  reads: string;
  /** Where damaged values are fed through it: `data.test.ts` or `page.test.ts` of tests/unit/hostile; or why not. */
  tested: 'data' | 'page' | `not: ${string}`;
}

/**
 * Everything that the site reads in a browser from storage, addresses, messages, files and page data, by the
 * file of `src` that reads it. tests/unit/hostile fails when a file reads and is not here.
 */
export const readers: Record<string, Reader> = {
  'mdx/install-tabs.ts': { reads: 'stored package manager', tested: 'page' },
  'offline/browser/offline-page.ts': {
    reads: 'list of files; whether nothing is kept, as a flag',
    tested: 'not: by isFileList, which src/offline/file-list is tested for',
  },
  'offline/browser/offline-status.ts': {
    reads: 'reports of the worker; flags',
    tested: 'not: the worker is a script of this site, and flags have no content',
  },
  'search/browser/recent-searches.ts': { reads: 'stored searches', tested: 'page' },
  'versions/browser/release-choice.ts': { reads: 'stored release', tested: 'page' },
  'search/browser/search-marks.ts': { reads: 'stored words to mark', tested: 'page' },
  'search/browser/search-page.ts': { reads: 'query of the address', tested: 'page' },
  'search/search-button.ts': { reads: 'stored flag', tested: 'not: flags have no content' },
  'sidebar/sections.ts': { reads: 'kept sections; list of links', tested: 'page' },
  'offline/service-worker.ts': {
    reads: 'reports of the worker; a flag',
    tested: 'not: the worker is a script of this site, and flags have no content',
  },
  'shortcuts/shortcuts.ts': {
    reads: 'stored flag: single-key shortcuts are off',
    tested: 'not: flags have no content',
  },
  'versions/browser/since-marks.ts': { reads: 'stored release', tested: 'page' },
  'versions/versions.ts': { reads: 'stored flag', tested: 'not: flags have no content' },
  'color-mode/controller.ts': { reads: 'stored mode; that of another tab', tested: 'page' },
  'live-code/ui/PreviewFrame.tsx': {
    reads: 'messages of the sandbox, which it only counts',
    tested: 'not: tests/hostile floods it',
  },
  'live-code/ui/highlight-worker.ts': {
    reads: 'code of the editor, from its page',
    tested: 'not: tests/hostile has code that is slow to highlight',
  },
  'live-code/ui/highlighter.ts': {
    reads: 'answers of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'recipes/RecipeLook.tsx': {
    reads: 'preset in the address',
    tested: 'not: it only looks for its own key; tests/tools/recipes has an unknown one',
  },
  'theme-tools/customize/draft-storage.ts': { reads: 'stored themes', tested: 'page' },
  'theme-tools/customize/opened-draft.ts': {
    reads: 'query and hash of /customize',
    tested: 'page',
  },
  'theme-tools/theme-history.ts': { reads: 'kept random themes', tested: 'page' },
  'theme-tools/useAddress.ts': {
    reads: 'query and hash, for the readers of src/theme-tools',
    tested: 'not: it hands on what src/theme-tools reads',
  },
  'browser/edit-memory.ts': { reads: 'kept edits, as text; their order', tested: 'page' },
  'live-code/frame-channel.ts': {
    reads: 'reports of the sandbox, as text',
    tested: 'not: src/live-code/messages reads them',
  },
  'live-code/frame/ModeSections.tsx': {
    reads: 'its own text',
    tested: 'not: inside the sandbox, which holds code of strangers anyway',
  },
  'live-code/frame/after-task.ts': {
    reads: 'its own message',
    tested: 'not: inside the sandbox, which holds code of strangers anyway',
  },
  'live-code/frame/evaluate.ts': {
    reads: 'its own message',
    tested: 'not: inside the sandbox, which holds code of strangers anyway',
  },
  'live-code/frame/index.tsx': {
    reads: 'requests of the page around it',
    tested: 'not: inside the sandbox, which holds code of strangers anyway',
  },
  'live-code/frame/themes.ts': {
    reads: 'theme of the page around it',
    tested: 'not: inside the sandbox, which holds code of strangers anyway',
  },
  'live-code/messages.ts': { reads: 'reports of the sandbox', tested: 'data' },
  'live-code/runner.ts': {
    reads: 'reports of the sandbox, as text',
    tested: 'not: src/live-code/messages reads them',
  },
  'live-code/share-link.ts': { reads: 'code in a link', tested: 'data' },
  'live-code/work-memory.ts': { reads: 'kept work of the playground', tested: 'page' },
  'offline/file-list.ts': { reads: 'list of files', tested: 'data' },
  'offline/messages.ts': { reads: 'messages to the worker', tested: 'data' },
  'offline/offline-state.ts': { reads: 'stored state of the worker', tested: 'data' },
  'offline/worker/answers.ts': {
    reads: 'the hash of the build',
    tested: 'not: by isAppData, which src/page-loading/page-data is tested for',
  },
  'offline/worker/copies.ts': {
    reads: 'list of files',
    tested: 'not: by isFileList, which src/offline/file-list is tested for',
  },
  'offline/worker/index.ts': {
    reads: 'messages of pages',
    tested: 'not: by readPageMessage, which src/offline/messages is tested for',
  },
  'offline/worker/state.ts': {
    reads: 'stored state',
    tested: 'not: by isOfflineState, which src/offline/offline-state is tested for',
  },
  'page-loading/DevelopmentNavigation.tsx': {
    reads: 'query and hash of a redirected address',
    tested: 'not: it reads nothing into them, and is in `npm start` only',
  },
  'page-loading/browser/deploy-check.ts': { reads: 'kept hash of scripts', tested: 'data' },
  'page-loading/fetch-json.ts': { reads: 'page data and app data', tested: 'data' },
  'page-loading/links.ts': { reads: 'addresses', tested: 'data' },
  'page-loading/page-info.ts': {
    reads: 'build and scripts in the page',
    tested: 'not: part of the document, which the policy holds',
  },
  'page-loading/page-view.ts': {
    reads: 'documents of this site',
    tested: 'not: what the build left, or the worker kept of it',
  },
  'page-loading/scroll-memory.ts': { reads: 'kept scroll positions', tested: 'page' },
  'search/browser/client.ts': {
    reads: 'answers of its worker',
    tested: 'not: the worker is a script of this site',
  },
  'search/data.ts': { reads: 'what the search reads', tested: 'data' },
  'search/worker/worker.ts': {
    reads: 'the same; queries of its page',
    tested: 'not: by isSearchData, which src/search/data is tested for',
  },
  'themes/demo-address.ts': { reads: 'query of /demo', tested: 'data' },
  'themes/draft.ts': { reads: 'stored theme with its history', tested: 'data' },
  'themes/random-address.ts': { reads: 'query of /random', tested: 'data' },
  'themes/read-theme.ts': { reads: 'themes that are pasted or opened', tested: 'data' },
  'themes/theme-link.ts': { reads: 'theme in a link', tested: 'data' },
};

/** How code reads what others may have written. */
const reads =
  /read(Setting|Visit)\(|JSON\.parse\(|\.json\(\)|new URLSearchParams\((search|window)|onmessage =|addEventListener\('message'|location\.search\b|\bdata: unknown\)/;

/** Folders of src whose code runs in Node alone; ./browser/storage is what the others read with. */
const inNode = [
  ...[
    'bench',
    'browser',
    'changes',
    'commands',
    'docusaurus',
    'hosting',
    'markdown',
    'page-html',
    'pages',
  ],
  ...['pipeline', 'reference', 'social-cards'],
];

/** Files of `src` that read, as far as their text tells. */
export function readingFiles(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !inNode.includes(file.split('/')[0]!))
    .filter((file) => !/\/(build\/|(build|plugin)\.ts$)/.test(file))
    .filter((file) => file !== 'versions/packages.ts');
  return files.filter((file) => reads.test(readFileSync(path.join('src', file), 'utf8'))).sort();
}

/** Files whose reading is tested there. */
export const testedIn = (place: 'data' | 'page') =>
  Object.keys(readers)
    .filter((file) => readers[file]!.tested === place)
    .sort();
