import { currentVersion } from './list';

/**
 * Folder of a version's live examples, in the folder of generated files. Modules in it import that version's packages
 * (src/content/versions/plugin).
 */
export function liveModulesFolder(version: string): string {
  return version === currentVersion.name ? 'live-examples' : `live-examples/${version}`;
}
