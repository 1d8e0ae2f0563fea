/** On the root element: `open` while the menu of small screens is. */
export const menuState = 'data-menu';

/** The header's button that opens and closes the menu. */
export const menuToggle = 'data-menu-toggle';

/** The skip link to the side navigation: opens the menu, too. */
export const menuSkipLink = 'data-menu-skip';

/** A button that opens and closes a section, written by ./navigation-html; its value is the section's id. */
export const sectionButton = 'data-section';

/** On a page: ids of the sections that it stands in, from the top, with spaces between them. */
export const pageTrail = 'data-trail';

/** A place for the address that was asked for, on a page that stands for many. */
export const currentPath = 'data-current-path';
