import redirects from '../../redirects';
import { addressOf, pathOf } from './base-url';
import { cleanPath } from './paths';

/**
 * Where a redirected address leads.
 * @param pathname address of this site, with or without a trailing slash
 * @returns the target's address, or undefined when there is no redirect
 */
export function redirectTarget(pathname: string): string | undefined {
  const path = pathOf(cleanPath(pathname));
  const redirect = redirects.find(({ from }) => from === path);
  return redirect && addressOf(redirect.to);
}
