/** Button that copies the code of its figure. */
export const copyButton = 'data-copy';

/** Status message for the copy button, in the same figure. */
export const copyStatus = 'data-copy-status';

/** Install commands with their tabs. */
export const installCommands = 'data-install';

/** Tabs with their panels; the value is the name that their selection is stored under, or empty. */
export const tabGroup = 'data-tabs';

/** Tab; the value identifies it in its group. */
export const tab = 'data-tab';

/** On the root element: the selected package manager. */
export const chosenPackageManager = 'data-package-manager';

/** Element that may scroll horizontally; a tab stop in the HTML. */
export const scroller = 'data-scroller';
