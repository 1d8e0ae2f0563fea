let tell: ((error: unknown) => void) | undefined;

// React reports what handlers throw by this function, which it takes as it finds it: this module comes
// before React. The browser's own fires an event, which tells a document without an origin nothing in WebKit.
window.reportError = (error) => tell?.(error);

/**
 * Takes the errors that are reported from now on.
 * @param callback called with what was thrown
 */
export function onReportedError(callback: (error: unknown) => void): void {
  tell = callback;
}
