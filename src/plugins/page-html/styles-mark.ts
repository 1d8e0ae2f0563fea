/** Stands between a page's styles and its HTML on their way from the renderer to the template. */
export const stylesMark = '<!--styles-->';
