/**
 * Takes away what neither the sandbox nor the policy of the frame covers: peer connections, which are
 * no part of `connect-src`, and the history that the frame shares with the page around it.
 * @param scope the frame's window
 */
export function lockDown(scope: Window & typeof globalThis): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(scope, name);
  }
  for (const name of ['back', 'forward', 'go']) {
    Reflect.deleteProperty(scope.History.prototype, name);
  }
}
