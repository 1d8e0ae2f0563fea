/** Footer button that opens the list of shortcuts. */
export const shortcutsButton = 'data-shortcuts';

/** Dialog with the list of shortcuts. */
export const shortcutsDialog = 'data-shortcuts-dialog';

/** On mentions of single-key shortcuts: hidden if the reader turned those off. */
export const singleKey = 'data-single-key';

/** On the root element: `off` if the reader turned off single-key shortcuts. */
export const singleKeys = 'data-single-keys';
