/** Subset of webpack-dev-server's API. */
export interface DevServer {
  compiler: {
    hooks: { done: { tap(name: string, onDone: (stats: { hasErrors(): boolean }) => void): void } };
  };
  /** Undefined until the server has started. */
  webSocketServer?: {
    clients: unknown[];
    implementation: { on(event: 'connection', onConnection: (client: unknown) => void): void };
  };
  /** Tells browsers to hide the overlay, to show errors in it, or to load the page again. */
  sendMessage(
    clients: unknown[],
    type: 'ok' | 'errors' | 'static-changed',
    messages?: { message: string }[],
  ): void;
}

/**
 * Creates a message in the overlay of `npm start` that isn't an error of a compilation: after one of these, browsers
 * don't apply updates, so no other page could be opened.
 */
export function createOverlay() {
  let server: DevServer | undefined;
  let message = '';
  let hasErrors = false;
  let isConnected = false;

  function send(clients = server?.webSocketServer?.clients): void {
    if (message && clients) server!.sendMessage(clients, 'errors', [{ message }]);
  }
  return {
    /** @param text empty to hide the message */
    show(text: string): void {
      const wasShown = message !== '';
      message = text;
      if (text) send();
      // This also hides errors of a compilation.
      else if (wasShown && !hasErrors) {
        server?.sendMessage(server.webSocketServer?.clients ?? [], 'ok');
      }
    },
    connect(devServer: DevServer): void {
      server = devServer;
      devServer.compiler.hooks.done.tap('overlay', (stats) => {
        const { clients = [] } = devServer.webSocketServer ?? {};
        // A page whose update failed to compile ignores later ones, since it's compiled lazily.
        if (hasErrors && !stats.hasErrors()) devServer.sendMessage(clients, 'static-changed');
        hasErrors = stats.hasErrors();
        // After the server's own messages, which hide the overlay.
        setImmediate(send);
        if (isConnected || !devServer.webSocketServer) return;
        isConnected = true;
        devServer.webSocketServer.implementation.on('connection', (client) => {
          setImmediate(send, [client]);
        });
      });
    },
  };
}
