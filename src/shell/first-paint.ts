import { showColorMode, startColorMode } from '../color-mode/controller';
import { showPackageManager } from '../mdx/tab-selection';
import { defineRestoreNavigation } from '../sidebar/sections';
import { showSingleKeys } from '../shortcuts/shortcuts';
import { reloadOnEarlyPopstate } from '../page-loading/early-popstate';
import { startScriptFailureNotice } from '../islands/script-failure';
import { queueEarlyClicks } from '../islands/early-clicks';
import { markOpenedWork } from '../playground/early-work';
import { ignoreCompositionKeys } from '../browser/keys';

// Inline in the head: everything that the first paint depends on, or that has to work before ./script has loaded.
ignoreCompositionKeys();
showColorMode();
showPackageManager();
showSingleKeys();
markOpenedWork();
startColorMode();
defineRestoreNavigation();
reloadOnEarlyPopstate();
startScriptFailureNotice();
queueEarlyClicks();
