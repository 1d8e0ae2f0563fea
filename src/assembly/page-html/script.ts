import { startCopyButtons } from '../../content/elements/copy-buttons';
import { startTabs } from '../../content/elements/tab-selection';
import { startPlaygroundLinks } from '../../sandbox/live-code/playground-links';
import { startIslands } from '../../runtime/islands/start-islands';
import { showCurrentPath } from '../../shell/layout/current-path';
import { startHeaderLinks } from '../../shell/layout/header-links';
import { startMenu } from '../../shell/sidebar/menu';
import { startSearch } from '../../shell/search/search-button';
import { reportBlockedLoads } from '../../shell/layout/blocked-loads';
import { startPageCopy } from '../../shell/layout/page-copy';
import { startScrollers } from '../../content/elements/scrollers';
import { startShortcuts } from '../../shell/shortcuts/shortcuts';
import { startSections } from '../../shell/sidebar/sections';
import { startServiceWorker } from '../../shell/offline/service-worker';
import { startTocTracking } from '../../shell/layout/toc-tracking';
import { startTryPreset } from '../../site/presets/try-preset-button';
import { startVersions } from '../../content/versions/keep-section';
import { startModeTransitions } from '../../runtime/color-mode/mode-transition-loader';
import { startDropdowns } from '../../runtime/browser/dropdowns';
import { startNavigation } from '../../runtime/page-loading/navigate';
import { afterTask } from '../../runtime/browser/after-task';
import { announceShellStarted, oncePageParsed } from '../../runtime/browser/page-events';
import { restoreScrollAfterReload } from '../../runtime/page-loading/scroll-memory';

function startPageLoading(): void {
  // In `npm start`, Docusaurus' client router shows pages. In a sandboxed frame, page data can't be fetched.
  if (process.env.NODE_ENV !== 'production') reportBlockedLoads();
  else if (window.origin !== 'null') startNavigation();
}

/**
 * The first group starts as soon as the page is parsed, so that keys and clicks work when it has loaded. Each other one
 * starts in a task of its own, so that the browser can lay out the page and respond in between. If one throws, those after
 * it don't start, and src/runtime/islands/early-clicks falls back to the page without scripts. Listeners for clicks come in
 * this order: in-app navigation leaves alone what one before it has handled.
 */
const groups: readonly (readonly (() => void)[])[] = [
  [
    restoreScrollAfterReload,
    // Before the tabs are visible.
    startTabs,
    startMenu,
    startCopyButtons,
    startPageCopy,
    startPlaygroundLinks,
    startSearch,
    startShortcuts,
    startVersions,
    startTryPreset,
    startModeTransitions,
    startDropdowns,
  ],
  [showCurrentPath, startHeaderLinks, startSections],
  [startScrollers, startTocTracking, startIslands],
  [startPageLoading, startServiceWorker, announceShellStarted],
];

function startGroup(index: number): void {
  for (const start of groups[index] ?? []) start();
  if (index < groups.length) afterTask(() => startGroup(index + 1));
}

// The parts of the shell that don't need React. This script is async, so it may run before or after the page is parsed.
oncePageParsed(() => startGroup(0));
