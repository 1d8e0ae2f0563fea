import { currentVersion } from './list';

/**
 * Folder of a version's live examples, below the site's generated files: what stands there gets the packages of
 * that version (src/versions/plugin).
 */
export function liveModulesFolder(version: string): string {
  return version === currentVersion.name ? 'live-examples' : `live-examples/${version}`;
}
