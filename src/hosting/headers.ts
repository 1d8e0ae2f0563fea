/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of some files. */
export interface FileRule {
  /** Which: matches the path from the site's root, with its extension. */
  files: RegExp;
  headers: Headers;
}

/** What no page of this site uses, and so no script may ask for. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every answer: what protects readers beyond the content policy that each page brings in its `<meta>`
 * (./content-policy). A host without headers of its own loses these, and no more.
 */
export const policyHeaders = {
  // A `<meta>` cannot say who may show the page in a frame.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const satisfies Headers;

/**
 * Headers of every answer over HTTPS; a server must not send them over HTTP. Other subdomains are not named: they
 * may be other sites without HTTPS.
 */
export const httpsHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
} as const satisfies Headers;

/**
 * A worker is held by the policy that its script comes with: to this origin, without `eval`. It repeats that of
 * every answer, since some hosts send both and others the last.
 */
export const workerPolicy = `default-src 'self';${policyHeaders['Content-Security-Policy']}`;

/**
 * Headers that depend on the file; for each of them the first rule decides that matches and has it. Documents are
 * kept for a minute, so that one that was fetched ahead is used: Firefox throws away what it may not keep.
 */
export const fileRules: readonly FileRule[] = [
  {
    // The name holds a hash.
    files: /\.[0-9a-f]{8}\.[a-z]+$/,
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
    // Each of the site's scripts may be a worker's; in a page, the page's policy counts and not the script's.
    files: /^\/sw\.js$|^\/assets\//,
    headers: { 'Content-Security-Policy': workerPolicy },
  },
  {
    // What only pages of this site load. Pictures are not: the sandbox of live code, which has no origin, and
    // projects elsewhere show them. Nor are the packages of an older version: a folder of files that agree is
    // one rule, and Cloudflare Pages reads 100.
    files: /^\/(assets|page-data|navigation|search|live-packages)\//,
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
];

/**
 * Headers of all other files: the worker, page data, the build's hash and lists. Netlify, Cloudflare Pages and
 * Vercel send this by themselves.
 */
export const otherFiles: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Pages that the worker and frames request with their extension. Without it they aren't pages of the site. */
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
 * What the rules say of a file, beside what all files have.
 * @param file path from the site's root, beginning with a slash
 */
export function ruleHeadersOf(file: string): Headers {
  const matching = fileRules.filter(({ files }) => files.test(file));
  return Object.assign({}, ...matching.map(({ headers }) => headers).reverse()) as Headers;
}

/**
 * All headers of a file, on a host that lets a site set them.
 * @param file path from the site's root, beginning with a slash
 */
export function headersOf(file: string): Headers {
  return { ...policyHeaders, ...otherFiles, ...ruleHeadersOf(file) };
}
