/** The list of "On this page". */
export const tocList = 'data-toc';

/** A link that moves the focus past what is before its target. */
export const skipLink = 'data-skip';

/** A button that copies the page; its value is the address of the copy as Markdown. */
export const pageCopyButton = 'data-page-copy';
