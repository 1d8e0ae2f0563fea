/** The button in the header that opens search. */
export const searchButton = 'data-search';

/** On the button: URL of the version's search data. */
export const searchFile = 'data-search-data';

/** On the button: path of the version; absent for the one at the root. */
export const searchVersion = 'data-search-version';

/** The form on /search. Its value is a `SearchFiles` object as JSON. */
export const searchForm = 'data-search-page';

/** In the form: the number of results. */
export const searchStatus = 'data-search-status';

/** In the form: the results. */
export const searchResults = 'data-search-results';

/** Link on the 404 page that searches for the words in the URL. */
export const missingPageLink = 'data-search-path';

/** The search dialog. */
export const searchDialog = 'data-search-dialog';

/** In the dialog: results, or suggestions and links. */
export const searchBody = 'data-search-body';

/** The list of recent searches. */
export const recentSearches = 'data-search-recent';

/** A button that removes a recent search. */
export const removeSearch = 'data-search-remove';
