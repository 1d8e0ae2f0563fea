/** On elements that need scripts: hidden until scripts run, and in print. */
export const withScripts = 'data-with-scripts';

/** On fallbacks and notices for readers without scripts: hidden once scripts run. */
export const withoutScripts = 'data-without-scripts';

/** On elements around the page content, such as header and footer: hidden in print. */
export const shellPart = 'data-shell';

/** On the root element: scripts are running or loading. */
export const runningScripts = 'data-scripts';
