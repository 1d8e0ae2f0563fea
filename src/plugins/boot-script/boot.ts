import { startColorMode } from '../../color-mode/controller';
import { startCopyButtons } from '../../components/mdx/copy-buttons';
import { startInstallTabs } from '../../components/mdx/install-tabs';
import { showCurrentPath } from '../../components/shell/current-path';
import { startMenu } from '../../components/shell/menu';
import { startSections } from '../../components/shell/sections';
import { startSkipLinks } from '../../components/shell/skip-links';
import { startTocTracking } from '../../components/shell/toc-tracking';
import { startAppOnRequest, type HoldPresses } from '../../page-loading/app-start';
import { startDocumentPrefetch } from '../../page-loading/document-prefetch';
import { onceActive, onceParsed } from '../../page-loading/page-events';
import { startScriptFailureNotice } from '../../page-loading/script-failure';
import { restoreScrollOfReload } from '../../page-loading/scroll-memory';

/** What only pages with parts for React need, such as live examples. */
export interface AppParts {
  holdPresses: HoldPresses;
  /** Starts the app where the HTML is not enough. */
  startAppWhereNeeded: () => void;
}

/** Starts all that works without React. */
export function boot(appParts?: AppParts): void {
  // Before the first paint: what the styles depend on.
  document.documentElement.dataset.scripts = '';
  startColorMode();
  startMenu();
  startSkipLinks();
  startCopyButtons();
  startInstallTabs();
  startScriptFailureNotice();
  startAppOnRequest(appParts?.holdPresses);
  startDocumentPrefetch();

  // What reads the document waits for it; what the reader does not see at once waits for the first paint.
  onceParsed(() => {
    showCurrentPath();
    restoreScrollOfReload();
    window.requestAnimationFrame(() =>
      window.setTimeout(() => {
        startSections();
        startTocTracking();
        if (appParts) onceActive(appParts.startAppWhereNeeded);
      }),
    );
  });
}
