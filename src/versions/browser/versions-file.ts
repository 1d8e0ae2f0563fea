import { fetchJson } from '../../page-loading/fetch-json';
import { addressOf } from '../../site/base-url';
import { isVersionsFile, versionsFilePath, type VersionsFile } from '../version-pages';

let file: Promise<VersionsFile> | undefined;

/**
 * Which pages each version has, fetched once; again after a failure.
 * @throws when the file does not come, or something else does
 */
export function readVersionsFile(): Promise<VersionsFile> {
  file ??= fetchJson(addressOf(versionsFilePath), isVersionsFile).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}
