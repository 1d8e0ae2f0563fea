/**
 * Fetches a script past the browser's cache, which may keep for a year what was no whole script. Called before it is
 * loaded again; a failure is left to that.
 */
export async function refreshCached(url: string): Promise<void> {
  await fetch(url, { cache: 'reload' }).catch(() => {});
}
