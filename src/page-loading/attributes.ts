/** Id of the main content, which navigation replaces and the skip link leads to. */
export const contentId = 'content';

/** An element of the page-load messages; the value is its name, such as `title` or `failure`. */
export const loadingPart = 'data-loading';

/** Live region for a click that waits for its island. */
export const islandStatus = 'data-island-status';

/** Live region for the messages of src/offline, such as a lost connection. */
export const offlineNotice = 'data-offline-notice';

/** Alert for scripts that failed to load. */
export const scriptFailure = 'data-script-failure';

/** On the root element: the layout of the shell, if it isn't the default. ./page-view reads it. */
export const shellLayout = 'data-layout';

/** On the root element of the 404 page. */
export const notFoundDocument = 'data-not-found';

/**
 * Link to the list of versions, which scripts turn into a menu button. The value is the base path of the page's
 * version; ./page-view reads it.
 */
export const versionLink = 'data-versions';
