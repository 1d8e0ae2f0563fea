import { afterTask } from '../../../runtime/browser/after-task';

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

/** Properties that a preview can't use, by the object that code finds them on; `window` for globals. */
const unusable = {
  // The sandbox ignores calls.
  window: ['alert', 'confirm', 'prompt', 'print', 'open'],
  // The frame shares its history with the page.
  history: ['back', 'forward', 'go', 'pushState', 'replaceState'],
  // Without them, the document stays, and code can't use the clipboard after a click.
  document: ['execCommand', 'open', 'write', 'writeln'],
  navigator: ['clipboard'],
} as const;

/** Connections between peers, which aren't part of `connect-src`. */
const peerConnections = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'] as const;

/** Replaces a property's value, and calls back when code reads it. Code can replace it, but not restore it. */
function watchUse(target: object, name: string, value: unknown, onUse: () => void): void {
  if (!(name in target)) return;
  Object.defineProperty(target, name, {
    configurable: false,
    get() {
      onUse();
      return value;
    },
    set(replacement: unknown) {
      value = replacement;
      onUse = () => {};
    },
  });
}

/**
 * Removes what neither the sandbox nor the frame's policy covers: code from strings, which has no loop guard; peer
 * connections; the history; the clipboard; and the focus, which code may only move while it's inside the frame.
 * @param scope the frame's window
 * @param onLeave called when code navigates within the frame's document. Nothing can prevent that, and each time adds
 *   an entry to the history.
 * @param onRefused called with a note for the reader when code tries what a preview can't do
 */
export function lockDown(
  scope: Window & typeof globalThis,
  onLeave: () => void,
  onRefused: (note: string) => void,
): void {
  refuseStringCode(scope);
  const watch = (target: object, name: string, label: string, value?: unknown) =>
    watchUse(target, name, value, () => onRefused(`${label} doesn’t work in a preview.`));
  for (const name of unusable.window) watch(scope, name, `${name}()`, scope[name].bind(scope));
  for (const name of peerConnections) watch(scope, name, name);
  for (const name of unusable.history) watch(scope.History.prototype, name, `history.${name}()`);
  for (const name of unusable.document) {
    watch(scope.Document.prototype, name, `document.${name}()`);
  }
  for (const name of unusable.navigator) {
    watch(scope.Navigator.prototype, name, `navigator.${name}`);
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
    (violation) => onRefused(explainViolation(violation)),
    true,
  );
  watchPermissions(scope, (feature) => onRefused(`${feature} doesn’t work in a preview.`));
}

const formNote =
  'Forms don’t submit in a preview. To handle one, pass a function to `onSubmit`, and call `event.preventDefault()`.';

/** Explains what the frame's policy has blocked. */
function explainViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
  if (effectiveDirective === 'form-action') return formNote;
  if (blockedURI === 'inline') {
    return 'Attributes such as onclick="…" and <script> elements don’t run in a preview. In JSX, pass a function: onClick={() => …}.';
  }
  return `Previews have no network, so ${blockedURI} didn’t load.`;
}

/** Calls back with the name of each feature that the permissions policy blocks. Only Chromium reports them. */
function watchPermissions(scope: Window & typeof globalThis, onBlocked: (name: string) => void) {
  if (!('ReportingObserver' in scope)) return;
  new scope.ReportingObserver(
    (reports) => {
      for (const { body } of reports) onBlocked((body as { featureId?: string }).featureId ?? '');
    },
    { types: ['permissions-policy-violation'] },
  ).observe();
}

/**
 * Prevents what the browser does after an event. Code sees an event that isn't prevented yet.
 * @param onDefault called after all listeners, unless one prevented it too
 */
function withholdDefault(event: Event, onDefault: () => void): void {
  event.preventDefault();
  let isPrevented = false;
  Object.defineProperties(event, {
    defaultPrevented: { get: () => isPrevented },
    preventDefault: {
      value: () => {
        isPrevented = true;
      },
    },
  });
  afterTask(() => {
    if (!isPrevented) onDefault();
  });
}

/**
 * Prevents links and forms from navigating, whatever activates them. Links to an id in the preview scroll to it.
 * @param scope the frame's window
 * @param onRefused called with a note for the reader about any other link, and about a form
 */
export function preventNavigation(
  scope: Window & typeof globalThis,
  onRefused: (note: string) => void,
): void {
  function onClick(event: Event): void {
    const link = event
      .composedPath()
      .find((target) => target instanceof scope.Element && target.matches('a, area')) as
      Element | undefined;
    const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (typeof href !== 'string') return;
    withholdDefault(event, () => {
      if (href.startsWith('#')) scope.document.getElementById(href.slice(1))?.scrollIntoView();
      else onRefused(`Links don’t work in a preview: ${href}`);
    });
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    // It only closes a dialog.
    const method = button?.getAttribute('formmethod') ?? form.getAttribute('method');
    if (method?.toLowerCase() !== 'dialog') withholdDefault(event, () => onRefused(formNote));
  }
  // While capturing on the window, so before any listener of the code.
  scope.addEventListener('click', onClick, true);
  scope.addEventListener('auxclick', onClick, true);
  scope.addEventListener('submit', onSubmit, true);
}
