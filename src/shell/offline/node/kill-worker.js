// Service worker that replaces the site's: it deletes all caches and unregisters itself, so pages come from the network
// again. "npm run kill-worker" copies it to build/sw.js.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  async function end() {
    for (const name of await caches.keys()) {
      const { pathname } = new URL(self.registration.scope);
      const isOwn = name.startsWith(`theme-ui-docs:${pathname}:`);
      if (isOwn || name.endsWith(self.registration.scope)) await caches.delete(name);
    }
    await self.registration.unregister();
  }
  event.waitUntil(end());
});
