/** Root element of an island; the value is the name of its component. */
export const islandRoot = 'data-island';

/** On the same element: name of the module with the page's islands. */
export const islandPage = 'data-island-page';

/** In an island: static HTML that React doesn't manage. */
export const islandSlot = 'data-slot';

/** In or around an island: its trigger, an `IslandStart` of ./start-islands. */
export const islandStart = 'data-start-on';

/** A live example; the value is the key that its edit is stored under for the session. */
export const liveExample = 'data-live-example';

/** A control with a click that waits for its island. */
export const queuedClick = 'data-held';
