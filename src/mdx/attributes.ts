/** Button that copies the code of its figure. */
export const copyButton = 'data-copy';

/** Status message for the copy button, in the same figure. */
export const copyStatus = 'data-copy-status';

/** Install commands with their tabs. */
export const installCommands = 'data-install';

/** Tab of the install commands; the value is the package manager. */
export const packageTab = 'data-package-tab';

/** On the root element: the selected package manager. */
export const chosenPackageManager = 'data-package-manager';

/** Element that may scroll horizontally; a tab stop in the HTML. */
export const scroller = 'data-scroller';
