/** On the root element: `open` while the small-screen menu is open. */
export const menuState = 'data-menu';

/** Header button that opens and closes the menu. */
export const menuToggle = 'data-menu-toggle';

/** Skip link to the side navigation; also opens the menu. */
export const menuSkipLink = 'data-menu-skip';

/** Button that opens and closes a section, rendered by ./navigation-html. The value is the section's id. */
export const sectionButton = 'data-section';

/** On a page: ids of the sections that contain it, outermost first, separated by spaces. */
export const pageTrail = 'data-trail';

/** Element that shows the requested path, on a page that's served for many URLs (the 404 page). */
export const currentPath = 'data-current-path';
