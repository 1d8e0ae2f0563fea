import { addStyles } from '../../runtime/browser/page-styles';
import { startPathSearch } from './browser/path-search';
import { createSearchDialog } from './browser/search-dialog';
import { startSearchMarks } from './browser/search-marks';
import { startSearchPage } from './browser/search-page';

import type { SearchModule } from './search-button';

/** CSS for the dialog and the search page. */
declare const SEARCH_STYLES: string;

// Only for readers who search: ./search-button imports it on hover or focus of the button.
addStyles(SEARCH_STYLES);
startSearchMarks();
startSearchPage();
startPathSearch();

let updateDialog: (() => void) | undefined;

export const requestSearch: SearchModule['requestSearch'] = (field) => {
  if (updateDialog) updateDialog();
  else updateDialog = createSearchDialog(field);
};
