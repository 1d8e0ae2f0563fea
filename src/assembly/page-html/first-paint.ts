import { showColorMode, startColorMode } from '../../runtime/color-mode/controller';
import { showStoredSelections } from '../../content/elements/tab-selection';
import { defineRestoreNavigation } from '../../shell/sidebar/sections';
import { showSingleKeys } from '../../shell/shortcuts/shortcuts';
import { reloadOnEarlyPopstate } from '../../runtime/page-loading/early-popstate';
import { queueEarlyClicks } from '../../runtime/islands/early-clicks';
import { markOpenedWork } from '../../sandbox/playground/early-work';
import { ignoreCompositionKeys } from '../../runtime/browser/keys';

// Inline in the head: everything that the first paint depends on, or that has to work before ./script has loaded.
ignoreCompositionKeys();
showColorMode();
showStoredSelections();
showSingleKeys();
markOpenedWork();
startColorMode();
defineRestoreNavigation();
reloadOnEarlyPopstate();
queueEarlyClicks();
