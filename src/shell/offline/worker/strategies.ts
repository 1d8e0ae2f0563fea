import { registerQuotaErrorCallback } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pageOfData } from '../../../runtime/page-loading/page-data';
import { parsePageView } from '../../../runtime/page-loading/page-view';
import { addressOf, pathOf } from '../../../base/facts/base-url';
import { cleanPath } from '../../../base/facts/paths';
import { recentCache } from '../cache-names';
import { findCopy, isOwnFile, pageDataHeaders } from './copies';
import { getConnection, setConnection } from './report';

declare const navigator: WorkerNavigator & { connection?: { saveData?: boolean } };

/** Time in s that the server has to send headers before a copy is used instead. */
const NETWORK_TIMEOUT_S = 3;

/** Maximum number of recently used files that are kept. */
const MAX_RECENT_FILES = 300;

const matchOptions = { ignoreVary: true };

const pathnameOf = ({ url }: Request) => new URL(url).pathname;

/** Reports whether the server responds. */
const watchConnection: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    setConnection('online');
    return response;
  },
  fetchDidFail: async ({ state }) => {
    state!.hasFailed = true;
    setConnection('offline');
  },
  // A copy is looked up after a failure or a timeout.
  cachedResponseWillBeUsed: async ({ state, cachedResponse }) => {
    if (!state!.hasFailed) setConnection('silent');
    return cachedResponse;
  },
};

/** Finds copies of pages under other URLs, too: with a trailing slash, or that of their page data. */
const findByPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const path = pathnameOf(request);
    return pageOfData(path) ?? addressOf(cleanPath(pathOf(path)!));
  },
};

/** Looks in all caches. */
const findInAllCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) => findCopy(request, cachedResponse),
};

/** Keeps files of this site, unless the reader saves data. */
const keepOwnFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    !navigator.connection?.saveData && (await isOwnFile(pathnameOf(request), response))
      ? response
      : null,
};

/** Creates page data from the copy of the page: only pages are kept. */
const createPageData: WorkboxPlugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const result = cachedResponse && parsePageView(await cachedResponse.text());
    if (!result) return undefined;
    const headers = await pageDataHeaders();
    return Response.json({ path: pathnameOf(request), result }, { headers });
  },
};

const createNetworkFirst = (plugins: WorkboxPlugin[], networkTimeoutSeconds = NETWORK_TIMEOUT_S) =>
  new NetworkFirst({ cacheName: recentCache, matchOptions, networkTimeoutSeconds, plugins });

/** Chooses a strategy by the state of the connection: after a timeout, the next requests use copies immediately. */
const createForConnection = (plugins: WorkboxPlugin[]) => {
  const all = [watchConnection, findByPage, findInAllCaches, ...plugins];
  const withTimeout = createNetworkFirst(all);
  const immediate = createNetworkFirst(all, 1e-3);
  return (isForced = false) =>
    getConnection() === 'silent' && !isForced ? immediate : withTimeout;
};

/** For files whose names contain a hash of their content. */
export const hashedFiles = new CacheFirst({
  cacheName: recentCache,
  matchOptions,
  plugins: [findInAllCaches, keepOwnFiles],
});

/**
 * Returns the strategy for pages, and for files without a hash.
 * @param isForced true if the reader wants the server's response, as after a reload
 */
export const networkFirst = createForConnection([keepOwnFiles]);

/** Returns the strategy for page data. */
export const pageData = createForConnection([createPageData]);

/** Deletes the oldest files beyond the limit. Caches list files in the order in which they were stored. */
export async function trimRecent(): Promise<void> {
  const cache = await caches.open(recentCache);
  const excess = (await cache.keys()).slice(0, -MAX_RECENT_FILES);
  await Promise.all(excess.map((request) => cache.delete(request)));
}

registerQuotaErrorCallback(() => caches.delete(recentCache));
