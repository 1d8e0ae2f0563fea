import { subscribeToMode } from '../../color-mode/mode-events';
import { startCopyButtons } from '../../behaviors/copy-buttons';
import { markPackageManager, startInstallTabs } from '../../behaviors/install-tabs';
import { startIslands } from '../../islands/start-islands';
import { showCurrentPath } from '../../behaviors/current-path';
import { startMenu } from '../../behaviors/menu';
import { startSearch } from '../../behaviors/search';
import { startPageCopy } from '../../behaviors/page-copy';
import { startScrollers } from '../../behaviors/scrollers';
import { startShortcuts } from '../../behaviors/shortcuts';
import { startSections } from '../../behaviors/sections';
import { startServiceWorker } from '../../behaviors/service-worker';
import { startSkipLinks } from '../../behaviors/skip-links';
import { startTocTracking } from '../../behaviors/toc-tracking';
import { startVersions } from '../../behaviors/versions';
import { startNavigation } from '../../page-loading/navigate';
import { announceShell, onceParsed } from '../../browser/page-events';
import { restoreScrollOfReload } from '../../page-loading/scroll-memory';
import { repaintViewFirst } from '../../color-mode/view-first';

// A deferred file: all of the shell that works without React, on a page that is parsed.
onceParsed(() => {
  restoreScrollOfReload();
  subscribeToMode(repaintViewFirst);
  markPackageManager();
  startMenu();
  startSkipLinks();
  startCopyButtons();
  startPageCopy();
  showCurrentPath();
  startInstallTabs();
  startSearch();
  startShortcuts();
  startVersions();
  startSections();
  startScrollers();
  startTocTracking();
  startIslands();
  // In `npm start`, React shows pages.
  if (process.env.NODE_ENV === 'production') startNavigation();
  startServiceWorker();
  announceShell();
});
