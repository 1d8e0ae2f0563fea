import { startColorMode } from '../../color-mode/controller';
import { startCopyButtons } from '../../components/mdx/copy-buttons';
import { startInstallTabs } from '../../components/mdx/install-tabs';
import { startMenu } from '../../components/shell/menu';
import { onceParsed } from '../../page-loading/page-events';
import { startScriptFailureNotice } from '../../components/shell/script-failure';
import { startSections } from '../../components/shell/sections';
import { startSkipLinks } from '../../components/shell/skip-links';
import { startTocTracking } from '../../components/shell/toc-tracking';

// Before the first paint: what the styles depend on.
document.documentElement.dataset.scripts = '';
startColorMode();
startMenu();
startSkipLinks();
startCopyButtons();
startInstallTabs();
startScriptFailureNotice();

// What reads the document waits for it.
onceParsed(() => {
  startSections();
  startTocTracking();
});
