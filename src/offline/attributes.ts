/** Root element of `OfflineCopy`. */
export const offlineCopy = 'data-offline-page';

/** Part of it that a script fills or shows; the value is the part's name. */
export const offlinePart = 'data-offline';

/** Button in it; the value is its action, such as `save`. */
export const offlineAction = 'data-offline-action';

/** Button that installs the site as an app. */
export const installButton = 'data-install-app';

/** On `<html>`: the site was installed while this document was open. */
export const installedSite = 'data-installed';
