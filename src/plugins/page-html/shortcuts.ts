import { markAsRun } from '../../behaviors/on-demand';
import { startShortcutsDialog } from '../../behaviors/shortcuts-dialog';
import { addStyles } from '../../browser/page-styles';

/** The styles of the list, as CSS. */
declare const SHORTCUTS_STYLES: string;

// For readers who ask for the list: ./shell fetches it for them.
addStyles(SHORTCUTS_STYLES);
startShortcutsDialog();
markAsRun();
