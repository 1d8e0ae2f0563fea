import { useLocation } from '@docusaurus/router';
import { pathOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import { versionAt, type DocumentedVersion } from './list';

/** The version of the documentation that the page belongs to. */
export function useVersion(): DocumentedVersion {
  return versionAt(pathOf(cleanPath(useLocation().pathname)) ?? '/');
}
