/** What shows the copy of the site on this device, and saves it. */
export const offlineCopy = 'data-offline-page';

/** In it: a part that is filled or shown by scripts; its value is the part's name. */
export const offlinePart = 'data-offline';

/** In it: a button; its value is what it does, such as `save`. */
export const offlineAction = 'data-offline-action';

/** A button that installs the site as an app. */
export const installButton = 'data-install-app';

/** On the root element: the site was installed while this document was open. */
export const installedSite = 'data-installed';
