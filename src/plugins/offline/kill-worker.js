// A service worker that ends the one before it: deletes what it kept, and goes. Pages stay as they are,
// and come from the network from now on. Written to build/sw.js by "npm run kill-worker".
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  async function end() {
    for (const name of await caches.keys()) {
      if (/^(theme-ui-docs|workbox-)/.test(name)) await caches.delete(name);
    }
    await self.registration.unregister();
  }
  event.waitUntil(end());
});
