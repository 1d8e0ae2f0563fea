import { markAsRun } from '../browser/on-demand';
import { startShortcutsDialog } from './shortcuts-dialog';
import { addStyles } from '../browser/page-styles';

/** CSS of the list, inlined by the bundler. */
declare const SHORTCUTS_STYLES: string;

// Loaded on demand, by ./shortcuts in the shell script.
addStyles(SHORTCUTS_STYLES);
startShortcutsDialog();
markAsRun();
