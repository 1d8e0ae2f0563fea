import { startSearchDialog } from '../../behaviors/search-dialog';
import { startSearchMarks } from '../../behaviors/search-marks';
import { startSearchPage } from '../../behaviors/search-page';

/** The styles of what is made here, as CSS. */
declare const SEARCH_STYLES: string;

// What only readers who search need: ./shell fetches it when one comes near.
const style = document.createElement('style');
style.textContent = SEARCH_STYLES;
document.head.append(style);
startSearchMarks();
startSearchPage();
startSearchDialog();
