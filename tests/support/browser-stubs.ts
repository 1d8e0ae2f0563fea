class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What browsers have and jsdom lacks, as far as live examples may use it: it is there and sees nothing. */
const missing = {
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
 * Adds to jsdom what it lacks.
 * @throws when jsdom has it by now, so that the stub can go
 */
export function stubBrowser(): void {
  const present = Object.keys(missing).filter((name) => name in window);
  if (present.length > 0) throw new Error(`jsdom has ${present.join(', ')}. Remove the stub.`);
  Object.assign(window, missing);
}
