import { showColorMode, startColorMode } from '../color-mode/controller';
import { showPackageManager } from '../mdx/install-tabs';
import { showSingleKeys } from '../shortcuts/shortcuts';
import { reloadOnEarlyPopstate } from '../page-loading/early-popstate';
import { startScriptFailureNotice } from '../islands/script-failure';
import { holdEarlyPresses } from '../islands/early-presses';
import { leaveKeysToInputMethods } from '../browser/keys';

// Inline in the head: what the first paint depends on, and what a reader may do before ./script is there.
leaveKeysToInputMethods();
showColorMode();
showPackageManager();
showSingleKeys();
startColorMode();
reloadOnEarlyPopstate();
startScriptFailureNotice();
holdEarlyPresses();
