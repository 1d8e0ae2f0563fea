import { markAsRun } from '../../behaviors/on-demand';
import { addStyles } from '../../browser/page-styles';
import { startSearchDialog } from '../../behaviors/search-dialog';
import { startSearchMarks } from '../../behaviors/search-marks';
import { startSearchPage } from '../../behaviors/search-page';

/** The styles of what is made here, as CSS. */
declare const SEARCH_STYLES: string;

// What only readers who search need: ./shell fetches it when one comes near.
addStyles(SEARCH_STYLES);
startSearchMarks();
startSearchPage();
startSearchDialog();
markAsRun();
