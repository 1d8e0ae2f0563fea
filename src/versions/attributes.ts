/** The list in a version menu. */
export const versionsList = 'data-versions-list';

/** On the 404 page: the list of versions that have the page. The value is the path that it was filled for. */
export const versionsWithPage = 'data-versions-missing';

/** On the 404 page: links to the main sections, which scripts point to the requested version. */
export const mainSections = 'data-main-sections';

/** The select for the release that the reader uses. */
export const releaseField = 'data-release';

/** A "Since …" mark; the value is the release. */
export const sinceMark = 'data-since';

/** On a mark: only shown to readers of an older release. */
export const markForOlder = 'data-for-older';
