import { fetchJson } from '../../page-loading/fetch-json';
import { addressOf } from '../../site/base-url';
import { isVersionsFile, versionsFilePath, type VersionsFile } from '../version-pages';

let pending: Promise<VersionsFile> | undefined;

/**
 * Fetches versions.json once; fetches it again after a failure.
 * @throws if it fails to load or is invalid
 */
export function fetchVersionsFile(): Promise<VersionsFile> {
  pending ??= fetchJson(addressOf(versionsFilePath), isVersionsFile).catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
