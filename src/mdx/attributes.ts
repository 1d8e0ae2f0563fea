/** The button that copies the code of its figure. */
export const copyButton = 'data-copy';

/** In the same figure: how the copying went. */
export const copyStatus = 'data-copy-status';

/** The commands that install packages, with their tabs. */
export const installCommands = 'data-install';

/** A tab of these; its value is the package manager. */
export const packageTab = 'data-package-tab';

/** On the root element: the package manager that the reader chose. */
export const chosenPackageManager = 'data-package-manager';

/** A part that may scroll sideways; a tab stop in the HTML. */
export const scroller = 'data-scroller';
