/** Headers of every response. Written out, so that a change of src/content/hosting/headers.ts fails. */
export const expectedHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), ' +
    'hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), ' +
    'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Headers of every response over HTTPS. */
export const expectedHttpsHeaders = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Headers by file. For each header, the first match counts. */
const headersByFile: [files: RegExp, name: string, value: string][] = [
  [
    /\.[0-9a-f]{8}\.[a-z]+$|-[0-9a-f]{32}\.\w+$/,
    'Cache-Control',
    'public, max-age=31536000, immutable',
  ],
  [/\.html$|\/live-packages\//, 'Cache-Control', 'public, max-age=60, must-revalidate'],
  [/^\/(img|cards)\//, 'Cache-Control', 'public, max-age=3600'],
  [/(?:)/, 'Cache-Control', 'public, max-age=0, must-revalidate'],
  [
    /^\/sw\.js$|^\/assets\//,
    'Content-Security-Policy',
    "default-src 'self';frame-ancestors 'self'",
  ],
  [/^\/(assets|page-data|search|live-packages)\//, 'Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * All headers of a file, on hosts that can set them.
 * @param file path from the site's root, with its extension: `/theming.html`
 */
export function expectedHeadersOf(file: string): Record<string, string> {
  const own = headersByFile.filter(([files]) => files.test(file)).reverse();
  return {
    ...expectedHeaders,
    ...Object.fromEntries(own.map(([, name, value]) => [name, value])),
  };
}

/**
 * Content security policy of each page, in its `<meta>`: the value of each directive.
 * @param hashes source expressions of the page's inline scripts
 */
export const expectedPolicy = (hashes: string[]): Record<string, string> => ({
  'default-src': "'self'",
  'img-src': "'self' data:",
  'script-src': ["'self'", ...hashes].join(' '),
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self' https://stackblitz.com",
});

/** Policy of the sandbox that runs edited code, in its `<meta>`. Only it may evaluate strings. */
export const expectedFramePolicy = (hashes: string[]): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': ["'unsafe-eval'", ...hashes].join(' '),
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  'media-src': 'data:',
  'font-src': 'data:',
  'frame-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
});

/** The directives of a policy and their values. */
export const readPolicy = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
