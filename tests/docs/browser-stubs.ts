class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** No-op stubs of browser APIs that live examples may use and jsdom doesn't have. */
const stubs = {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
};

/**
 * Adds the stubs to jsdom.
 * @throws if jsdom has gained one of the APIs, so that its stub can be removed
 */
export function stubBrowser(): void {
  const present = Object.keys(stubs).filter((name) => name in window);
  if (present.length > 0)
    throw new Error(
      `jsdom now has ${present.join(', ')}. Remove the stub from tests/docs/browser-stubs.ts.`,
    );
  Object.assign(window, stubs);
}
