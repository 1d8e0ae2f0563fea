/** Headers for files whose path matches. */
export interface HeaderRule {
  /** Path below the base path; `*` stands for any characters, slashes too. */
  path: string;
  headers: Record<string, string>;
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
 * Folders whose files only pages of this site load. Pictures are not among them: the sandbox of live code,
 * which has no origin, and projects elsewhere show them.
 */
const ownFolders = ['/assets/*', '/page-data/*', '/navigation/*', '/search/*', '/live-packages/*'];

/** Headers of every answer; what hosts send (./hosting) begins with them. */
export const policyHeaders = {
  // A `<meta>` cannot say who may show the page in a frame.
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A worker is held by the policy that its script comes with: to this origin, without `eval`. */
const workerPolicy = "default-src 'self';frame-ancestors 'self'";

/**
 * Headers that protect readers, beyond the content policy that each page brings in its `<meta>`
 * (./content-policy). A host without headers of its own loses these, and no more. Where several rules match
 * a path, all of them apply; they set the same header only for the content policy, of which the browser
 * keeps both where a host sends both, and which the later one repeats where a host keeps the last.
 */
export const securityHeaders: HeaderRule[] = [
  { path: '/*', headers: policyHeaders },
  ...ownFolders.map((path) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
  })),
  ...['/sw.js', '/assets/*'].map((path) => ({
    path,
    headers: { 'Content-Security-Policy': workerPolicy },
  })),
];

/**
 * The headers of a file.
 * @param path below the base path
 */
export function securityHeadersOf(path: string): Record<string, string> {
  const matching = securityHeaders.filter(({ path: pattern }) =>
    new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`).test(path),
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

function escapePattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');
}
