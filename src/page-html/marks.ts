/** Stands between the hashes of a page's styles, the styles and the HTML, on their way from the renderer to the template. */
export const partsMark = '<!--part-->';

/** Stands in the policy of all pages where the hashes of a page's styles belong. */
export const hashesMark = '%hashes%';
