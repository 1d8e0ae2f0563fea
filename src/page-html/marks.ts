/** Separates a page's styles, facts, and HTML in the text that the renderer hands to the template. */
export const partsMark = '<!--part-->';
