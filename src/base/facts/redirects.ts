import redirects from '../../../redirects';
import { addressOf, pathOf } from './base-url';
import { cleanPath } from './paths';

/**
 * Returns the target of a redirect.
 * @param pathname path including the base path, with or without a trailing slash
 * @returns the target's path including the base path; undefined if there's no redirect
 */
export function redirectTarget(pathname: string): string | undefined {
  const path = pathOf(cleanPath(pathname));
  const redirect = redirects.find(({ from }) => from === path);
  return redirect && addressOf(redirect.to);
}
