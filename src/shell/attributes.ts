/** The list of "On this page". */
export const tocList = 'data-toc';

/** A button that copies the page; the value is the URL of its Markdown copy. */
export const pageCopyButton = 'data-page-copy';
