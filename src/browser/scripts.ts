/**
 * Refetches a script to replace a broken copy in the HTTP cache, where it could stay for a year. Call it before
 * loading the script again. Ignores failures, which the load then reports.
 */
export async function refreshCached(url: string): Promise<void> {
  await fetch(url, { cache: 'reload' }).catch(() => {});
}
