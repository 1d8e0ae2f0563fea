import { startCopyButtons } from '../mdx/copy-buttons';
import { startTabs } from '../mdx/tab-selection';
import { startIslands } from '../islands/start-islands';
import { showCurrentPath } from '../sidebar/current-path';
import { startMenu } from '../sidebar/menu';
import { startSearch } from '../search/search-button';
import { reportBlockedLoads } from './browser/blocked-loads';
import { startPageCopy } from './browser/page-copy';
import { startScrollers } from '../mdx/scrollers';
import { startShortcuts } from '../shortcuts/shortcuts';
import { startSections } from '../sidebar/sections';
import { startServiceWorker } from '../offline/service-worker';
import { startTocTracking } from './browser/toc-tracking';
import { startVersions } from '../versions/versions';
import { startNavigation } from '../page-loading/navigate';
import { announceShell, onceParsed } from '../browser/page-events';
import { restoreScrollAfterReload } from '../page-loading/scroll-memory';

// Deferred bundle: the parts of the shell that don't need React. Runs once the page is parsed.
onceParsed(() => {
  restoreScrollAfterReload();
  // Before the tabs are visible.
  startTabs();
  startMenu();
  startCopyButtons();
  startPageCopy();
  showCurrentPath();
  startSearch();
  startShortcuts();
  startVersions();
  startSections();
  startScrollers();
  startTocTracking();
  startIslands();
  // In `npm start`, Docusaurus' client router shows pages. In a sandboxed frame, page data can't be fetched.
  if (process.env.NODE_ENV !== 'production') reportBlockedLoads();
  else if (window.origin !== 'null') startNavigation();
  startServiceWorker();
  announceShell();
});
