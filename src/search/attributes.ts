/** The header's button that opens the search. */
export const searchButton = 'data-search';

/** On the button: address of the file of the version's pages. */
export const searchFile = 'data-search-data';

/** On the button: path of the version; none for the one at the root. */
export const searchVersion = 'data-search-version';

/** The form on /search; its value has the files of all versions, as JSON. */
export const searchForm = 'data-search-page';

/** In the form: how many results there are. */
export const searchStatus = 'data-search-status';

/** In the form: the results. */
export const searchResults = 'data-search-results';

/** The link of the 404 page to a search for the words of its address. */
export const missingPageLink = 'data-search-path';

/** The dialog. */
export const searchDialog = 'data-search-dialog';

/** In the dialog: results, or what takes their place. */
export const searchBody = 'data-search-body';

/** The list of recent searches. */
export const recentSearches = 'data-search-recent';

/** A button that forgets a recent search. */
export const removeSearch = 'data-search-remove';
