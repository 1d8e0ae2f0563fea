// A service worker that ends the one before it: deletes what it kept, and goes. Pages stay as they are,
// and come from the network from now on. Written to build/sw.js by "npm run kill-worker".
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
