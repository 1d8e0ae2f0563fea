import { showColorMode, startColorMode } from '../../color-mode/controller';
import { subscribeToMode } from '../../color-mode/mode-events';
import { startCopyButtons } from '../../components/mdx/copy-buttons';
import {
  markPackageManager,
  showPackageManager,
  startInstallTabs,
} from '../../components/mdx/install-tabs';
import { showCurrentPath } from '../../components/shell/current-path';
import { startMenu } from '../../components/shell/menu';
import { startSections } from '../../components/shell/sections';
import { startSkipLinks } from '../../components/shell/skip-links';
import { startTocTracking } from '../../components/shell/toc-tracking';
import {
  followEarlySteps,
  startAppOnRequest,
  type HoldPresses,
} from '../../page-loading/app-start';
import { startDocumentPrefetch } from '../../page-loading/document-prefetch';
import { onceParsed, oncePainted, onFirstEvents } from '../../page-loading/page-events';
import { startScriptFailureNotice } from '../../page-loading/script-failure';
import { restoreScrollOfReload } from '../../page-loading/scroll-memory';
import { repaintViewFirst } from '../../page-loading/view-first';

declare global {
  interface Window {
    startShell: () => void;
  }
}

/** What only pages with parts for React need, such as live examples. */
export interface AppParts {
  holdPresses: HoldPresses;
  /** Starts the app where the HTML is not enough. */
  startAppWhereNeeded: () => void;
}

/**
 * Starts what works without React: now what the first paint depends on; the rest when the page calls
 * `startShell`, where it has something to show, or the reader does something before; most of it after the
 * paint. A script that attaches listeners to what nobody sees yet keeps everybody waiting.
 */
export function boot(appParts?: AppParts): void {
  document.documentElement.dataset.scripts = '';
  showColorMode();
  showPackageManager();
  followEarlySteps();

  let isStarted = false;
  window.startShell = () => {
    // React expects no script where the one that calls stands.
    document.currentScript?.remove();
    if (isStarted) return;
    isStarted = true;
    startShell(appParts);
  };
  onFirstEvents(window.startShell);
}

function startShell(appParts?: AppParts): void {
  startColorMode();
  markPackageManager();
  restoreScrollOfReload();

  oncePainted(() => {
    subscribeToMode(repaintViewFirst);
    startMenu();
    startSkipLinks();
    startCopyButtons();
    startScriptFailureNotice();
    startAppOnRequest(appParts?.holdPresses);
    startDocumentPrefetch();
    onceParsed(() => {
      showCurrentPath();
      startInstallTabs();
      startSections();
      startTocTracking();
      appParts?.startAppWhereNeeded();
    });
  });
}
