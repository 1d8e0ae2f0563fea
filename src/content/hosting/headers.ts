import { hashedName } from '../../base/facts/paths';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of some files. */
interface FileRule {
  /** Matches the path from the site's root, with its extension. */
  files: RegExp;
  headers: Headers;
}

/**
 * Headers of all responses. Together with the content security policy in each page's `<meta>` (./content-policy), they
 * protect readers. Only these are missing on hosts that can't set headers.
 */
export const policyHeaders = {
  // Ignored in a `<meta>`.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browser features that no page uses, so no script can request them.
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), ' +
    'hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), ' +
    'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  // Not `same-origin`: /customize sends the theme to the window that it opened with the reader's app.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const satisfies Headers;

/**
 * Headers of all HTTPS responses; servers mustn't send them over HTTP. Without `includeSubDomains`, because other
 * subdomains may be sites without HTTPS.
 */
export const httpsHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
} as const satisfies Headers;

/**
 * Headers that depend on the file. For each header, the first matching rule that has it applies. Documents are cached
 * for a minute so that prefetched ones are used: Firefox discards responses that it can't cache.
 */
export const fileRules: readonly FileRule[] = [
  {
    files: hashedName,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    files: /\.html$|\/live-packages\//,
    headers: { 'Cache-Control': 'public, max-age=60, must-revalidate' },
  },
  {
    files: /^\/(img|cards)\//,
    headers: { 'Cache-Control': 'public, max-age=3600' },
  },
  {
    // Any script may be a worker. Workers get their policy from this header: only this origin, no `eval`. In pages, the
    // page's policy applies. Repeats the policy of all responses, because some hosts only send the last matching
    // header.
    files: /^\/sw\.js$|^\/assets\//,
    headers: {
      'Content-Security-Policy': `default-src 'self';${policyHeaders['Content-Security-Policy']}`,
    },
  },
  {
    // Files that only this site's pages load. Not images, because the sandbox of live code, which has an opaque
    // origin, and exported projects show them. Not packages of older versions either: that would add a rule per file,
    // and Cloudflare Pages only reads 100 rules.
    files: /^\/(assets|page-data|search|live-packages)\//,
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
];

/**
 * Headers of all other files, such as the worker, page data, and the build's hash. The default of Netlify, Cloudflare
 * Pages, and Vercel.
 */
export const otherFiles: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Pages that the worker and frames request with their extension. Without it, they aren't part of the site. */
export const namedPages = /\/(404|live-frame)\.html$/;

/** Names of configuration files for hosts, at the root of the build. They aren't part of the site. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  nginx: 'nginx.conf',
  noJekyll: '.nojekyll',
  domain: 'CNAME',
} as const;

/**
 * Returns the headers of a file that depend on the file.
 * @param file path from the site's root, beginning with a slash
 */
export function ruleHeadersOf(file: string): Headers {
  const matching = fileRules.filter(({ files }) => files.test(file));
  return Object.assign({}, ...matching.map(({ headers }) => headers).reverse()) as Headers;
}

/** Returns all headers of a file, on hosts that can set them. */
export function headersOf(file: string): Headers {
  return { ...policyHeaders, ...otherFiles, ...ruleHeadersOf(file) };
}
