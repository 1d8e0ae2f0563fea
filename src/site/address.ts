/**
 * Origin the site is published at, without a trailing slash. Set SITE_URL to publish elsewhere. For
 * the build only: the browser has no environment.
 */
export const siteUrl = (process.env.SITE_URL ?? 'https://theme-ui.com').replace(/\/+$/, '');
