import { createBrowserHistory, type History, type Location } from 'history';

/**
 * The browser's history as the pages of the app see it: it is where the page shown is, and follows the
 * browser's when the next page is shown.
 */
export interface PageHistory extends History {
  /** The browser's, which is at the target of a navigation from its start. */
  browser: History;
  /** Follows the browser's to a location, whose page can be shown. */
  show(location: Location): void;
}

/** The history of the app in the browser. */
export function createPageHistory(): PageHistory {
  const browser = createBrowserHistory();
  const listeners = new Set<Parameters<History['listen']>[0]>();
  let { location, action } = browser;
  return {
    ...browser,
    browser,
    get length() {
      return browser.length;
    },
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(next) {
      location = next;
      ({ action } = browser);
      for (const listener of listeners) listener(location, action);
    },
  };
}
