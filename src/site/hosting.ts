import { policyHeaders } from './security-headers';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of some files. */
export interface FileRule {
  /** Which: matches the path from the site's root, with its extension. */
  files: RegExp;
  headers: Headers;
}

/** Headers of every answer, on hosts that let a site set them. */
export { policyHeaders };

/**
 * How long browsers keep which file; the first rule that matches decides. Documents are kept for a minute, so
 * that one that was fetched ahead is used: Firefox throws away what it may not keep.
 */
export const fileRules: readonly FileRule[] = [
  {
    // The name holds a hash.
    files: /\.[0-9a-f]{8}\.[a-z]+$/,
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    files: /\.html$|\/live-packages\//,
    headers: { 'Cache-Control': 'public, max-age=60, must-revalidate' },
  },
  {
    files: /^\/(img|cards)\//,
    headers: { 'Cache-Control': 'public, max-age=3600' },
  },
];

/**
 * Headers of all other files: the worker, page data, the build's hash and lists. Netlify, Cloudflare Pages and
 * Vercel send this by themselves.
 */
export const otherFiles: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Pages that are asked for with their extension: by the worker, and by frames. */
export const namedPages = /\/(404|live-frame)\.html$/;

/** Names of the files that tell hosts what to do. They stand at the root of a build and are no part of the site. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  nginx: 'nginx.conf',
  noJekyll: '.nojekyll',
  domain: 'CNAME',
} as const;

/**
 * The rule of a file.
 * @param file path from the site's root, beginning with a slash
 * @returns undefined for those that have none
 */
export function ruleOf(file: string): FileRule | undefined {
  return fileRules.find(({ files }) => files.test(file));
}
