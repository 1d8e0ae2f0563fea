import { markAsRun } from '../browser/on-demand';
import { addStyles } from '../browser/page-styles';
import { startSearchDialog } from './browser/search-dialog';
import { startSearchMarks } from './browser/search-marks';
import { startSearchPage } from './browser/search-page';

/** The styles of what is made here, as CSS. */
declare const SEARCH_STYLES: string;

// What only readers who search need: ../shell/script fetches it when one comes near.
addStyles(SEARCH_STYLES);
startSearchMarks();
startSearchPage();
startSearchDialog();
markAsRun();
