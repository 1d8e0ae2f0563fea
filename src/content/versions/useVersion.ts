import { useLocation } from '@docusaurus/router';
import { pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { versionAt, type DocumentedVersion } from './list';

/** Documentation version of the current page. */
export function useVersion(): DocumentedVersion {
  return versionAt(pathOf(cleanPath(useLocation().pathname)) ?? '/');
}
