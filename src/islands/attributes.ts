/** The element around an island; its value is the name of the component. */
export const islandRoot = 'data-island';

/** On the same element: the module with the islands of the page. */
export const islandPage = 'data-island-page';

/** In an island: the HTML that React leaves as it is. */
export const islandSlot = 'data-slot';

/** In or around an island: when it starts, an IslandStart of ./start-islands. */
export const islandStart = 'data-start-on';

/** A live example; its value is the name by which the visit knows its edit. */
export const liveExample = 'data-live-example';

/** A control whose press goes on while the pointer moves. */
export const dragHandle = 'data-drag';

/** A control whose press waits for its island. */
export const heldPress = 'data-held';

/** On the root element: scripts run, or are on their way. */
export const runningScripts = 'data-scripts';
