/** What works only with scripts: hidden until they run, and on paper. */
export const withScripts = 'data-with-scripts';

/** What stands in for it, or says why it is missing: hidden once scripts run. */
export const withoutScripts = 'data-without-scripts';

/** What surrounds the content of a page: left out on paper. */
export const shellPart = 'data-shell';
