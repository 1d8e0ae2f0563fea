/** Address of the page that runs edited code, below the site's base path. */
export const framePath = '/live-frame.html';
