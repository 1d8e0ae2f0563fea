import { baseUrl } from '../../base/facts/base-url';

/** Prefix of the names of all caches of this site; other sites may share the origin. */
export const sitePrefix = `theme-ui-docs:${baseUrl}:`;

/** Includes the version of the format. Workers delete caches with an older one. */
export const currentPrefix = `${sitePrefix}3:`;

/** Pages that were read recently, and their files. */
export const recentCache = `${currentPrefix}recent`;

/** Prefix of the names of saved copies. */
export const savedPrefix = `${currentPrefix}saved:`;

/** Cache with the saved copy of a build. It's complete once it contains the file list. */
export const savedCache = (build: string): string => savedPrefix + build;
