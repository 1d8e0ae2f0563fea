/**
 * Takes away what neither the sandbox nor the policy of the frame covers: peer connections, which are
 * no part of `connect-src`; the history that the frame shares with the page around it; and the focus,
 * which code may move inside the frame only while it is there.
 * @param scope the frame's window
 * @param onLeave called when code leads the frame to another place in its page, which no property
 *   keeps it from and which counts as a step in that history
 * @param onRefused called when the policy refuses an address in a frame inside; the browser may have
 *   connected to it by then
 */
export function lockDown(
  scope: Window & typeof globalThis,
  onLeave: () => void,
  onRefused: () => void,
): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(scope, name);
  }
  for (const name of ['back', 'forward', 'go', 'pushState', 'replaceState']) {
    Reflect.deleteProperty(scope.History.prototype, name);
  }
  const hasFocus = scope.document.hasFocus.bind(scope.document);
  for (const prototype of [scope.HTMLElement.prototype, scope.SVGElement.prototype]) {
    const focus = prototype.focus;
    prototype.focus = function focusInside(...args) {
      if (hasFocus()) focus.apply(this, args);
    };
  }
  scope.focus = () => {};
  scope.addEventListener('hashchange', onLeave, true);
  scope.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') onRefused();
    },
    true,
  );
}

/**
 * Keeps links and forms from leading anywhere, whatever button, key or script presses them. Links to a
 * place inside the preview scroll to it.
 * @param scope the frame's window
 * @param onLink called with the address of a link that leads elsewhere
 */
export function holdLinks(scope: Window & typeof globalThis, onLink: (href: string) => void): void {
  function onClick(event: Event): void {
    const link = event
      .composedPath()
      .find((target) => target instanceof scope.Element && target.matches('a, area')) as
      Element | undefined;
    const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (typeof href !== 'string') return;
    event.preventDefault();
    if (href.startsWith('#')) scope.document.getElementById(href.slice(1))?.scrollIntoView();
    else onLink(href);
  }
  // Before any listener of the code.
  scope.addEventListener('click', onClick, true);
  scope.addEventListener('auxclick', onClick, true);
  scope.addEventListener('submit', (event) => event.preventDefault(), true);
}

/**
 * Calls a function at each press of the reader's, before any listener of the code; no event that code
 * makes is trusted.
 * @param scope the frame's window
 * @param onPress called without anything that code could get hold of
 */
export function watchPresses(scope: Window & typeof globalThis, onPress: () => void): void {
  scope.addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) onPress();
    },
    true,
  );
}
