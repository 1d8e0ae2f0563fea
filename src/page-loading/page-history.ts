import { createBrowserHistory, createPath, type History, type Location } from 'history';
import { cleanPath } from '../site/paths';

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

/** An address, or a part of one, that can be decoded: where it cannot, each `%` stands for itself. */
export function decodable(address: string): string {
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}

/** The one spelling of an address that pages are linked by, of those under which the server has the page. */
function normalAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return createPath({ pathname: cleanPath(decodable(pathname)), search, hash: decodable(hash) });
}

/**
 * Gives the page the address that others link it by, where it was opened by another spelling, so that
 * nothing behind this has to know more than one; and the entry a key, by which its scroll position is
 * kept. Runs before the app looks at the address: it throws at what it cannot decode.
 */
export function normalizeEntry(): void {
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({ key, ...window.history.state }, '', normalAddress(window.location));
}

/** The history of the app in the browser. */
export function createPageHistory(): PageHistory {
  const browser = createBrowserHistory();
  // First of all listeners: a hash that the reader followed or typed gets a key of its own, and what an
  // earlier document made the address that pages are linked by.
  browser.listen((location) => {
    const address = normalAddress(location);
    const needsKey = location.key === undefined && location.hash !== '';
    if (address !== createPath(location) || needsKey) browser.replace(address);
  });
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

let history: PageHistory | undefined;

/** The one history of the app; in the browser only. */
export function pageHistory(): PageHistory {
  history ??= createPageHistory();
  return history;
}
