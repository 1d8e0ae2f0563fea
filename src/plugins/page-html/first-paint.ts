import { showColorMode, startColorMode } from '../../color-mode/controller';
import { showPackageManager } from '../../behaviors/install-tabs';
import { showSingleKeys } from '../../behaviors/shortcuts';
import { reloadOnEarlyPopstate } from '../../app-start/app-start';
import { startScriptFailureNotice } from '../../app-start/script-failure';
import { holdEarlyPresses } from '../../app-start/early-presses';
import { leaveKeysToInputMethods } from '../../browser/keys';

// Inline in the head: what the first paint depends on, and what a reader may do before ./shell is there.
leaveKeysToInputMethods();
showColorMode();
showPackageManager();
showSingleKeys();
startColorMode();
reloadOnEarlyPopstate();
startScriptFailureNotice();
holdEarlyPresses();
