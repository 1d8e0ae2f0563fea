import { baseUrl } from './base-url';

/**
 * Origin the site is published at, without a trailing slash. Set SITE_URL to publish elsewhere. For
 * the build only: the browser has no environment.
 */
export const siteUrl = (process.env.SITE_URL || 'https://theme-ui.com').replace(/\/+$/, '');

/** @throws when BASE_URL is not a path with both slashes */
export function checkBaseUrl(path: string = baseUrl): string {
  if (/^\/([\w.~-]+\/)*$/.test(path)) return path;
  throw new Error(
    `BASE_URL is "${path}". Write the path below the origin with a slash at both ends, such as "/docs/".`,
  );
}
