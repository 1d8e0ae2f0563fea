/** The list of a menu of versions. */
export const versionsList = 'data-versions-list';

/** On the 404 page: which versions have the page. Its value is the path that it was filled for. */
export const versionsWithPage = 'data-versions-missing';

/** On the 404 page: links to the main sections, which lead to those of the version that was asked for. */
export const mainSections = 'data-main-sections';

/** The field in which a reader says which release they use. */
export const releaseField = 'data-release';

/** A mark that says since which release something is there; its value is the release. */
export const sinceMark = 'data-since';

/** On a mark: only readers of an older release see it. */
export const markForOlder = 'data-for-older';
