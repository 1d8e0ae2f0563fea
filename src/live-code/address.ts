/** Address of the page that runs edited code, below the site's base path. */
export const framePath = '/live-frame.html';

/** Folder in which the build leaves it, for Docusaurus to serve and to copy like `static`. */
export const liveFrameStatic = '.docusaurus/live-frame-static';
