import { subscribeToMode } from '../../color-mode/mode-events';
import { startCopyButtons } from '../../behaviors/copy-buttons';
import { markPackageManager, startInstallTabs } from '../../behaviors/install-tabs';
import { startAppWhereNeeded } from '../../app-start/app-needs';
import { showCurrentPath } from '../../behaviors/current-path';
import { startMenu } from '../../behaviors/menu';
import { startSearch } from '../../behaviors/search';
import { startPageCopy } from '../../behaviors/page-copy';
import { startSections } from '../../behaviors/sections';
import { startServiceWorker } from '../../behaviors/service-worker';
import { startSkipLinks } from '../../behaviors/skip-links';
import { startTocTracking } from '../../behaviors/toc-tracking';
import { startAppOnRequest } from '../../app-start/app-start';
import { startDocumentPrefetch } from '../../page-loading/document-prefetch';
import { announceShell, onceParsed, onceShown } from '../../browser/page-events';
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
  startSections();
  startTocTracking();
  startAppOnRequest();
  startDocumentPrefetch();
  onceShown(startAppWhereNeeded);
  startServiceWorker();
  announceShell();
});
