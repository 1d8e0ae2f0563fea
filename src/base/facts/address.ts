import { baseUrl } from './base-url';

/**
 * Origin of the published site, without a trailing slash. Set `SITE_URL` to change it. For the build only: browser
 * bundles don't define the variable.
 */
export const siteUrl = (process.env.SITE_URL || 'https://theme-ui.com').replace(/\/+$/, '');

/**
 * Validates the base path and returns it.
 * @throws if it doesn't start and end with a slash, or has other characters than a path
 */
export function checkBaseUrl(path: string = baseUrl): string {
  if (/^\/([\w.~-]+\/)*$/.test(path)) return path;
  throw new Error(
    `BASE_URL is "${path}", which isn't a valid path. Start and end it with a slash, such as "/docs/".`,
  );
}
