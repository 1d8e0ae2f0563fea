/** The browser's compiler, for the sandbox's own use. `lockDown` takes it from the code. */
export const NativeFunction = Function;

/** Sets a property that can't be deleted: in WebKit, deleting a replaced global restores the browser's. */
export function fixValue(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: false });
}

function refuse(): never {
  throw new EvalError("Previews don't run code from strings.");
}

/** Removes every way to run code without the loop guard. Timers refuse strings in `run-timers.ts`. */
function refuseStringCode(scope: typeof globalThis): void {
  for (const sample of [function () {}, function* () {}, async () => {}, async function* () {}]) {
    fixValue(Object.getPrototypeOf(sample) as object, 'constructor', refuse);
  }
  // For `instanceof`.
  fixValue(refuse, 'prototype', Function.prototype);
  fixValue(scope, 'Function', refuse);
  fixValue(scope, 'eval', refuse);
  fixValue(scope, 'WebAssembly', undefined);
}

/**
 * Removes what neither the sandbox nor the frame's policy covers: code from strings, which has no loop guard; peer
 * connections, which aren't part of `connect-src`; the history that the frame shares with its page; the clipboard,
 * which code could write to after a click; and the focus, which code may only move while it's inside the frame.
 * @param scope the frame's window
 * @param onLeave called when code navigates within the frame's document. Nothing can prevent that, and each time adds
 *   an entry to the history.
 * @param onRefused called when the policy blocks a URL in a nested frame
 */
export function lockDown(
  scope: Window & typeof globalThis,
  onLeave: () => void,
  onRefused: () => void,
): void {
  refuseStringCode(scope);
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(scope, name);
  }
  for (const name of ['back', 'forward', 'go', 'pushState', 'replaceState']) {
    Reflect.deleteProperty(scope.History.prototype, name);
  }
  Reflect.deleteProperty(scope.Document.prototype, 'execCommand');
  Reflect.deleteProperty(scope.Navigator.prototype, 'clipboard');
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
 * Prevents links and forms from navigating, whatever activates them. Links to an id in the preview scroll to it.
 * @param scope the frame's window
 * @param onLink called with the URL of any other link
 */
export function preventNavigation(
  scope: Window & typeof globalThis,
  onLink: (href: string) => void,
): void {
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
  // While capturing on the window, so before any listener of the code.
  scope.addEventListener('click', onClick, true);
  scope.addEventListener('auxclick', onClick, true);
  scope.addEventListener('submit', (event) => event.preventDefault(), true);
}
