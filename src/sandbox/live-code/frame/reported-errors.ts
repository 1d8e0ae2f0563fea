let onError: ((error: unknown) => void) | undefined;

// React reports errors of event handlers with this function, and reads it when it loads, so import this module before
// React. The browser's function fires an event, which contains no details in WebKit if the origin is opaque.
window.reportError = (error) => onError?.(error);

/**
 * Sets the function that handles reported errors.
 * @param callback called with the thrown value
 */
export function onReportedError(callback: (error: unknown) => void): void {
  onError = callback;
}
