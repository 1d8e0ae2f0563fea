import { showColorMode, startColorMode } from '../../color-mode/controller';
import { showPackageManager } from '../../components/mdx/install-tabs';
import { followEarlySteps } from '../../page-loading/app-start';
import { startScriptFailureNotice } from '../../page-loading/script-failure';
import { holdEarlyPresses } from './early-presses';

// Inline in the head: what the first paint depends on, and what a reader may do before ./shell is there.
showColorMode();
showPackageManager();
startColorMode();
followEarlySteps();
startScriptFailureNotice();
holdEarlyPresses();
