/** The button that goes from one color mode to the next. */
export const colorModeToggle = 'data-color-mode-toggle';

/** On a button: the color mode that it takes; empty for the system's. */
export const colorModeChoice = 'data-color-mode-choice';

/** Says which color mode the page is in now. */
export const colorModeStatus = 'data-color-mode-status';

/** On the root element: the color mode that the reader chose; empty for the system's. */
export const chosenColorMode = 'data-chosen';

/** A section below the first view of a page, which ./view-first may leave out of a frame. */
export const belowView = 'data-below';
