import { showOutdated } from '../islands/script-failure';
import { withRetries } from '../browser/retry';
import { documentBuild } from './document-info';
import { fetchServedBuild } from './deploy-check';

/** Message for a part of an outdated page that can't be loaded. */
export const outdatedPageText =
  'This site has been updated since you opened this page. Reload the page to continue; what you typed is kept.';

/** True if the server has another build than this document; false if it can't be reached. */
export async function isOutdated(): Promise<boolean> {
  try {
    return (await fetchServedBuild()) !== documentBuild();
  } catch {
    return false;
  }
}

/**
 * Call after a script or frame of this page failed to load. After a deploy, the server may not have it anymore: then
 * this shows an alert with a Reload button, because trying again can't help.
 */
export async function reportFailedLoad(): Promise<void> {
  if (await isOutdated()) showOutdated(outdatedPageText);
}

/**
 * Imports a module, with retries. Reports a failure that a deploy may have caused.
 * @throws the last error
 */
export function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  return withRetries(load).catch((error: unknown) => {
    void reportFailedLoad();
    throw error;
  });
}
