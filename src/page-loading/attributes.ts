/** A part of the messages about a page that loads; its value is the name of the part. */
export const loadingPart = 'data-loading';

/** Says that a press waits for its island. */
export const islandStatus = 'data-island-status';

/** Says what src/offline has to say, such as that the connection is gone. */
export const offlineNotice = 'data-offline-notice';

/** Says that scripts did not load. */
export const scriptFailure = 'data-script-failure';

/** On the root element: the layout of the shell, if not the ordinary one; ./page-view reads it. */
export const shellLayout = 'data-layout';

/**
 * A link to the list of versions, which becomes the button of a menu; its value is the path of the page's version,
 * which ./page-view reads, too.
 */
export const versionLink = 'data-versions';
