import { markAsRun } from '../browser/on-demand';
import { startShortcutsDialog } from './shortcuts-dialog';
import { addStyles } from '../browser/page-styles';

/** The styles of the list, as CSS. */
declare const SHORTCUTS_STYLES: string;

// For readers who ask for the list: ../shell/script fetches it for them.
addStyles(SHORTCUTS_STYLES);
startShortcutsDialog();
markAsRun();
