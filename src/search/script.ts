import { markAsRun } from '../browser/on-demand';
import { addStyles } from '../browser/page-styles';
import { startSearchDialog } from './browser/search-dialog';
import { startSearchMarks } from './browser/search-marks';
import { startSearchPage } from './browser/search-page';

/** CSS for the dialog and the search page. */
declare const SEARCH_STYLES: string;

// Only loaded for readers who search: ../shell/script fetches it on hover or focus of the search button.
addStyles(SEARCH_STYLES);
startSearchMarks();
startSearchPage();
startSearchDialog();
markAsRun();
