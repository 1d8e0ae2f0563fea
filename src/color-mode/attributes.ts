/** Button that switches to the next color mode. */
export const colorModeToggle = 'data-color-mode-toggle';

/** On a button: the color mode that it selects; empty to follow the system. */
export const colorModeChoice = 'data-color-mode-choice';

/** Live region that announces the current color mode. */
export const colorModeStatus = 'data-color-mode-status';

/** On the root element: the color mode that the reader selected; empty if the page follows the system. */
export const chosenColorMode = 'data-chosen';
