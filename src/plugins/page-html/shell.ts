import { subscribeToMode } from '../../color-mode/mode-events';
import { startCopyButtons } from '../../components/mdx/copy-buttons';
import { markPackageManager, startInstallTabs } from '../../components/mdx/install-tabs';
import { startAppWhereNeeded } from '../../components/shell/app-needs';
import { showCurrentPath } from '../../components/shell/current-path';
import { startMenu } from '../../components/shell/menu';
import { startSections } from '../../components/shell/sections';
import { startSkipLinks } from '../../components/shell/skip-links';
import { startTocTracking } from '../../components/shell/toc-tracking';
import { startAppOnRequest } from '../../page-loading/app-start';
import { startDocumentPrefetch } from '../../page-loading/document-prefetch';
import { announceShell, onceParsed, onceShown } from '../../page-loading/page-events';
import { restoreScrollOfReload } from '../../page-loading/scroll-memory';
import { repaintViewFirst } from '../../page-loading/view-first';

// A deferred file: all of the shell that works without React, on a page that is parsed.
onceParsed(() => {
  restoreScrollOfReload();
  subscribeToMode(repaintViewFirst);
  markPackageManager();
  startMenu();
  startSkipLinks();
  startCopyButtons();
  showCurrentPath();
  startInstallTabs();
  startSections();
  startTocTracking();
  startAppOnRequest();
  startDocumentPrefetch();
  onceShown(startAppWhereNeeded);
  announceShell();
});
