/** The footer's button that shows the list of shortcuts. */
export const shortcutsButton = 'data-shortcuts';

/** The dialog with the list. */
export const shortcutsDialog = 'data-shortcuts-dialog';

/** What names a shortcut of a single key: hidden when the reader turned those off. */
export const singleKey = 'data-single-key';

/** On the root element: `off` if the reader turned them off. */
export const singleKeys = 'data-single-keys';
